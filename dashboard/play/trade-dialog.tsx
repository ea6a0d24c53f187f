import { useEffect, useRef, useState } from "preact/hooks";
import type { ShownQuote } from "../../arena/apps/play/table-host.ts";
import type { WireBundle, WireOffer } from "../../arena/replay/record/answers.ts";
import type { Tradable } from "../../arena/table/trade-desk.ts";
import type { Board } from "../../src/board/board.ts";
import type { SeatLook } from "../game/seat-look.ts";
import { dollars } from "../page/format.ts";
import type { TableClient } from "./table-client.ts";

/** An offer that is being put together. */
export interface TradeDraft {
  readonly to: number;
  readonly give: WireBundle;
  readonly get: WireBundle;
}

interface Props {
  readonly board: Board;
  readonly seats: readonly SeatLook[];
  readonly tradables: readonly Tradable[];
  readonly own: number;
  readonly people: readonly number[];
  readonly draft: TradeDraft;
  readonly change: (draft: TradeDraft) => void;
  readonly client: TableClient;
  readonly offer: (offer: WireOffer) => void;
  readonly close: () => void;
}

export const EMPTY: WireBundle = [0, 0];

/** Terms in words: `$50, Boardwalk`. */
export function bundleText(board: Board, [cash, cards, ...deeds]: WireBundle): string {
  const parts = [
    ...(cash > 0 ? [dollars(cash)] : []),
    ...deeds.map((square) => board.names[square]),
    ...(cards > 0 ? [`${cards} jail card${cards > 1 ? "s" : ""}`] : []),
  ];
  return parts.join(", ") || "nothing";
}

/** What both sides would hand over, side by side; what the other wants for it; and the offer. */
export function TradeDialog(props: Props) {
  const { board, seats, tradables, own, people, draft, change, client, offer, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [quotes, setQuotes] = useState<readonly ShownQuote[] | "asking" | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const partners = tradables.filter(({ seat }) => seat !== own);
  const mine = tradables.find(({ seat }) => seat === own);
  const theirs = tradables.find(({ seat }) => seat === draft.to) ?? partners[0];
  if (mine === undefined || theirs === undefined) return null;
  const { give, get } = draft;
  const to = theirs.seat as number;
  const name = seats[to].label;
  const update = (next: Partial<TradeDraft>): void => {
    setQuotes(null);
    change({ ...draft, to, ...next });
  };
  const empty = [give, get].every(([, cards, ...deeds]) => cards === 0 && deeds.length === 0);
  return (
    <dialog ref={dialog} class="trade" aria-labelledby="trade-title" onClose={close}>
      <h2 id="trade-title">Trade</h2>
      <label>
        With{" "}
        <select
          value={String(to)}
          onChange={({ currentTarget }) => update({ to: Number(currentTarget.value), get: EMPTY })}
        >
          {partners.map(({ seat }) => (
            <option key={seat} value={String(seat)}>
              {seats[seat].letter} {seats[seat].label}
            </option>
          ))}
        </select>
      </label>
      <div class="sides">
        <Side
          title="You give"
          board={board}
          has={mine}
          side={give}
          change={(next) => update({ give: next })}
        />
        <Side
          title={`You get from ${name}`}
          board={board}
          has={theirs}
          side={get}
          change={(next) => update({ get: next })}
        />
      </div>
      <p role="status">
        You give {bundleText(board, give)}; you get {bundleText(board, get)}. That leaves you{" "}
        {dollars(mine.cash - give[0] + get[0])}, and {name} {dollars(theirs.cash + give[0] - get[0])}.
      </p>
      {!people.includes(to) && (
        <div>
          <button
            type="button"
            disabled={get.length === 2 && get[1] === 0}
            onClick={() => {
              setQuotes("asking");
              void client.quotes(to, give, get).then(setQuotes, () => setQuotes([]));
            }}
          >
            What do you want for this?
          </button>
          <div role="status">
            {quotes === "asking" && <p>{name} is thinking…</p>}
            {Array.isArray(quotes) && quotes.length === 0 && (
              <p>{name} would not part with it for what you have.</p>
            )}
          </div>
          {Array.isArray(quotes) && quotes.length > 0 && (
            <ul class="quotes">
              {(quotes as readonly ShownQuote[]).map(({ offer: [, gives, gets], reason }) => (
                <li key={`${gives} ${gets}`}>
                  <button type="button" onClick={() => change({ to, give: gives, get: gets })}>
                    {bundleText(board, gives)}
                    {gets[0] > 0 ? `, and gives ${dollars(gets[0])} back` : ""}
                  </button>{" "}
                  <span class="why">“{reason}”</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div class="row">
        <button type="button" disabled={empty} onClick={() => offer([to, give, get])}>
          Offer this
        </button>
        <button type="button" onClick={() => update({ give: EMPTY, get: EMPTY })}>
          Clear
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}

interface SideProps {
  readonly title: string;
  readonly board: Board;
  readonly has: Tradable;
  readonly side: WireBundle;
  readonly change: (side: WireBundle) => void;
}

function Side({ title, board, has, side, change }: SideProps) {
  const [cash, cards, ...deeds] = side;
  const most = (text: number, limit: number): number => Math.max(0, Math.min(limit, Math.floor(text) || 0));
  return (
    <fieldset>
      <legend>{title}</legend>
      <label>
        Cash, up to {dollars(has.cash)}{" "}
        <input
          type="number"
          min={0}
          max={has.cash}
          value={cash}
          onInput={({ currentTarget }) =>
            change([most(currentTarget.valueAsNumber, has.cash), cards, ...deeds])
          }
        />
      </label>
      {has.jailCards > 0 && (
        <label>
          Jail cards, up to {has.jailCards}{" "}
          <input
            type="number"
            min={0}
            max={has.jailCards}
            value={cards}
            onInput={({ currentTarget }) =>
              change([cash, most(currentTarget.valueAsNumber, has.jailCards), ...deeds])
            }
          />
        </label>
      )}
      {has.deeds.map((square) => (
        <label key={square}>
          <input
            type="checkbox"
            checked={deeds.includes(square)}
            onChange={({ currentTarget }) =>
              change([
                cash,
                cards,
                ...(currentTarget.checked ? [...deeds, square] : deeds.filter((each) => each !== square)),
              ])
            }
          />
          <span
            class="swatch"
            style={{ background: board.groups[board.set[square]]?.colour ?? "transparent" }}
          />{" "}
          {board.names[square]}
        </label>
      ))}
      {has.deeds.length === 0 && <p>No deed that can be traded.</p>}
    </fieldset>
  );
}
