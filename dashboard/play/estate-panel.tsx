import { useEffect, useState } from "preact/hooks";
import type { EstateDraft, EstateItem, EstateQuestion } from "../../arena/table/estate-draft.ts";
import type { TableMove } from "../../arena/table/table-move.ts";
import { dollars } from "../page/format.ts";
import { Scroller } from "../page/scroller.tsx";
import type { TableClient } from "./table-client.ts";

interface Props {
  readonly question: EstateQuestion;
  readonly client: TableClient;
  /** Dollars to be raised; null where none are. */
  readonly missing: number | null;
  readonly move: (move: TableMove) => void;
  /** Told of the draft, which the board shows; null when it is gone. */
  readonly drafted: (draft: EstateDraft | null) => void;
}

const DONE: Readonly<Record<EstateQuestion, string>> = {
  build: "Build these",
  sellBuildings: "Sell these",
  mortgage: "Mortgage these",
  unmortgage: "Lift these",
  raiseCash: "Raise it so",
};

const height = (buildings: number): string => (buildings === 5 ? "hotel" : `${buildings} houses`);
const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${dollars(Math.abs(amount))}`;

/** A list of what is done with deeds, put together on paper: each step with its price and the rent that it makes. */
export function EstatePanel({ question, client, missing, move, drafted }: Props) {
  const [list, setList] = useState<readonly EstateItem[]>([]);
  const [draft, setDraft] = useState<EstateDraft | null>(null);
  useEffect(() => {
    let left = false;
    void client.draft(question, list).then(
      (found) => {
        if (left) return;
        setDraft(found);
        drafted(found);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [client, question, list, drafted]);
  useEffect(() => () => drafted(null), [drafted]);
  if (draft === null) return <p class="panel-body">Reckoning…</p>;
  const rows = draft.deeds.filter(
    ({ next }) => list.length > 0 || next.some(({ refusal }) => refusal === null),
  );
  const raised = missing === null ? null : missing - draft.money;
  return (
    <div class="panel-body">
      <Scroller class="table" label="Deeds">
        <table>
          <caption class="unseen">Deeds</caption>
          <thead>
            <tr>
              <th scope="col" class="text">
                Deed
              </th>
              <th scope="col">Stands</th>
              <th scope="col">Rent</th>
              <th scope="col" class="text">
                Next
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ square, name, buildings, mortgaged, rent, next }) => (
              <tr key={square}>
                <th scope="row" class="text">
                  {name}
                </th>
                <td>{mortgaged ? "mortgaged" : height(buildings)}</td>
                <td>{dollars(rent)}</td>
                <td class="text">
                  {next.map(({ item, label, money, rent: after, refusal }) => (
                    <button
                      key={label}
                      type="button"
                      disabled={refusal !== null}
                      title={refusal ?? ""}
                      onClick={() => setList([...list, item])}
                    >
                      {label}
                      <span class="unseen">: {name},</span> {signed(money)}, rent {dollars(after)}
                    </button>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p role="status">
        {list.length === 0 ? "Nothing chosen yet" : `${list.length} chosen, ${signed(draft.money)}`}
        {draft.left < 0
          ? `; ${dollars(-draft.left)} of it has to be raised`
          : `; leaves ${dollars(draft.left)}`}
        {raised === null ? "" : raised > 0 ? `; ${dollars(raised)} still missing` : "; that is enough"}
        {draft.refusal === null ? "" : `. ${draft.refusal}`}
      </p>
      <div class="row">
        <button
          type="button"
          disabled={list.length === 0 || draft.refusal !== null}
          onClick={() => move({ kind: "answer", question, answer: list as number[] })}
        >
          {DONE[question]}
        </button>
        <button type="button" disabled={list.length === 0} onClick={() => setList(list.slice(0, -1))}>
          Take the last one back
        </button>
      </div>
    </div>
  );
}
