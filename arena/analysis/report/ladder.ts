import { bounds, CONFIDENCE, estimateShare, pairedDifferences } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { Bounds } from "./report.ts";
import { percent } from "./share-text.ts";
import { Tally } from "./tally.ts";
import { textTable, wrapped } from "./text-table.ts";

/** The newcomer alone against a table full of one rival. */
export interface Rung {
  readonly rival: string;
  /** A learner plays seasons of its own on each rung. */
  readonly units: { readonly kind: string; readonly count: number; readonly gamesEach: number };
  /** The newcomer's. */
  readonly winShare: number;
  readonly interval: Bounds;
  /** p-value of "its share is par", adjusted for the rungs (Holm); null with too few units. */
  readonly p: number | null;
  /** "undecided": the units tell neither, so it takes more of them. */
  readonly verdict: "above" | "below" | "undecided";
}

export interface Ladder {
  readonly schema: 2;
  readonly player: string;
  readonly par: number;
  /** From the lowest. */
  readonly rungs: readonly Rung[];
  /** The highest rung up to which it is above every rival; null for none. */
  readonly above: string | null;
  readonly sentence: string;
}

/** A run of one rung: a line-up of the newcomer and then the rival in every other seat. */
export interface PlayedRung {
  readonly plan: TournamentPlan;
  readonly units: Iterable<UnitResult>;
}

/** Reads the runs of the rungs, from the lowest, as a ladder; a rung without a finished unit is left out. */
export function ladderOf(played: readonly PlayedRung[]): Ladder {
  const [{ plan: first }] = played as readonly [PlayedRung];
  const tallies = played
    .map(({ plan, units }) => {
      const tally = new Tally(plan);
      for (const unit of units) tally.add(unit);
      return tally;
    })
    .filter(({ units }) => units > 0);
  const par = 1 / first.seats;
  const shares = tallies.map(({ measures }) => measures.winShare[0]);
  const tests = pairedDifferences(
    shares.map((share) => [share, share.map(() => par)]),
    CONFIDENCE,
    Math.min(...tallies.map(({ plan }) => plan.games)),
  );
  const rungs = tallies.map(({ plan, units }, i): Rung => {
    const { value, interval } = estimateShare(shares[i], CONFIDENCE, plan.games);
    const { difference, adjusted: p } = tests[i];
    const found = p !== null && p < 1 - CONFIDENCE;
    return {
      rival: plan.players[1]?.id ?? "",
      units: { kind: plan.unit, count: units, gamesEach: plan.games },
      winShare: value,
      interval: bounds(interval),
      p,
      verdict: found ? (difference > 0 ? "above" : "below") : "undecided",
    };
  });
  const next = rungs.findIndex(({ verdict }) => verdict !== "above");
  const above = (next === -1 ? rungs.at(-1) : rungs[next - 1])?.rival ?? null;
  const player = (first.players[0]?.id ?? "").replace(/#new$/, "");
  return { schema: 2, player, par, rungs, above, sentence: sentenceOf(player, par, rungs) };
}

/** A ladder as text, the highest rung on top. */
export function ladderText({ rungs, sentence }: Ladder): string {
  const rows = rungs
    .toReversed()
    .map(({ rival, units, winShare, interval, p, verdict }) => [
      `three ${rival}`,
      percent(winShare),
      interval === null ? "–" : `${percent(interval[0])} to ${percent(interval[1])}`,
      p === null ? "–" : p < 0.0001 ? "<0.0001" : p.toFixed(4),
      `${units.count} ${units.kind}s of ${units.gamesEach}`,
      verdict,
    ]);
  return `${wrapped(sentence)}\n\n${textTable([["against", "wins", "95%", "p (Holm)", "over", "it is"], ...rows], true)}`;
}

/** A sentence on where the player stands: `hl is above random and greedy; below trader (par 25.0%).` */
function sentenceOf(player: string, par: number, rungs: readonly Rung[]): string {
  const clauses = CLAUSES.flatMap(([verdict, words]) => {
    const rivals = rungs.filter((rung) => rung.verdict === verdict).map(({ rival }) => rival);
    return rivals.length === 0 ? [] : [`${words} ${listed(rivals)}`];
  });
  if (rungs.length === 0) return `Nothing can be said of ${player} yet.`;
  return `${player} is ${clauses.join("; ")} (par ${percent(par)}).`;
}

const CLAUSES: readonly (readonly [Rung["verdict"], string])[] = [
  ["above", "above"],
  ["below", "below"],
  ["undecided", "undecided against"],
];

/** `a, b and c`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
