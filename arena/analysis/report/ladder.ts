import { bounds, CONFIDENCE, estimateShare, pairedDifferences } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout } from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { Bounds } from "./report.ts";
import { percent } from "./share-text.ts";
import { textTable } from "./text-table.ts";

/** The newcomer alone against a table full of one rival. */
export interface Rung {
  readonly rival: string;
  /** The newcomer's. */
  readonly winShare: number;
  readonly interval: Bounds;
  /** Of "its share is par", adjusted for the rungs (Holm); null with too few units. */
  readonly p: number | null;
  /** "undecided": the units tell neither, so it takes more of them. */
  readonly verdict: "above" | "below" | "undecided";
}

export interface Ladder {
  readonly schema: 2;
  readonly player: string;
  readonly par: number;
  readonly units: { readonly kind: string; readonly count: number };
  readonly rungs: readonly Rung[];
  /** The highest rung up to which it is above every rival; null for none. */
  readonly above: string | null;
}

/** Reads a one-against-three run as a ladder, its rungs in the order of the players. */
export function ladderOf(plan: TournamentPlan, units: Iterable<UnitResult>): Ladder {
  const { seatings, entries, ids } = scheduleOf(plan);
  const layout = rowLayout(plan.seats, scheduleOf(plan).learners.length);
  const rivalOf = seatings.map((seating) => Math.max(...seating.map((entry) => entries[entry])));
  const seatOf = seatings.map((seating) => seating.findIndex((entry) => entries[entry] === 0));
  const shares = ids.map((): number[] => []);
  let count = 0;
  for (const { games } of units) {
    count++;
    const wins = ids.map(() => 0);
    const played = ids.map(() => 0);
    for (let at = 0; at < games.length; at += layout.width) {
      const seating = games[at + GAME_WORD.seating];
      const winners = games[at + GAME_WORD.winners];
      const rival = rivalOf[seating];
      const seat = seatOf[seating];
      played[rival]++;
      if ((winners >> seat) & 1) wins[rival] = wins[rival] + 1 / bitsIn(winners);
    }
    for (let rival = 1; rival < ids.length; rival++) {
      shares[rival]?.push(wins[rival] / played[rival]);
    }
  }
  const par = 1 / plan.seats;
  const gamesEach = plan.games / (ids.length - 1);
  const tests = pairedDifferences(
    shares.slice(1).map((share) => [share, share.map(() => par)]),
    CONFIDENCE,
    gamesEach,
  );
  const rungs = tests.map(({ difference, adjusted: p }, i): Rung => {
    const { value, interval } = estimateShare(shares[i + 1], CONFIDENCE, gamesEach);
    const found = p !== null && p < 1 - CONFIDENCE;
    return {
      rival: ids[i + 1],
      winShare: value,
      interval: bounds(interval),
      p,
      verdict: found ? (difference > 0 ? "above" : "below") : "undecided",
    };
  });
  const first = rungs.findIndex(({ verdict }) => verdict !== "above");
  const above = (first === -1 ? rungs.at(-1) : rungs[first - 1])?.rival ?? null;
  return {
    schema: 2,
    player: ids[0].replace(/#new$/, ""),
    par,
    units: { kind: plan.unit, count },
    rungs,
    above,
  };
}

/** A ladder as text, the highest rung on top. */
export function ladderText({ player, par, units, rungs }: Ladder): string {
  const rows = rungs
    .toReversed()
    .map(({ rival, winShare, interval, p, verdict }) => [
      `three ${rival}`,
      percent(winShare),
      interval === null ? "–" : `${percent(interval[0])} to ${percent(interval[1])}`,
      p === null ? "–" : p < 0.0001 ? "<0.0001" : p.toFixed(4),
      verdict,
    ]);
  return `${placeText(player, rungs)} (${units.count} ${units.kind}s, par ${percent(par)}).\n\n${textTable([["against", "wins", "95%", "p (Holm)", "it is"], ...rows], true)}`;
}

/** Where the player stands, as a sentence without its full stop: `hl is above random and greedy; below trader`. */
function placeText(player: string, rungs: readonly Rung[]): string {
  const clauses = CLAUSES.flatMap(([verdict, words]) => {
    const rivals = rungs.filter((rung) => rung.verdict === verdict).map(({ rival }) => rival);
    return rivals.length === 0 ? [] : [`${words} ${listed(rivals)}`];
  });
  return `${player} is ${clauses.join("; ")}`;
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

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest >>= 1) bits += rest & 1;
  return bits;
}
