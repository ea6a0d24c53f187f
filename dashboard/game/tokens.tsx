import { useEffect, useRef } from "preact/hooks";
import type { SeatView } from "../../arena/replay/timeline/table-view.ts";
import { frameOf, type Side } from "../board/frame.ts";
import { inkOn } from "../chart/scheme.ts";
import type { SeatLook } from "./seat-look.ts";

/** Height of tokens above the lower edge, clear of the group's colour and of the owner's strip. */
const FOOT: Readonly<Record<Side, number>> = { top: 38, right: 13, bottom: 31, left: 13, corner: 26 };

/** A token on its way: whose, over which squares, and a number that tells one walk from the next. */
export interface Walk {
  readonly seat: number;
  readonly squares: readonly number[];
  /** Milliseconds. */
  readonly duration: number;
  readonly index: number;
}

interface Props {
  /** Squares of the board. */
  readonly size: number;
  readonly table: { readonly seats: readonly SeatView[] };
  readonly seats: readonly Pick<SeatLook, "letter" | "label" | "look">[];
  /** Null where every token stands. */
  readonly walk: Walk | null;
}

/** The tokens of all who are in the game. */
export function Tokens({ size, table, seats, walk }: Props) {
  const { cells } = frameOf(size);
  const middle = (square: number, seat: number): readonly [number, number] => {
    const { x, y, width, height, side } = cells[square];
    // Seats stand beside each other below the name, in two rows where there are many.
    const [column, row] = [seat % 4, Math.floor(seat / 4)];
    return [x + width / 2 + (column - 1.5) * 19, y + height - FOOT[side] - row * 20];
  };
  return (
    <g class="tokens">
      {table.seats.map(({ bankrupt, square, inJail }, seat) => {
        const { letter, label, look } = seats[seat];
        if (bankrupt > 0) return null;
        const path = walk?.seat === seat ? walk.squares : [];
        return (
          <Token
            key={letter}
            at={middle(square, seat)}
            path={path.map((step) => middle(step, seat))}
            duration={walk?.duration ?? 0}
            index={walk?.index ?? 0}
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
