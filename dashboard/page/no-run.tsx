import type { RunListing } from "../../arena/apps/server/routes.ts";
import { hashOf } from "./address.ts";
import { Empty } from "./empty.tsx";
import { Missing } from "./missing.tsx";

interface Props {
  /** The run that the address names. */
  readonly wanted: string | undefined;
  readonly runs: readonly RunListing[];
  readonly studies: number;
}

/** Says that there is no run to show, and where else to look. */
export function NoRun({ wanted, runs, studies }: Props) {
  if (runs.length > 0) return <Missing what={`run ${wanted}`} />;
  return (
    <Empty title="The store has no run yet." commands={["run"]}>
      {studies > 0 && (
        <>
          It has studies: see <a href={hashOf({ view: "tuning", params: {} })}>Tuning</a>.{" "}
        </>
      )}
      Play a tournament; this page shows it while it is played.
    </Empty>
  );
}
