import type { Board } from "../../../src/board/board.ts";
import { type DecisionEntry, decisionSchema } from "../../scenario/decision-schema.ts";
import { type Decision, writeAnswer } from "../../scenario/decisions.ts";
import type { ScenarioFile } from "../../scenario/schema.ts";
import type { Answered, CheckCase, Transcript } from "./check-case.ts";
import type { CaseFinding } from "./examine-case.ts";

/**
 * A finding as a scenario file: the position, the dice and every answer that a file can hold. It asks the question at
 * which the player failed, and where the failure was an answer it expects that it is not refused.
 */
export function writeScenario(
  { position, seat }: CheckCase,
  { answers, dice, position: { board } }: Transcript,
  finding: CaseFinding,
): ScenarioFile {
  const { ask, kind, message, at } = finding;
  const decisions = answers.flatMap((answered) => decisionOf(answered, board));
  const refused = at !== null && decisionOf(at, board).length > 0 && kind !== "not-deterministic";
  return {
    name: `${ask}: ${kind}: ${message}`.slice(0, 200),
    ...position,
    ...(dice.length > 0 ? { dice: [...dice] } : {}),
    ...(decisions.length > 0 ? { decisions } : {}),
    expect: {
      ...(at === null ? {} : { asked: [{ seat, ask: at.ask }] }),
      ...(refused ? { noEvents: [{ type: "DecisionRefused", seat, ask: at.ask }] } : {}),
    },
  };
}

/** The answer as a file's decision, or nothing when it is no answer that a file can hold. */
function decisionOf({ seat, ask, subject, answer }: Answered, board: Board): DecisionEntry[] {
  const { square, ...others } = subject;
  let written: unknown;
  try {
    written = writeAnswer(ask, answer, board);
  } catch {
    return [];
  }
  const entry: Omit<Decision, "subject" | "entry" | "answer"> & Record<string, unknown> = {
    seat,
    ask,
    ...(square === undefined ? {} : { square: board.names[square] }),
    ...others,
    answer: written,
  };
  const read = decisionSchema.safeParse(entry);
  return read.success ? [read.data] : [];
}
