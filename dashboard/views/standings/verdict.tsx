import type { PairRow, PopulationRows, Report, Standing } from "../../../arena/analysis/report/report.ts";
import { counted, percent, percents, pointsRange, pText } from "../../page/format.ts";

/** The answer in two sentences: who is strongest, by how much, and how sure the numbers are. */
export function Verdict({ report }: { readonly report: Report }) {
  const [first, second] = report.standings;
  if (first === undefined) return null;
  if (report.population !== null) return <PopulationVerdict report={report} population={report.population} />;
  return (
    <div class="verdict" data-testid="verdict">
      {sentence(report, first)}
      <small>
        {first.interval === null
          ? `No interval with ${counted(report.units.count, report.units.kind)}.`
          : `95% interval ${percents(first.interval)}%, over ${counted(report.units.count, report.units.kind)}; par is ${percent(report.par)}.`}{" "}
        {second !== undefined && ahead(report, first, second)}
      </small>
    </div>
  );
}

/** The player of a population: its mean over the tables of each part, and the worst of them. */
function PopulationVerdict({
  report: { standings, units, par },
  population: { id, player, parts },
}: {
  readonly report: Report;
  readonly population: PopulationRows;
}) {
  const label = standings.find((each) => each.player === player)?.label ?? player;
  const told = parts.map(
    ({ part, winShare, interval }) =>
      `${percent(winShare)} at the ${part} tables${interval === null ? "" : ` (95% ${percents(interval)}%)`}`,
  );
  const worst = parts.flatMap(({ part, worst: table }) => (table === null ? [] : [`${table} (${part})`]));
  return (
    <div class="verdict" data-testid="verdict">
      <strong>
        {label} at the tables of {id}:
      </strong>{" "}
      it wins {told.join(", ")}.
      <small>
        Every table counts alike, over {counted(units.count, units.kind)}; par is {percent(par)}. Worst:{" "}
        {worst.join(", ")}; the worst of several looks worse than it is.
      </small>
    </div>
  );
}

function sentence({ standings, pairs, units }: Report, first: Standing) {
  const level = standings.filter(
    (each) => each !== first && verdictOf(pairs, first.player, each.player) !== "better",
  );
  const wins = `wins ${percent(first.winShare)} of its games`;
  if (level.length === 0) {
    return (
      <>
        <strong>{first.label} is the strongest:</strong> it {wins}, and is better than every other.
      </>
    );
  }
  const others = level.map(({ label }) => label).join(", ");
  const judged = level.some((each) => pairOf(pairs, first.player, each.player)?.p !== null);
  return (
    <>
      <strong>{first.label} leads:</strong> it {wins}, but{" "}
      {judged
        ? `is not told apart from ${others}`
        : `there are too few ${units.kind}s to tell it from ${others}`}
      .
    </>
  );
}

/** The pair as the first player sees it. */
export function pairOf(pairs: readonly PairRow[], a: string, b: string): PairRow | undefined {
  const pair = pairs.find((each) => (each.a === a && each.b === b) || (each.a === b && each.b === a));
  if (pair === undefined || pair.a === a) return pair;
  const { interval } = pair;
  return {
    ...pair,
    a,
    b,
    difference: -pair.difference,
    interval: interval === null ? null : [-interval[1], -interval[0]],
    verdict: TURNED[pair.verdict],
  };
}

const TURNED = {
  better: "worse",
  worse: "better",
  "no difference": "no difference",
  "not settled": "not settled",
} as const;

function verdictOf(pairs: readonly PairRow[], a: string, b: string): PairRow["verdict"] | undefined {
  return pairOf(pairs, a, b)?.verdict;
}

function ahead({ pairs }: Report, first: Standing, second: Standing): string {
  const pair = pairOf(pairs, first.player, second.player);
  if (pair === undefined || pair.interval === null) return "";
  const range = `${pointsRange(pair.interval)} points of win share (${pText(pair.p)}, Holm)`;
  return pair.verdict === "better"
    ? `Ahead of ${second.label} by ${range}.`
    : `Difference to ${second.label}: ${range}.`;
}
