import { useEffect, useRef } from "preact/hooks";
import type { Frame } from "../../arena/replay/timeline/frame.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { walkOf } from "../../arena/replay/timeline/walk.ts";
import { frameOf, type Side } from "../board/frame.ts";
import { inkOn } from "../chart/scheme.ts";
import type { SeatLook } from "./seat-look.ts";

/** Height of tokens above the lower edge, clear of the group's colour and of the owner's strip. */
const FOOT: Readonly<Record<Side, number>> = { top: 38, right: 13, bottom: 31, left: 13, corner: 26 };

interface Props {
  readonly timeline: Timeline;
  readonly frame: Frame;
  readonly seats: readonly SeatLook[];
  /** Milliseconds; 0 for no walk. */
  readonly walk: number;
}

/** The tokens of all who are in the game. */
export function Tokens({ timeline, frame, seats, walk }: Props) {
  const { cells } = frameOf(timeline.board.size);
  const moved = frame.event.type === "PlayerMoved" ? frame.event.player : -1;
  const middle = (square: number, seat: number): readonly [number, number] => {
    const { x, y, width, height, side } = cells[square];
    // Seats stand beside each other below the name, in two rows where there are many.
    const [column, row] = [seat % 4, Math.floor(seat / 4)];
    return [x + width / 2 + (column - 1.5) * 19, y + height - FOOT[side] - row * 20];
  };
  return (
    <g class="tokens">
      {frame.table.seats.map(({ bankrupt, square, inJail }, seat) => {
        const { letter, label, look } = seats[seat];
        if (bankrupt > 0) return null;
        const path = walk > 0 && seat === moved ? walkOf(timeline, frame.index) : [];
        return (
          <Token
            key={letter}
            at={middle(square, seat)}
            path={path.map((step) => middle(step, seat))}
            duration={walk}
            index={frame.index}
            letter={letter}
            label={`${label} ${letter}${inJail ? ", in jail" : ""}`}
            colour={look.colour}
            jailed={inJail}
          />
        );
      })}
    </g>
  );
}

interface TokenProps {
  readonly at: readonly [number, number];
  /** The places that it passes on its way there. */
  readonly path: readonly (readonly [number, number])[];
  readonly duration: number;
  readonly index: number;
  readonly letter: string;
  readonly label: string;
  readonly colour: string;
  readonly jailed: boolean;
}

function Token({ at, path, duration, index, letter, label, colour, jailed }: TokenProps) {
  const group = useRef<SVGGElement>(null);
  const way = useRef(path);
  way.current = path;
  useEffect(() => {
    if (way.current.length === 0) return undefined;
    const steps = way.current.map(([x, y]) => ({
      transform: `translate(${x}px, ${y}px)`,
      offsetFrame: index,
    }));
    const walking = group.current?.animate(
      steps.map(({ transform }) => ({ transform })),
      { duration },
    );
    return () => walking?.cancel();
  }, [index, duration]);
  return (
    <g ref={group} class="token" style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      <title>{label}</title>
      <circle r="12" fill={colour} class={jailed ? "jailed" : undefined} />
      <text style={{ fill: inkOn(colour) }}>{letter}</text>
    </g>
  );
}
