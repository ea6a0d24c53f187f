import { bounds, CONFIDENCE, estimateShare, estimateStratified, SHARE } from "../../statistics/index.ts";
import { PARTS } from "../../tournament/population/population-schema.ts";
import type { PartRow, PopulationRows, TableRow } from "./report.ts";
import type { Tally } from "./tally.ts";

/** The player of a population by table and by part; null where the plan has none. */
export function populationRows({ plan, tables: played, measures, schedule }: Tally): PopulationRows | null {
  const { population } = plan;
  if (population === undefined) return null;
  const [all] = measures.winShare;
  const shares = byTable(population.tables.length, played, all);
  const tables = population.tables.map(({ table, family, part, against }, number): TableRow => {
    const own = shares[number];
    if (own.length === 0) return { table, family, part, against, units: 0, winShare: null, interval: null };
    const { value, interval } = estimateShare(own, CONFIDENCE, plan.games);
    return { table, family, part, against, units: own.length, winShare: value, interval: bounds(interval) };
  });
  const parts = PARTS.flatMap((part): PartRow[] => {
    const own = tables.flatMap((row, number) =>
      row.part === part ? [{ ...row, shares: shares[number] }] : [],
    );
    if (own.length === 0) return [];
    const begun = own.filter(({ units }) => units > 0);
    if (begun.length === 0) return [{ part, winShare: null, interval: null, worst: null }];
    const strata = begun.map((row) => row.shares);
    const { value, interval } = estimateStratified(strata, SHARE, CONFIDENCE, plan.games);
    const worst = begun.reduce((least, row) => ((row.winShare ?? 1) < (least.winShare ?? 1) ? row : least));
    return [{ part, winShare: value, interval: bounds(interval, SHARE), worst: worst.table }];
  });
  return { id: population.id, digest: population.digest, player: schedule.ids[0], tables, parts };
}

/** Numbers of units, of which `tables` says the table, sorted by table. */
export function byTable(count: number, tables: readonly number[], values: readonly number[]): number[][] {
  const sorted: number[][] = Array.from({ length: count }, () => []);
  values.forEach((value, unit) => {
    sorted[tables[unit]].push(value);
  });
  return sorted;
}
