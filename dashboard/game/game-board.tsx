import type { Frame } from "../../arena/replay/timeline/frame.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { walkOf } from "../../arena/replay/timeline/walk.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Dice } from "./dice.tsx";
import type { SeatLook } from "./seat-look.ts";
import { Tokens } from "./tokens.tsx";

interface Props {
  readonly timeline: Timeline;
  readonly frame: Frame;
  readonly seats: readonly SeatLook[];
  /** The event as a sentence. */
  readonly sentence: string;
  /** Milliseconds that a token may walk; 0 puts it where it goes. */
  readonly walk: number;
}

/** The board at one moment: owners, houses, tokens, and the event in the middle. */
export function GameBoard({ timeline, frame, seats, sentence, walk }: Props) {
  const { table, round, turn, seat, event, index } = frame;
  const onTurn = seats[seat];
  return (
    <BoardPicture
      board={timeline.board}
      label={`The board in round ${round}, turn ${turn}: ${sentence}`}
      look={(square) => {
        const owner = table.owner[square] ?? -1;
        const held = owner < 0 ? undefined : seats[owner];
        return {
          owner: held === undefined ? null : { colour: held.look.colour, letter: held.letter },
          buildings: table.buildings[square] ?? 0,
          mortgaged: table.mortgaged[square] ?? false,
        };
      }}
      over={
        <Tokens
          size={timeline.board.size}
          table={table}
          seats={seats}
          walk={
            walk > 0 && event.type === "PlayerMoved"
              ? { seat: event.player, squares: walkOf(timeline, index), duration: walk, index }
              : null
          }
        />
      }
    >
      <div class="now">
        <p class="when">
          Round {round} · turn {turn} of {timeline.turns}
        </p>
        <p>
          <span class="letter" style={{ borderColor: onTurn.look.colour }}>
            {onTurn.letter}
          </span>{" "}
          {onTurn.label} is on turn
        </p>
        <Dice dice={table.dice} />
        <p class="event" aria-live="polite">
          {sentence}
        </p>
        <p class="bank">
          Bank: {table.houses} houses, {table.hotels} hotels
        </p>
      </div>
    </BoardPicture>
  );
}
