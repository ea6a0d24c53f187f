import type { RunListing } from "../../arena/apps/server/routes.ts";
import { Empty } from "./empty.tsx";

/** A run of which no unit is finished: why, and what to do. */
export function Unplayed({ run: { stop, plan } }: { readonly run: RunListing }) {
  const first = `first ${plan.unit}`;
  switch (stop) {
    case "fault":
      return (
        <Empty title={`This run stopped at a player's fault before its ${first} was finished.`}>
          The terminal named the player and what it did. The same command with --resume plays that {plan.unit}{" "}
          again and names them once more.
        </Empty>
      );
    case "interrupted":
      return (
        <Empty title={`This run was interrupted before its ${first} was finished.`}>
          The same command with --resume goes on with it.
        </Empty>
      );
    default:
      return <Empty title={`No ${plan.unit} is finished yet.`}>This page shows the first when it is.</Empty>;
  }
}
