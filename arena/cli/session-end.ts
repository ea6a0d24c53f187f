import { writeFileSync } from "node:fs";
import { recordGame } from "../tournament/record-game.ts";
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
    const { unit, first, run, cutOffs } = fault;
    const file = `${store.path}-run${run.run}-unit${unit}-game${first.game}.json`;
    const recorded = recordGame(run.plan, unit, first.game, cutOffs);
    writeFileSync(file, `${JSON.stringify(recorded)}\n`);
    throw new RunError(
      `${first.player} in unit ${unit}, game ${first.game}, seat ${first.seat + 1}: ${first.ask} ${first.reason}, ${first.message}; the game is in ${file}, arena replay shows it`,
    );
  }
  if (stop !== "interrupted") return undefined;
  warn(`interrupted: ${saved.join(" and ")} are saved in ${store.path}; go on with`);
  warn(`  ${command} --resume`);
  return EXIT.interrupted;
}
