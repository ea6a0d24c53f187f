import type { FaultRow, Report } from "../../../arena/analysis/report/report.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { seatLetter } from "../../../arena/replay/narration/game-labels.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { hashOf } from "../../page/address.ts";
import { whole } from "../../page/format.ts";
import { labelsOf } from "../../page/run-name.ts";
import { Scroller } from "../../page/scroller.tsx";

interface Props {
  readonly report: Report;
  readonly run: RunListing;
}

/** Faults of players; nothing is shown without any. */
export function FaultTable({ report, run }: Props) {
  if (report.faults.length === 0) return null;
  const labels = labelsOf(run);
  return (
    <section class="card wide" aria-label="Faults">
      <h2>Faults</h2>
      <p class="about">
        Answers that did not count: the passive answer was taken. The first of each kind is named;{" "}
        {report.units.kind}s and games are counted from 0, as in arena replay and arena export, seats go by
        letter.
      </p>
      <Scroller class="table" label="Faults">
        <DataTable
          caption="Faults"
          quiet
          cell={(row, column) =>
            column === "First in" ? (
              <GameLink fault={report.faults[row]} run={run} kind={report.units.kind} />
            ) : undefined
          }
          data={{
            columns: [
              { name: "Player" },
              { name: "Asked" },
              { name: "Reason" },
              { name: "Count", show: whole },
              { name: "First in" },
              { name: "Message" },
            ],
            rows: report.faults.map((fault) => [
              labels.get(fault.player) ?? fault.player,
              fault.ask,
              fault.reason,
              fault.count,
              placeOf(fault, report.units.kind),
              fault.message,
            ]),
          }}
        />
      </Scroller>
    </section>
  );
}

const placeOf = ({ unit, game, seat }: FaultRow, kind: string): string =>
  `${kind} ${unit}, game ${game}, seat ${seatLetter(seat)}`;

interface LinkProps {
  readonly fault: FaultRow;
  readonly run: RunListing;
  readonly kind: string;
}

function GameLink({ fault, run, kind }: LinkProps) {
  const params = { run: String(run.run), unit: String(fault.unit), game: String(fault.game) };
  return <a href={hashOf({ view: "game", params })}>{placeOf(fault, kind)}</a>;
}
