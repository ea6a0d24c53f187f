import type { ComponentChildren } from "preact";
import type { Board } from "../../src/board/board.ts";
import { frameOf } from "./frame.ts";
import { SquareDrawing } from "./square-drawing.tsx";
import type { SquareLook } from "./square-look.ts";
import "./board.css";

interface Props {
  readonly board: Board;
  /** Alternative text. */
  readonly label: string;
  readonly look: (square: number) => SquareLook;
  /** Content of the middle. */
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
