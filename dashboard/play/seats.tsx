import type { Board } from "../../src/board/board.ts";
import type { SeatLook } from "../game/seat-look.ts";
import { CutText } from "../page/cut-text.tsx";
import { dollars } from "../page/format.ts";
import type { ShownTable } from "./table-client.ts";

interface Props {
  readonly board: Board;
  readonly table: ShownTable;
  readonly seats: readonly SeatLook[];
  /** By seat: dollars that came in since the last move, negative where they went out. */
  readonly moved: readonly number[];
}

/** Everybody's cash, with what moved since the last answer, and complete groups. */
export function Seats({ board, table, seats, moved }: Props) {
  const groupsOf = (seat: number): string =>
    board.groups
      .filter(({ squares }) => squares.every((square) => table.table.owner[square] === seat))
      .map(({ name }) => name)
      .join(", ");
  return (
    <ul class="seats" aria-label="Players">
      {table.table.seats.map(({ cash, netWorth, deeds, bankrupt, inJail, jailCards }, seat) => {
        const { letter, label, look } = seats[seat];
        const change = moved[seat] ?? 0;
        const groups = groupsOf(seat);
        const notes = [
          `${deeds} deed${deeds === 1 ? "" : "s"}`,
          `worth ${dollars(netWorth)}`,
          ...(groups === "" ? [] : [groups]),
          ...(inJail ? ["in jail"] : []),
          ...(jailCards > 0 ? [`${jailCards} jail card${jailCards > 1 ? "s" : ""}`] : []),
        ];
        return (
          <li key={letter} aria-current={table.seat === seat ? "true" : undefined}>
            <span class="letter" style={{ borderColor: look.colour }}>
              {letter}
            </span>
            <span class="name">
              <CutText text={label} />
            </span>
            <span class="cash">
              {bankrupt > 0 ? "bankrupt" : dollars(cash)}
              {change !== 0 && (
                <b class={change > 0 ? "gain" : "loss"}>
                  {change > 0 ? "+" : "−"}
                  {dollars(Math.abs(change))}
                </b>
              )}
            </span>
            {bankrupt === 0 && <span class="seat-notes">{notes.join(" · ")}</span>}
          </li>
        );
      })}
    </ul>
  );
}
