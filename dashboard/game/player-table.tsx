import type { Frame } from "../../arena/replay/timeline/frame.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { CutText } from "../page/cut-text.tsx";
import { dollars } from "../page/format.ts";
import { Scroller } from "../page/scroller.tsx";
import type { SeatLook } from "./seat-look.ts";

interface Props {
  readonly timeline: Timeline;
  readonly frame: Frame;
  readonly seats: readonly SeatLook[];
}

/** Cash, net worth and deeds of every player at this moment. */
export function PlayerTable({ timeline, frame, seats }: Props) {
  const { board } = timeline;
  const { table } = frame;
  const monopolies = (seat: number): string =>
    board.groups
      .filter(({ squares }) => squares.every((square) => table.owner[square] === seat))
      .map(({ name }) => name)
      .join(", ");
  return (
    <Scroller class="table" label="Players">
      <table class="players">
        <caption class="unseen">Players</caption>
        <thead>
          <tr>
            <th scope="col" class="text">
              Player
            </th>
            <th scope="col">Cash</th>
            <th scope="col">Net worth</th>
            <th scope="col">Deeds</th>
            <th scope="col" class="text">
              Complete groups
            </th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ cash, netWorth, deeds, bankrupt, inJail, jailCards }, seat) => {
            const { letter, label, look } = seats[seat];
            return (
              <tr key={letter} class={seat === frame.seat ? "on-turn" : undefined}>
                <th scope="row" class="text">
                  <span class="letter" style={{ borderColor: look.colour }}>
                    {letter}
                  </span>{" "}
                  <CutText text={label} />
                  {inJail ? " · in jail" : ""}
                  {jailCards > 0 ? ` · ${jailCards} jail card${jailCards > 1 ? "s" : ""}` : ""}
                </th>
                {bankrupt > 0 ? (
                  <td class="text" colSpan={4}>
                    bankrupt
                  </td>
                ) : (
                  <>
                    <td>{dollars(cash)}</td>
                    <td>{dollars(netWorth)}</td>
                    <td>{deeds}</td>
                    <td class="text wrap-cell">{monopolies(seat) || "–"}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}
