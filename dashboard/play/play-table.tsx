import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { WireOffer } from "../../arena/replay/record/answers.ts";
import type { Choice, Panel } from "../../arena/table/asking.ts";
import type { EstateDraft } from "../../arena/table/estate-draft.ts";
import { PANELS } from "../../arena/table/panels.ts";
import type { TableMove } from "../../arena/table/table-move.ts";
import type { Board } from "../../src/board/board.ts";
import type { SeatLook } from "../game/seat-look.ts";
import { AskingPanel } from "./asking-panel.tsx";
import { GameOver } from "./game-over.tsx";
import { HINT_MODES, type HintMode, HintPanel } from "./hint-panel.tsx";
import { Seats } from "./seats.tsx";
import { TableBoard } from "./table-board.tsx";
import type { ShownTable, TableClient, TableSetting } from "./table-client.ts";
import { TableLog } from "./table-log.tsx";
import { EMPTY, TradeDialog, type TradeDraft } from "./trade-dialog.tsx";
import { useChoiceKeys } from "./use-choice-keys.ts";

interface Props {
  readonly client: TableClient;
  readonly setting: TableSetting;
  readonly table: ShownTable;
  readonly board: Board;
  readonly seats: readonly SeatLook[];
}

const HINTS = "arena-hints";
const readHints = (): HintMode => {
  const kept = localStorage.getItem(HINTS) ?? "";
  return kept in HINT_MODES ? (kept as HintMode) : "request";
};

/** A table: the board, what is asked and may be answered, everybody's cash, and the log. */
export function PlayTable({ client, setting, table, board, seats }: Props) {
  const { asking, outcomes, log, thinking, version } = table;
  const [panel, setPanel] = useState<Panel | null>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const [draft, setDraft] = useState<EstateDraft | null>(null);
  const [trade, setTrade] = useState<TradeDraft>({ to: -1, give: EMPTY, get: EMPTY });
  const [hints, setHints] = useState(readHints);
  const since = useRef(log.length);
  const panelShown = asking !== null && panel !== null && asking.panels.includes(panel) ? panel : null;
  const place = asking === null ? "" : `${asking.seat} ${asking.question} ${log.length}`;

  const move = useCallback(
    (next: TableMove): void => {
      if (busy) return;
      setBusy(true);
      since.current = log.length;
      client
        .move(next)
        .then(
          (refused) => {
            setSaid(refused ?? "");
            if (refused === null) setPanel(null);
          },
          (error: Error) => setSaid(error.message),
        )
        .finally(() => setBusy(false));
    },
    [busy, client, log.length],
  );
  const choose = (choice: Choice): void => {
    if (choice.refusal === null) move(choice.move);
  };
  const advise = useCallback((): void => void client.advise().catch(() => {}), [client]);
  const counter = (): void => {
    if (asking?.offer == null) return;
    const [, give, get] = asking.offer.terms as WireOffer;
    setTrade({ to: asking.offer.from, give: get, get: give });
    move({ kind: "answer", question: "respondTrade", answer: false });
  };

  const advised = hints === "always" && asking !== null && asking.question !== "throw";
  useEffect(() => {
    if (advised && place !== "") advise();
  }, [place, advised, advise]);
  const first = useRef(place);
  useEffect(() => {
    // Whoever pressed a button that is gone goes on from the next question.
    if (place !== first.current && document.activeElement === document.body) {
      document.getElementById("asking-title")?.focus();
    }
  }, [place]);

  useChoiceKeys({
    ...Object.fromEntries((asking?.choices ?? []).map((choice) => [choice.key, () => choose(choice)])),
    ...Object.fromEntries(
      (asking?.panels ?? []).map((each) => [
        PANELS[each].key,
        () => setPanel(panelShown === each ? null : each),
      ]),
    ),
    h: hints === "off" || asking === null || asking.question === "throw" ? undefined : advise,
    z: table.undo === null ? () => move({ kind: "undo" }) : undefined,
    escape: () => setPanel(null),
  });

  const moved = seats.map((_, seat) =>
    log.slice(since.current).reduce((sum, { money }) => sum + (money[seat] ?? 0), 0),
  );
  const own = asking?.seat ?? table.people[0] ?? 0;
  return (
    <main
      class="play"
      data-version={version}
      data-asking={asking?.question ?? (outcomes === null ? "" : "over")}
      aria-busy={thinking || busy}
    >
      <h1 class="unseen">Table</h1>
      <div class="board-side">
        <TableBoard board={board} table={table} seats={seats} draft={draft} />
      </div>
      <div class="play-side">
        {outcomes === null ? (
          <AskingPanel
            {...{ client, table, board, seats, busy, said, choose, move, counter, hints, advise }}
            panel={panelShown}
            show={setPanel}
            drafted={setDraft}
          />
        ) : (
          <GameOver table={table} seats={seats} client={client} />
        )}
        {hints !== "off" && table.hint !== null && <HintPanel hint={table.hint} />}
        <Seats board={board} table={table} seats={seats} moved={moved} />
        <TableLog table={table} letters={seats.map(({ letter }) => letter)} />
        <footer class="row">
          <label>
            Hints{" "}
            <select
              value={hints}
              onChange={({ currentTarget }) => {
                localStorage.setItem(HINTS, currentTarget.value);
                setHints(currentTarget.value as HintMode);
              }}
            >
              {Object.entries(HINT_MODES).map(([mode, label]) => (
                <option key={mode} value={mode}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <span>
            {setting.identity.rules.id} · {setting.identity.board} · seed {setting.identity.seed}
            {setting.identity.practice ? " · practice" : ""}
          </span>
        </footer>
      </div>
      {panelShown === "trade" && (
        <TradeDialog
          board={board}
          seats={seats}
          tradables={table.tradables}
          own={own}
          people={table.people}
          draft={trade}
          change={setTrade}
          client={client}
          offer={(offer) => move({ kind: "answer", question: "proposeTrade", answer: offer })}
          close={() => setPanel(null)}
        />
      )}
    </main>
  );
}
