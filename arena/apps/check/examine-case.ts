import { isDeepStrictEqual } from "node:util";
import type { Question } from "../../../src/events/questions.ts";
import type { Fault } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import { type Answered, type CheckCase, playCase, positionOf, type Transcript } from "./check-case.ts";
import type { Finding } from "./finding.ts";
import { Peddler } from "./peddler.ts";
import type { Probes } from "./probes.ts";

/** Setting of an examination. */
export interface Examination {
  /** A new player, always made in the same way. */
  readonly create: () => Player;
  readonly probes: Probes;
  /** Milliseconds that an answer may take. */
  readonly limitMs: number;
  /** Told of every question before it is put, and after it with null. */
  readonly asking: (ask: Question | null) => void;
}

/** A finding before its scenario is written: with the answer at which it shows, where there is one. */
export interface CaseFinding extends Omit<Finding, "scenario"> {
  readonly at: Answered | null;
}

/** Result of one case. */
export interface CaseResult {
  readonly transcript: Transcript;
  /** Answers of the examined player. */
  readonly answers: readonly Answered[];
  readonly findings: readonly CaseFinding[];
}

/** Plays the case, and when nothing is wrong with it once more with another new player, to compare. */
export function examineCase(
  checkCase: CheckCase,
  examination: Examination,
  rivals = () => new Peddler(),
): CaseResult {
  const position = positionOf(checkCase);
  const looks = new Map<Question, string[]>();
  const play = (): { transcript: Transcript; answers: Answered[] } => {
    const { probes, asking, create } = examination;
    const around = {
      before(ask: Question) {
        asking(ask);
        probes.arm();
        current = ask;
      },
      after() {
        probes.disarm();
        asking(null);
        const seen = probes.looks();
        if (seen.length > 0) looks.set(current, seen);
      },
    };
    let current: Question = "jail";
    const transcript = playCase(position, checkCase.seat, create(), around, rivals);
    return { transcript, answers: transcript.answers.filter(({ seat }) => seat === checkCase.seat) };
  };
  const first = play();
  const { answers, transcript } = first;
  const faults = transcript.faults.filter(({ seat }) => seat === checkCase.seat);
  const findings = [
    ...faults.map((fault) => findingOf(fault, transcript)),
    ...[...looks].map(([ask, names]) => hiddenSource(ask, names, answers)),
  ];
  if (faults.length > 0) return { transcript, answers, findings };
  const again = play().answers;
  // A look at chance or a clock explains a difference well enough.
  if (findings.length === 0) findings.push(...differences(answers, again));
  findings.push(...slowAnswers(answers, again, examination.limitMs));
  return { transcript, answers, findings };
}

function findingOf({ ask, reason, message }: Fault, { answers }: Transcript): CaseFinding {
  const at = answers.findLast((answered) => answered.ask === ask) ?? null;
  return { kind: reason, ask, message, at };
}

function hiddenSource(ask: Question, names: readonly string[], answers: readonly Answered[]): CaseFinding {
  return {
    kind: "hidden-source",
    ask,
    message: `uses ${names.join(" and ")}; ${insteadOf(names)}`,
    at: answers.find((answered) => answered.ask === ask) ?? null,
  };
}

function insteadOf(names: readonly string[]): string {
  return names.some((name) => /random/i.test(name))
    ? "use ctx.random, which belongs to the game"
    : "no answer may depend on the time";
}

function differences(first: readonly Answered[], second: readonly Answered[]): CaseFinding[] {
  const place = first.findIndex(
    (answered, i) =>
      answered.ask !== second[i]?.ask || !isDeepStrictEqual(answered.answer, second[i]?.answer),
  );
  const at = first[place];
  if (at === undefined) return [];
  const message = `answered ${shownAnswer(at.answer)}, and another time ${shownAnswer(second[place]?.answer)}`;
  return [{ kind: "not-deterministic", ask: at.ask, message, at }];
}

function slowAnswers(
  first: readonly Answered[],
  second: readonly Answered[],
  limitMs: number,
): CaseFinding[] {
  const place = first.findIndex(
    ({ ms }, i) => Math.min(ms, second[i]?.ms ?? Number.POSITIVE_INFINITY) > limitMs,
  );
  const at = first[place];
  if (at === undefined) return [];
  const ms = Math.round(Math.min(at.ms, second[place]?.ms ?? at.ms));
  return [{ kind: "slow", ask: at.ask, message: `took ${ms} ms, with a limit of ${limitMs}`, at }];
}

function shownAnswer(answer: unknown): string {
  return answer === undefined ? "nothing" : JSON.stringify(answer).slice(0, 80);
}
