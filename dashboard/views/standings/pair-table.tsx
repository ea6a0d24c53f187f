import type { Report } from "../../../arena/analysis/report/report.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { CutText } from "../../page/cut-text.tsx";
import { points, pValue } from "../../page/format.ts";
import { Scroller } from "../../page/scroller.tsx";
import { bounded } from "./about.ts";
import { pairOf } from "./verdict.tsx";

/** Pairs from which the table takes the whole width. */
const MANY = 6;

/** Every pair of players, compared within units; the better of the two stands first. */
export function PairTable({ report }: { readonly report: Report }) {
  const { standings, units } = report;
  const pairs = standings.flatMap((first, i) =>
    standings.slice(i + 1).flatMap((second) => {
      const pair = pairOf(report.pairs, first.player, second.player);
      return pair === undefined ? [] : [{ ...pair, a: first.label, b: second.label }];
    }),
  );
  if (pairs.length === 0) return null;
  return (
    <section class={`card ${pairs.length > MANY ? "wide" : ""}`} aria-label="Differences">
      <h2>Differences in win share</h2>
      <p class="about">
        First less second, in points, paired within {units.kind}s · n = {units.count} · p by Holm for all
        pairs
      </p>
      <Scroller class="table" label="Differences">
        <DataTable
          caption="Differences in win share"
          quiet
          lead={(row) => <CutText text={pairs[row].a} />}
          cell={(row, column) => (column === "Second" ? <CutText text={pairs[row].b} /> : undefined)}
          data={{
            columns: [
              { name: "First" },
              { name: "Second" },
              { name: "Points", show: points },
              { name: "low", show: points },
              { name: "high", show: points },
              { name: "p", show: pValue },
              { name: "The first is" },
            ],
            rows: pairs.map(({ a, b, difference, interval, p, verdict }) => [
              a,
              b,
              difference,
              ...bounded(interval),
              p,
              p === null ? `too few ${units.kind}s` : verdict,
            ]),
          }}
        />
      </Scroller>
    </section>
  );
}
