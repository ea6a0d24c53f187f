import {
  bounds,
  CONFIDENCE,
  type Comparison,
  DIFFERENCE,
  pairedDifferences,
  stratifiedDifference,
  type Verdict,
  verdict,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { tableOfUnit } from "../../tournament/plan/unit-table.ts";
import type { Part } from "../../tournament/population/population-schema.ts";
import { byTable } from "./population-rows.ts";
import type { Bounds } from "./report.ts";

/** Two players at one table of a population, on the same seeds. Numbers are null before both have played a unit there. */
export interface ComparedAtTable {
  readonly table: string;
  readonly family: string;
  readonly part: Part;
  readonly units: number;
  readonly winShares: readonly [a: number, b: number] | null;
  /** a less b. */
  readonly difference: number | null;
  /** Adjusted for all tables, as `p` is (Holm). */
  readonly interval: Bounds;
  readonly p: number | null;
  readonly verdict: Verdict;
}

export interface ComparedTables {
  readonly id: string;
  readonly digest: string;
  readonly tables: readonly ComparedAtTable[];
  /** The table at which a does worst against b: the worst of several, so it looks worse than it is. */
  readonly worst: string | null;
}

/** Win shares of both players in the same units, by their numbers. */
export interface ComparedUnits {
  readonly plan: TournamentPlan;
  readonly units: readonly number[];
  readonly shares: readonly [a: readonly number[], b: readonly number[]];
}

/** Both players table by table; null where the plan has no population. */
export function comparedTables({ plan, units, shares }: ComparedUnits): ComparedTables | null {
  const { population } = plan;
  if (population === undefined) return null;
  const [a, b] = shares.map((own) => sorted(plan, units, own));
  const played = population.tables.map((_, table) => table).filter((table) => a[table].length > 0);
  const found = pairedDifferences(
    played.map((table) => [a[table], b[table]]),
    CONFIDENCE,
    plan.games,
  );
  const tables = population.tables.map(({ table: name, family, part }, table): ComparedAtTable => {
    const row = { table: name, family, part, units: a[table].length };
    const own = found[played.indexOf(table)];
    if (own === undefined) {
      return { ...row, winShares: null, difference: null, interval: null, p: null, verdict: "not settled" };
    }
    const { difference, interval, adjusted: p } = own;
    return {
      ...row,
      winShares: [mean(a[table]), mean(b[table])],
      difference,
      interval: bounds(interval, DIFFERENCE),
      p,
      verdict: verdict({ difference, interval, p }),
    };
  });
  const least = Math.min(...tables.map(({ difference }) => difference ?? Number.POSITIVE_INFINITY));
  const worst = tables.find(({ difference }) => difference === least)?.table ?? null;
  return { id: population.id, digest: population.digest, tables, worst };
}

/** The difference in all, every table that was played at counting alike. */
export function overTables({ plan, units, shares: [a, b] }: ComparedUnits): Comparison {
  const differences = sorted(
    plan,
    units,
    a.map((share, i) => share - b[i]),
  );
  return stratifiedDifference(
    differences.filter((own) => own.length > 0),
    CONFIDENCE,
    plan.games,
  );
}

function sorted(plan: TournamentPlan, units: readonly number[], values: readonly number[]): number[][] {
  const tables = units.map((unit) => tableOfUnit(plan, unit));
  return byTable(plan.population?.tables.length ?? 1, tables, values);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
