import type { StorePulse } from "../../arena/apps/server/pulse.ts";
import type { RunListing } from "../../arena/apps/server/routes.ts";
import type { Address, Go } from "./address.ts";

/** The props of every view. */
export interface ViewProps {
  /** The run that is looked at. */
  readonly run: RunListing;
  /** All runs of the store, oldest first. */
  readonly runs: readonly RunListing[];
  readonly address: Address;
  readonly go: Go;
  /** Text that changes when the run's numbers may have. */
  readonly version: string;
  /** The progress of everything in the store. */
  readonly pulse: StorePulse;
}
