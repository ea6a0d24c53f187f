import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { ReadPopulation } from "../../tournament/population/population.ts";
import type { Part } from "../../tournament/population/population-schema.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { percent, points } from "../report/share-text.ts";
import { Tally } from "../report/tally.ts";
import { textTable, wrapped } from "../report/text-table.ts";
import { type Contender, type ContenderReport, judgeContender } from "./contenders.ts";
import { type Headroom, headroomOf, type PlayedPopulation, type SeasonMean, singleOf } from "./headroom.ts";

/** One part of a population, played by every arm, the learner and its rivals. */
export interface PartProof {
  readonly part: Part;
  readonly headroom: Headroom;
  readonly learner: ContenderReport;
}

/** Headroom of a population and what a learner earns of it, as `--json` prints it. */
export interface PopulationProof {
  readonly kind: "population";
  readonly schema: 1;
  readonly engine: string;
  readonly population: string;
  readonly digest: string;
  readonly rules: string;
  readonly seed: string;
  readonly seasons: number;
  readonly gamesEach: number;
  readonly arms: readonly string[];
  readonly parts: readonly PartProof[];
}

/** Players that take the first place of every line-up: the arms, the learner, and those that the learner must beat. */
export interface Casting {
  readonly arms: readonly string[];
  readonly learner: string;
  readonly rivals: readonly string[];
}

/** The tournament of one of the cast at one table. */
export interface PlayedCell {
  readonly plan: TournamentPlan;
  readonly units: Iterable<UnitResult>;
}

/** Everybody who is played at each table, once: a rival may be one of the arms. */
export const castOf = ({ arms, learner, rivals }: Casting): readonly string[] => [
  ...new Set([...arms, learner, ...rivals]),
];

/** `cells` are those of the population's tables in order, at each the {@link castOf} the casting. */
export function provePopulation(
  population: ReadPopulation,
  casting: Casting,
  cells: readonly PlayedCell[],
): PopulationProof {
  const { arms, learner, rivals } = casting;
  const cast = castOf(casting);
  const shares = cells.map(firstShares);
  const at = (table: number, member: string): readonly number[] =>
    shares[table * cast.length + cast.indexOf(member)];
  const [{ plan }] = cells as readonly [PlayedCell];
  const numbered = population.tables.map((table, number) => ({ ...table, number }));
  const parts = [...new Set(numbered.map(({ part }) => part))];
  const playedAt = (tables: typeof numbered): PlayedPopulation => ({
    arms,
    gamesEach: plan.games,
    tables: tables.map(({ table, family, number }) => ({
      table,
      family,
      shares: arms.map((arm) => at(number, arm)),
    })),
  });
  const training = numbered.filter(({ part }) => part === "training");
  return {
    kind: "population",
    schema: 1,
    engine: plan.engine,
    population: population.id,
    digest: population.digest,
    rules: plan.rules,
    seed: plan.seed,
    seasons: plan.units,
    gamesEach: plan.games,
    arms,
    parts: parts.map((part): PartProof => {
      const tables = numbered.filter((table) => table.part === part);
      const trained = part === "held-out" && training.length > 0;
      const played = { ...playedAt(tables), ...(trained && { single: singleOf(playedAt(training)) }) };
      const contender = (name: string): Contender => ({
        name,
        shares: tables.map(({ number }) => at(number, name)),
      });
      return {
        part,
        headroom: headroomOf(played),
        learner: judgeContender(played, contender(learner), rivals.map(contender)),
      };
    }),
  };
}

/** By season: the win share of the first of the line-up. */
function firstShares({ plan, units }: PlayedCell): readonly number[] {
  const tally = new Tally(plan);
  for (const unit of units) tally.add(unit);
  return tally.measures.winShare[0];
}

/** The proof as text: table by arm, the headroom, and what the learner earns of it. */
export function populationText(proof: PopulationProof): string {
  const { population, rules, seed, seasons, gamesEach, parts, arms } = proof;
  const named = arms.map((arm, i) => `arm ${i + 1}: ${arm}`).join("\n");
  const head = `${population} under ${rules}, seed ${seed}: ${seasons} seasons of ${gamesEach} games a cell.`;
  return `${wrapped(head)}\n${named}\n\n${parts.map((part) => partText(part, arms.length)).join("\n")}`;
}

function partText({ part, headroom, learner }: PartProof, arms: number): string {
  const heads = [...Array.from({ length: arms }, (_, arm) => `arm ${arm + 1}`), "learner"];
  const rows = headroom.tables.map(({ table, winShares }, t) => [
    table,
    ...[...winShares, learner.winShares[t]].map(({ value, interval }) =>
      interval === null ? percent(value) : `${percent(value)} ±${halfWidth(interval)}`,
    ),
  ]);
  const claims = learner.claims.map(({ against, difference, interval, p, verdict }) => [
    `less ${against}`,
    points(difference),
    interval === null ? "–" : `${points(interval[0])} to ${points(interval[1])}`,
    p === null ? "–" : p < 0.0001 ? "<0.0001" : p.toFixed(4),
    verdict,
  ]);
  const { gapClosed, worst } = learner;
  const closed =
    gapClosed === null ? "no headroom is shown, so there is no gap to close" : ratioText(gapClosed);
  return [
    textTable([[part, ...heads], ...rows], true),
    wrapped(
      `Chosen on one half of the seasons and counted on the other: SBS ${percent(headroom.sbs.value)}, VBS ${percent(headroom.vbs.value)}, headroom ${rangeText(headroom.headroom)}. The SBS is ${headroom.single}.`,
    ),
    "",
    textTable([[learner.name, "points", "95%", "p (Holm)", "it is"], ...claims], true),
    wrapped(
      `Gap closed: ${closed}. Worst table: ${worst.table}, ${rangeText(worst.difference)} against the SBS.`,
    ),
    "",
  ].join("\n");
}

const halfWidth = ([low, high]: readonly [number, number]): string => (50 * (high - low)).toFixed(1);

const rangeText = ({ value, interval }: SeasonMean): string =>
  interval === null
    ? `${points(value)} points`
    : `${points(value)} points (${points(interval[0])} to ${points(interval[1])})`;

const ratioText = ({ value, interval }: SeasonMean): string =>
  interval === null
    ? value.toFixed(2)
    : `${value.toFixed(2)} (${interval.map((end) => end.toFixed(2)).join(" to ")})`;
