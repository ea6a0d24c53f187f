import type { RunListing } from "../../arena/apps/server/routes.ts";
import type { Address, Go } from "./address.ts";
import type { LivePulse } from "./source.ts";

/** The props of a view that shows the whole store. */
export interface StoreViewProps {
  /** All runs of the store, oldest first. */
  readonly runs: readonly RunListing[];
  readonly address: Address;
  readonly go: Go;
  /** The progress of everything in the store. */
  readonly pulse: LivePulse;
}

/** The props of a view that shows one run. */
export interface RunViewProps extends StoreViewProps {
  readonly run: RunListing;
  /** Text that changes when the run's numbers may have. */
  readonly version: string;
}
