import { useState } from "preact/hooks";
import type { Asking } from "../../arena/table/asking.ts";
import type { TableMove } from "../../arena/table/table-move.ts";
import { dollars } from "../page/format.ts";

interface Props {
  readonly asking: Asking;
  readonly bid: NonNullable<Asking["bid"]>;
  readonly move: (move: TableMove) => void;
}

/** A bid of any amount, or one that follows the others up to it. */
export function BidPanel({ asking, bid: { lowest, highest }, move }: Props) {
  const [amount, setAmount] = useState(lowest);
  const valid = Number.isInteger(amount) && amount >= lowest && amount <= highest;
  const { question } = asking;
  return (
    <form
      class="panel-body"
      onSubmit={(event) => {
        event.preventDefault();
        if (valid) move({ kind: "answer", question, answer: amount });
      }}
    >
      <label>
        Dollars, {dollars(lowest)} to {dollars(highest)}{" "}
        <input
          type="number"
          min={lowest}
          max={highest}
          step={1}
          value={amount}
          onInput={({ currentTarget }) => setAmount(currentTarget.valueAsNumber)}
        />
      </label>
      <button type="submit" disabled={!valid}>
        Bid this
      </button>
      {question === "bid" && (
        <button type="button" disabled={!valid} onClick={() => move({ kind: "bidUpTo", dollars: amount })}>
          Go on bidding up to this
        </button>
      )}
    </form>
  );
}
