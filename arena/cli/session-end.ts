import { writeFileSync } from "node:fs";
import { recordGame } from "../tournament/record-game.ts";
import type { StoppingFault } from "../tournament/record-tournament.ts";
import type { Console } from "./command.ts";
import { EXIT, type ExitCode, RunError } from "./exit.ts";
import type { Session } from "./session.ts";

/**
 * What is said of a session that did not come to its end, and its exit code. `command` is the line that goes on with it.
 * @throws {RunError} for a fault at which it stopped, with the file that holds the game's record
 */
export function endOf(
  { stop, fault, runs, store }: Session,
  { warn }: Pick<Console, "warn">,
  command: string,
): ExitCode | undefined {
  const saved = runs.map(
    ({ run, plan }) => `${store.finishedUnits(run).length} of ${plan.units} ${plan.unit}s`,
  );
  if (fault !== null) {
    throw new RunError(`${toldFault(fault)}${recordedIn(fault, store.path)}`);
  }
  if (stop !== "interrupted") return undefined;
  warn(`interrupted: ${saved.join(" and ")} are saved in ${store.path}; go on with`);
  warn(`  ${command} --resume`);
  return EXIT.interrupted;
}

const toldFault = ({ unit, first }: StoppingFault): string =>
  `${first.player} in unit ${unit}, game ${first.game}, seat ${first.seat + 1}: ${first.ask} ${first.reason}, ${first.message}`;

/** Writes the record of the game beside the store and says where; of training games there is none. */
function recordedIn({ run, unit, first, cutOffs }: StoppingFault, store: string): string {
  if (first.game < 0) return " (in training)";
  const file = `${store}-run${run.run}-unit${unit}-game${first.game}.json`;
  writeFileSync(file, `${JSON.stringify(recordGame(run.plan, unit, first.game, cutOffs))}\n`);
  return `; the game is in ${file}, arena replay shows it`;
}
