import type { EstateDraft } from "../../arena/table/estate-draft.ts";
import type { Board } from "../../src/board/board.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Dice } from "../game/dice.tsx";
import type { SeatLook } from "../game/seat-look.ts";
import { Tokens } from "../game/tokens.tsx";
import { dollars } from "../page/format.ts";
import type { ShownTable } from "./table-client.ts";

interface Props {
  readonly board: Board;
  readonly table: ShownTable;
  readonly seats: readonly SeatLook[];
  /** A list that is being put together: the board then shows it carried out, with its rents. */
  readonly draft: EstateDraft | null;
}

/** The board as it stands, or as a draft would leave it. */
export function TableBoard({ board, table, seats, draft }: Props) {
  const { round, turn, seat, table: view, log } = table;
  const drafted = new Map((draft?.deeds ?? []).map((deed) => [deed.square as number, deed]));
  const last = log.findLast(({ type }) => type !== null)?.text ?? "The game begins.";
  return (
    <BoardPicture
      board={board}
      label={`The board in round ${round}, turn ${turn}: ${last}`}
      look={(square) => {
        const owner = view.owner[square] ?? -1;
        const held = owner < 0 ? undefined : seats[owner];
        const deed = drafted.get(square);
        return {
          owner: held === undefined ? null : { colour: held.look.colour, letter: held.letter },
          buildings: deed?.buildings ?? view.buildings[square] ?? 0,
          mortgaged: deed?.mortgaged ?? view.mortgaged[square] ?? false,
          ...(deed === undefined ? {} : { note: `rent ${dollars(deed.rent)}` }),
          ...(table.asking?.square === square ? { fill: "var(--accent-ground)" } : {}),
        };
      }}
      over={<Tokens size={board.size} table={view} seats={seats} walk={null} />}
    >
      <div class="now">
        <p class="when">
          Round {round} · turn {turn}
        </p>
        <p>
          <span class="letter" style={{ borderColor: seats[seat].look.colour }}>
            {seats[seat].letter}
          </span>{" "}
          {seats[seat].label} is on turn
        </p>
        <Dice dice={view.dice} />
        <p class="event">{last}</p>
        <p class="bank">
          Bank: {view.houses} houses, {view.hotels} hotels
        </p>
      </div>
    </BoardPicture>
  );
}
