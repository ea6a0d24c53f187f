import type { Report } from "../../../arena/analysis/report/report.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { whole } from "../../page/format.ts";

/** Faults of players; nothing is shown without any. */
export function FaultTable({ report }: { readonly report: Report }) {
  if (report.faults.length === 0) return null;
  return (
    <section class="card wide" aria-label="Faults">
      <h2>Faults</h2>
      <p class="about">
        Answers that did not count: the passive answer was taken. The first of each kind is named.
      </p>
      <div class="table">
        <DataTable
          caption="Faults"
          quiet
          data={{
            columns: [
              { name: "Player" },
              { name: "Asked" },
              { name: "Reason" },
              { name: "Count", show: whole },
              { name: "First in" },
              { name: "Message" },
            ],
            rows: report.faults.map(({ player, ask, reason, count, unit, game, seat, message }) => [
              player,
              ask,
              reason,
              count,
              `${report.units.kind} ${unit}, game ${game}, seat ${seat + 1}`,
              message,
            ]),
          }}
        />
      </div>
    </section>
  );
}
