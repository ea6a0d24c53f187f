import {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  holm,
  MARGIN,
  pairedDifferences,
  unpairedDifference,
  type Verdict,
  verdict,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { pairs } from "./comparison.ts";
import type { Bounds } from "./report.ts";
import { percent, points } from "./share-text.ts";
import { Tally } from "./tally.ts";
import { textTable, wrapped } from "./text-table.ts";

/** One player in two tournaments. */
export interface PlayerChange {
  readonly player: string;
  readonly winShares: readonly [a: number, b: number];
  /** Win share in b less that in a. */
  readonly change: number;
  /** Adjusted for all players, as `p` is (Holm). */
  readonly interval: Bounds;
  readonly p: number | null;
  /** Verdict on the player in b against itself in a. */
  readonly verdict: Verdict;
}

/** Two whole line-ups, or one under two rule sets, as `--json` prints it. */
export interface LineUpComparison {
  readonly kind: "line-ups";
  readonly schema: 1;
  readonly engine: string;
  readonly seed: string;
  readonly sides: readonly [a: ComparedSide, b: ComparedSide];
  /** Numbers of the stored runs that were compared. */
  readonly runs: readonly [a: number, b: number];
  /** Reasons why units are not pairs, in words; none where they are. */
  readonly differs: readonly string[];
  readonly units: { readonly kind: string; readonly count: number; readonly gamesEach: number };
  /** "no difference" is said where the whole interval is nearer to 0 than this. */
  readonly margin: number;
  /** Players of both sides, in the order of a. */
  readonly players: readonly PlayerChange[];
  readonly sentence: string;
}

export interface ComparedSide {
  readonly rules: string;
  readonly board: string;
  readonly players: readonly string[];
}

/** A tournament that was played: its plan, its number in the store, and its units in order. */
export interface PlayedSide {
  readonly run: number;
  readonly plan: TournamentPlan;
  readonly units: Iterable<UnitResult>;
}

/**
 * Compares every player of two tournaments with itself: unit by unit, or as two samples where `differs` says why not.
 * Throws where nobody plays in both.
 */
export function compareLineUps(
  [a, b]: readonly [PlayedSide, PlayedSide],
  differs: readonly string[],
): LineUpComparison {
  const [sharesA, sharesB] = [sharesOf(a), sharesOf(b)];
  const common = [...sharesA.keys()].filter((player) => sharesB.has(player));
  if (common.length === 0) throw new Error(`runs ${a.run} and ${b.run} have no player in common`);
  const sampled = common.map((player): readonly [number[], number[]] => {
    const [ofA, ofB] = [sharesA.get(player) as UnitShares, sharesB.get(player) as UnitShares];
    return differs.length === 0 ? pairs([ofA, ofB]) : [[...ofA.values()], [...ofB.values()]];
  });
  const met = sampled.map((sample) => sample.every((shares) => shares.length > 0));
  const samples = sampled.filter((_, i) => met[i]);
  const both = common.filter((_, i) => met[i]);
  const games = a.plan.games;
  const found = differs.length === 0 ? paired(samples, games) : apart(samples, games);
  const players = both.map((player, i): PlayerChange => {
    const { difference, interval, adjusted } = found[i];
    return {
      player,
      winShares: [mean(samples[i][0]), mean(samples[i][1])],
      change: difference,
      interval: bounds(interval, DIFFERENCE),
      p: adjusted,
      verdict: verdict({ difference, interval, p: adjusted }),
    };
  });
  const document = {
    kind: "line-ups" as const,
    schema: 1 as const,
    engine: a.plan.engine,
    seed: a.plan.seed,
    sides: [sideOf(a.plan), sideOf(b.plan)] as const,
    runs: [a.run, b.run] as const,
    differs,
    units: {
      kind: a.plan.unit,
      count: Math.min(...(samples[0] ?? [[]]).map((shares) => shares.length)),
      gamesEach: games,
    },
    margin: MARGIN,
    players,
  };
  return { ...document, sentence: sentenceOf(document) };
}

/** A comparison of line-ups as text: the sentence first, then a row a player. */
export function lineUpText(found: LineUpComparison): string {
  const { players, sides, runs, units } = found;
  const head = ["player", "wins in a", "wins in b", "change", "95%", "p (Holm)", "in b it is"];
  const rows = players.map(({ player, winShares, change, interval, p, verdict }) => [
    player,
    ...winShares.map(percent),
    points(change),
    interval === null ? "–" : `${points(interval[0])} to ${points(interval[1])}`,
    p === null ? "–" : p < 0.0001 ? "<0.0001" : p.toFixed(4),
    p === null ? `too few ${units.kind}s` : verdict,
  ]);
  const named = sides.map(({ rules, players }, side) =>
    wrapped(`${"ab"[side]}: ${players.join(", ")} under ${rules}, run ${runs[side]}`),
  );
  return `${wrapped(found.sentence)}\n\n${textTable([head, ...rows], true)}\n${named.join("\n")}\n`;
}

type UnitShares = ReadonlyMap<number, number>;

/** Win shares by player and unit. */
function sharesOf({ plan, units }: PlayedSide): ReadonlyMap<string, UnitShares> {
  const { ids } = scheduleOf(plan);
  const shares = new Map(ids.map((id) => [id, new Map<number, number>()]));
  const tally = new Tally(plan);
  for (const unit of units) {
    tally.add(unit);
    ids.forEach((id, player) => {
      shares.get(id)?.set(unit.unit, tally.lastShare(player));
    });
  }
  return shares;
}

type Samples = readonly (readonly [a: readonly number[], b: readonly number[]])[];

const paired = (samples: Samples, games: number) =>
  pairedDifferences(
    samples.map(([a, b]) => [b, a]),
    CONFIDENCE,
    games,
  );

function apart(samples: Samples, games: number) {
  const found = samples.map(([a, b]) => unpairedDifference(b, a, CONFIDENCE, games));
  const adjusted = holm(found.map(({ p }) => p ?? 1));
  return samples.map(([a, b], i) => {
    const { interval } = unpairedDifference(b, a, 1 - (1 - CONFIDENCE) / samples.length, games);
    return { ...found[i], interval, adjusted: found[i].p === null ? null : adjusted[i] };
  });
}

const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

const sideOf = ({ rules, board, players }: TournamentPlan): ComparedSide => ({
  rules,
  board,
  players: players.map(({ id }) => id),
});

function sentenceOf({ players, sides, units, differs }: Omit<LineUpComparison, "sentence">): string {
  const [a, b] = sides;
  const where = a.rules === b.rules ? "in b than in a" : `under ${b.rules} than under ${a.rules}`;
  const parts = (["better", "worse"] as const).flatMap((word) => {
    const who = players.filter(({ verdict }) => verdict === word).map(({ player }) => player);
    return who.length === 0 ? [] : [`${who.join(", ")} ${who.length === 1 ? "does" : "do"} ${word} ${where}`];
  });
  const found = parts.length === 0 ? `Nobody is shown to do better or worse ${where}` : parts.join("; ");
  const over = `over ${units.count} ${units.kind}s of ${units.gamesEach} games`;
  return differs.length === 0
    ? `${found}, ${over} on the same seeds.`
    : `${found}, ${over} that are not paired: ${differs.join("; ")}.`;
}
