import { writeFileSync } from "node:fs";
import { recordFault } from "../../replay/record/record-game.ts";
import { COMMAND_PREFIX } from "../../runtime/command-prefix.ts";
import { EXIT, type ExitCode, RunError } from "../../runtime/exit.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import type { TaskFault } from "../../tournament/workers/play-task.ts";
import type { Console } from "./command.ts";
import { shellWord } from "./plan-options.ts";
import type { Session } from "./session.ts";

/**
 * Warns of a session that was interrupted, with the `command` that goes on with it, and returns the exit code.
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
  if (fault !== null) throw faultError(fault.run.plan, fault, `${store.path}-run${fault.run.run}`);
  // Done, also where Ctrl-C came as the last unit was stored.
  if (stop !== "interrupted") return EXIT.done;
  warn(`interrupted: ${saved.join(" and ")} are saved in ${store.path}; go on with`);
  warn(`  ${command} --resume`);
  return EXIT.interrupted;
}

/** The error of a fault at which play stopped. Writes the record of its game to a file whose name begins with `stem`. */
export function faultError(plan: RunnablePlan, fault: TaskFault, stem: string): RunError {
  const { unit, first } = fault;
  return new RunError(
    `${first.player} in unit ${unit}, game ${first.game}, seat ${first.seat + 1}: ${first.ask} ${first.reason}, ${first.message}${recordedIn(plan, fault, stem)}`,
  );
}

/** Writes the record and says where; of training games there is none. */
function recordedIn(plan: RunnablePlan, { unit, first, cutOffs }: TaskFault, stem: string): string {
  if (first.game < 0) return " (in training)";
  const recorded = recordFault(plan, unit, first.game, cutOffs);
  if (recorded === null) return " (played again, it stops in training)";
  const { record, game, earlier } = recorded;
  const file = `${stem}-unit${unit}-game${game}.json`;
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  const again =
    earlier === null
      ? ""
      : `; played again, it stops in game ${game} (${earlier.ask} ${earlier.reason}, ${earlier.message})`;
  return `${again}; the game is in ${file}, ${COMMAND_PREFIX} replay ${shellWord(file)} shows it`;
}
