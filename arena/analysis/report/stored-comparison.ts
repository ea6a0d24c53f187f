import { sha256, type TournamentPlan } from "../../tournament/plan/plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { type ComparisonDocument, compareSides, pairedUnits } from "./comparison.ts";
import { compareLineUps, type LineUpComparison } from "./line-up-comparison.ts";
import { Tally } from "./tally.ts";

/** Two runs that share too little for their units to be pairs. */
export class Unpaired extends Error {
  override readonly name = "Unpaired";
}

/**
 * Compares two stored runs: where their line-ups differ in one place, the players in it; else every player that both have
 * with itself, as under two rule sets. The units that both have are pairs where the runs share seed and shape, and, for two
 * players, everything else too.
 * @throws {Unpaired} where they do not, unless `force`: then all units of both are two samples
 */
export function compareStored(
  store: Store,
  [first, second]: readonly [RunEntry, RunEntry],
  force: boolean,
): ComparisonDocument | LineUpComparison {
  const plans = [first.plan, second.plan] as const;
  const place = comparedPlace(...plans);
  const all = differences(...plans, place ?? 0);
  const differs = all.filter(([what]) => place !== null || SHAPE.has(what));
  if (differs.length > 0 && !force) {
    throw new Unpaired(
      `runs ${first.run} and ${second.run} cannot be paired: ${all.map(([, words]) => words).join("; ")}; --force compares them unpaired`,
    );
  }
  const words = differs.map(([, each]) => each);
  if (place === null) {
    const sideOf = ({ run, plan }: RunEntry) => ({ run, plan, units: store.units(run) });
    return compareLineUps([sideOf(first), sideOf(second)], words);
  }
  const shares = [unitShares(store, first, place), unitShares(store, second, place)] as const;
  return compareSides({
    plans,
    place,
    ...(differs.length === 0
      ? pairedUnits(shares)
      : { units: [], shares: [[...shares[0].values()], [...shares[1].values()]] as const }),
    runs: [first.run, second.run],
    differs: words,
    sequential: null,
    stoppedEarly: [first, second].some(({ stop }) => stop === "decided"),
  });
}

/** The only place with another player; null where there is none, or several. */
export function comparedPlace(a: TournamentPlan, b: TournamentPlan): number | null {
  if (a.players.length !== b.players.length) return null;
  const others = a.players.flatMap(({ id }, place) => (id === b.players[place]?.id ? [] : [place]));
  return others.length === 1 ? others[0] : null;
}

/** Properties that two runs must share for their units to be pairs, each as text of a plan. */
const SHARED: Readonly<Record<string, (plan: TournamentPlan, place: number) => string>> = {
  engine: ({ engine }) => engine,
  seed: ({ seed }) => seed,
  rules: ({ rules, rulesHash }) => `${rules} (${rulesHash.slice(0, 8)})`,
  board: ({ board, boardData }) => `${board} (${fingerprint(boardData)})`,
  position: ({ position }) => (position === undefined ? "none" : fingerprint(position)),
  format: ({ format }) => format,
  population: ({ population }) =>
    population === undefined ? "none" : `${population.id} (${population.digest.slice(0, 8)})`,
  mode: ({ mode }) => mode,
  "seats at a table": ({ seats }) => String(seats),
  seatings: ({ seatPolicy }) => seatPolicy,
  unit: ({ unit }) => unit,
  "games a unit": ({ games }) => String(games),
  "games of training": ({ training }) => String(training),
  others: ({ players }, place) =>
    players
      .filter((_, other) => other !== place)
      .map(({ id, version }) => `${id} v${version}`)
      .join(),
  "memory of others": ({ memory, players }, place) =>
    fingerprint(Object.entries(memory).filter(([id]) => id !== players[place]?.id)),
  "seats of the player": ({ players }, place) =>
    String(players.filter(({ id }) => id === players[place]?.id).length),
};

/** Properties that whole line-ups must share for their units to be pairs; the others may be what is compared. */
const SHAPE: ReadonlySet<string> = new Set([
  "engine",
  "seed",
  "format",
  "population",
  "mode",
  "seats at a table",
  "seatings",
  "unit",
  "games a unit",
  "games of training",
]);

/** Properties that differ, each also in words; none where two runs can be paired. */
function differences(a: TournamentPlan, b: TournamentPlan, place: number): [what: string, words: string][] {
  return Object.entries(SHARED).flatMap(([what, of]) => {
    const [ofA, ofB] = [of(a, place), of(b, place)];
    return ofA === ofB ? [] : [[what, `${what} ${ofA} and ${ofB}`]];
  });
}

/** A short name for data: alike for equal data. */
const fingerprint = (data: unknown): string => sha256(JSON.stringify(data)).slice(0, 8);

/** Win share of the player in that place, by unit. */
export function unitShares(store: Store, { run, plan }: RunEntry, place: number): Map<number, number> {
  const player = scheduleOf(plan).ids.indexOf(plan.players[place]?.id);
  const tally = new Tally(plan);
  const shares = new Map<number, number>();
  for (const unit of store.units(run)) {
    tally.add(unit);
    shares.set(unit.unit, tally.lastShare(player));
  }
  return shares;
}
