import type { ComponentChildren } from "preact";
import type { Board } from "../../src/board/board.ts";
import { frameOf } from "./frame.ts";
import { SquareDrawing } from "./square-drawing.tsx";
import "./board.css";

/** What is drawn on a square beside what is printed on it. */
export interface SquareLook {
  /** The ground, in place of the board's own. */
  readonly fill?: string;
  /** Colour of the text on that ground. */
  readonly ink?: string;
  /** A line under the name, in place of the price. */
  readonly note?: string;
  readonly owner?: { readonly colour: string; readonly letter: string } | null;
  /** 0–4 houses, 5 for a hotel. */
  readonly buildings?: number;
  readonly mortgaged?: boolean;
}

interface Props {
  readonly board: Board;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly look: (square: number) => SquareLook;
  /** What stands in the middle. */
  readonly children?: ComponentChildren;
  /** Drawn over the squares, in the picture's units. */
  readonly over?: ComponentChildren;
}

/** A Monopoly board of any size, from its data. */
export function BoardPicture({ board, label, look, children, over }: Props) {
  const { width, height, cells, inner } = frameOf(board.size);
  const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return (
    <div class="board" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} role="img" aria-label={label}>
        <rect class="board-ground" width={width} height={height} />
        {cells.map((cell, square) => (
          <SquareDrawing
            key={board.names[square]}
            board={board}
            square={square}
            cell={cell}
            look={look(square)}
          />
        ))}
        {over}
      </svg>
      <div
        class="board-middle"
        style={{
          left: share(inner.x, width),
          top: share(inner.y, height),
          width: share(inner.width, width),
          height: share(inner.height, height),
        }}
      >
        {children}
      </div>
    </div>
  );
}
