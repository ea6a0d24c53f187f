import type { Question } from "../../../src/events/questions.ts";
import type { Refusal } from "../../../src/events/refusals.ts";
import type { Hook } from "../../../src/player/player.ts";
import type { ScenarioFile } from "../../scenario/schema.ts";

/** Kinds of faults: an answer that is refused, by its reason, and those that no single answer shows. */
export type FindingKind =
  | Refusal
  /** Two players made alike answered the same position differently. */
  | "not-deterministic"
  /** It drew chance of its own, or looked at a clock. */
  | "hidden-source"
  /** It took longer than the limit for one answer, twice. */
  | "slow"
  /** It did not return from a call. */
  | "hung"
  /** Its memory is not what it declares, or does not survive being written down. */
  | "memory"
  /** A name of its own is nearly one that it would be called by. */
  | "misspelt"
  /** The compiler complains of its source. */
  | "types"
  /** It could not be made, or reads a setting that it does not declare. */
  | "settings";

/** One thing that is wrong. */
export interface Finding {
  readonly kind: FindingKind;
  /** The question or the hook at which it shows, if it is one. */
  readonly ask: Question | Hook | null;
  /** One line. */
  readonly message: string;
  /** The smallest position found that shows it, as a scenario; null when no single position does. */
  readonly scenario: ScenarioFile | null;
}

/** Kind and question: what makes two findings the same. */
export function sameness({ kind, ask }: Pick<Finding, "kind" | "ask">): string {
  return `${kind} ${ask}`;
}
