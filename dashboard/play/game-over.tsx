import { useState } from "preact/hooks";
import type { CostlyDecision } from "../../arena/apps/play/review.ts";
import type { SeatLook } from "../game/seat-look.ts";
import { dollars, percent, percents } from "../page/format.ts";
import type { ShownTable, TableClient } from "./table-client.ts";

interface Props {
  readonly table: ShownTable;
  readonly seats: readonly SeatLook[];
  readonly client: TableClient;
}

/** How the game ended, its record, and the decisions that cost most. */
export function GameOver({ table, seats, client }: Props) {
  const { outcomes, review } = table;
  if (outcomes === null) return null;
  const order = outcomes
    .map((outcome, seat) => ({ ...outcome, seat }))
    .toSorted((a, b) => a.placement - b.placement);
  const save = async (): Promise<void> => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([await client.record()], { type: "application/json" }));
    link.download = "game.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <section class="card asking" aria-labelledby="asking-title">
      <h2 id="asking-title" tabIndex={-1}>
        The game is over
      </h2>
      <ol class="places">
        {order.map(({ seat, win, survived, netWorth }) => (
          <li key={seat}>
            {seats[seat].letter} {seats[seat].label}: {survived ? dollars(netWorth) : "bankrupt"}
            {win > 0 ? (win < 1 ? " – shares the win" : " – wins") : ""}
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" onClick={() => void save()}>
          Save the record
        </button>
        {review === null && (
          <button type="button" onClick={() => void client.lookBack()}>
            Which decisions cost most?
          </button>
        )}
      </div>
      {review !== null && (
        <p role="status">
          {review.costly === null
            ? `Looking back: ${review.turns} of ${review.of} turns`
            : review.costly.length === 0
              ? "No decision can be told from the best."
              : "These cost most. Try them again."}
        </p>
      )}
      {review?.costly?.map((decision) => (
        <Again
          key={`${decision.turn} ${decision.did}`}
          decision={decision}
          name={seats[decision.seat].label}
        />
      ))}
    </section>
  );
}

/** A decision to be tried again before the answer is shown. */
function Again({ decision, name }: { readonly decision: CostlyDecision; readonly name: string }) {
  const [tried, setTried] = useState<string | null>(null);
  const { turn, choices, did, better, loss, low, high } = decision;
  return (
    <fieldset class="again">
      <legend>
        Turn {turn}, {name}: what would you do now?
      </legend>
      <div class="row">
        {choices.map((choice) => (
          <button key={choice} type="button" aria-pressed={tried === choice} onClick={() => setTried(choice)}>
            {choice}
          </button>
        ))}
      </div>
      <p role="status">
        {tried === null
          ? ""
          : `${tried === better ? "Yes" : "No"}: “${better}” wins ${percent(loss)} (${percents([low, high])}) more than “${did}”, which was done.`}
      </p>
    </fieldset>
  );
}
