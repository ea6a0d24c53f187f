import type { WireOffer } from "../../arena/replay/record/answers.ts";
import type { Choice, Panel } from "../../arena/table/asking.ts";
import type { EstateDraft } from "../../arena/table/estate-draft.ts";
import type { TableMove } from "../../arena/table/table-move.ts";
import type { Board } from "../../src/board/board.ts";
import type { SeatLook } from "../game/seat-look.ts";
import { BidPanel } from "./bid-panel.tsx";
import { Choices } from "./choices.tsx";
import { EstatePanel } from "./estate-panel.tsx";
import type { HintMode } from "./hint-panel.tsx";
import type { ShownTable, TableClient } from "./table-client.ts";
import { bundleText } from "./trade-dialog.tsx";

interface Props {
  readonly client: TableClient;
  readonly table: ShownTable;
  readonly board: Board;
  readonly seats: readonly SeatLook[];
  readonly busy: boolean;
  /** Why the last move was refused; empty when it was not. */
  readonly said: string;
  readonly panel: Panel | null;
  readonly hints: HintMode;
  readonly choose: (choice: Choice) => void;
  readonly move: (move: TableMove) => void;
  readonly show: (panel: Panel | null) => void;
  readonly drafted: (draft: EstateDraft | null) => void;
  readonly counter: () => void;
  readonly advise: () => void;
}

/** What is asked, with everything that may be answered; who thinks, while others play. */
export function AskingPanel(props: Props) {
  const { client, table, board, seats, busy, said, panel, hints } = props;
  const { choose, move, show, drafted, counter, advise } = props;
  const { asking, people, undo } = table;
  const answer = lastAnswer(table);
  return (
    <section class="card asking" aria-labelledby="asking-title">
      <h2 id="asking-title" tabIndex={-1}>
        {asking === null ? `${seats[table.seat].label} is thinking…` : asking.title}
      </h2>
      {asking !== null && (
        <>
          <p>
            {people.length > 1 && (
              <b>
                {seats[asking.seat].letter} {seats[asking.seat].label}:{" "}
              </b>
            )}
            {asking.detail}
          </p>
          {answer !== null && <p class="why">{answer}</p>}
          {asking.offer !== null && (
            <dl class="terms">
              <dt>You get</dt>
              <dd>{bundleText(board, (asking.offer.terms as WireOffer)[1])}</dd>
              <dt>You give</dt>
              <dd>{bundleText(board, (asking.offer.terms as WireOffer)[2])}</dd>
            </dl>
          )}
          <Choices asking={asking} open={panel} busy={busy} choose={choose} show={show} />
          {asking.offer !== null && (
            <button type="button" onClick={counter}>
              Refuse, and make a counter-offer in your turn
            </button>
          )}
          {panel === "bid" && asking.bid !== null && (
            <BidPanel key={asking.bid.lowest} asking={asking} bid={asking.bid} move={move} />
          )}
          {panel !== null && panel !== "bid" && panel !== "trade" && (
            <EstatePanel
              key={panel}
              question={panel}
              client={client}
              missing={asking.missing}
              move={move}
              drafted={drafted}
            />
          )}
        </>
      )}
      <p role="status" class="said">
        {said}
      </p>
      <div class="row">
        <button
          type="button"
          disabled={undo !== null}
          title={undo ?? ""}
          onClick={() => move({ kind: "undo" })}
        >
          Undo <kbd>Z</kbd>
        </button>
        {hints !== "off" && (
          <button type="button" disabled={asking === null || asking.question === "throw"} onClick={advise}>
            Hint <kbd>H</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

/** The answer to an offer that was just made, with its reason. */
function lastAnswer({ log, asking }: ShownTable): string | null {
  const last = log.at(-1);
  if (asking?.question !== "proposeTrade" || last === undefined) return null;
  if (last.type !== "TradeDeclined" && last.type !== "TradeAccepted") return null;
  return `${last.text}${last.reason === null ? "" : `: “${last.reason}”`}`;
}
