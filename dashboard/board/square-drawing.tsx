import type { Board, SquareKind } from "../../src/board/board.ts";
import type { Cell } from "./frame.ts";
import type { SquareLook } from "./square-look.ts";
import { nameLines } from "./square-name.ts";

/** Depth of the group's colour and of the owner's strip. */
const BAND = 24;
const STRIP = 17;
const LINE = 15;
/** Width of a character of a name, on average. */
const CHARACTER = 6.9;

/** Signs of squares without a deed. */
const SIGNS: Partial<Record<SquareKind, string>> = {
  go: "←",
  chance: "?",
  communityChest: "▣",
  tax: "◆",
  railroad: "≡",
  utility: "ϟ",
};

interface Props {
  readonly board: Board;
  readonly square: number;
  readonly cell: Cell;
  readonly look: SquareLook;
}

/** One square: its group's colour, its name, and what stands on it. */
export function SquareDrawing({ board, square, cell, look }: Props) {
  const { x, y, width, height, side } = cell;
  const colour = board.groups[board.set[square]]?.colour;
  const band = colour === undefined ? null : edge(cell, BAND, "inner");
  const text = textArea(cell, band !== null);
  const lines = nameLines(board.names[square], Math.floor(text.width / CHARACTER));
  const sign = SIGNS[board.kind[square]];
  const price = board.price[square];
  const note = look.note === "" ? undefined : (look.note ?? (price > 0 ? `$${price}` : undefined));
  const all = [...(sign === undefined ? [] : [sign]), ...lines, ...(note === undefined ? [] : [note])];
  const ink = look.ink === undefined ? {} : { style: { fill: look.ink } };
  const start = text.y + text.height / 2 - ((all.length - 1) * LINE) / 2;
  const strip = look.owner ? edge(cell, STRIP, "outer") : null;
  const standing = side === "left" || side === "right";
  return (
    <g class={`square ${look.mortgaged ? "mortgaged" : ""}`}>
      <rect
        class="square-ground"
        x={x}
        y={y}
        width={width}
        height={height}
        style={look.fill === undefined ? {} : { fill: look.fill }}
      />
      {band !== null && <rect class="square-band" {...band} fill={colour} />}
      {all.map((line, i) => (
        <text
          key={line}
          x={text.x + text.width / 2}
          y={start + i * LINE}
          class={note !== undefined && i === all.length - 1 ? "square-note" : "square-name"}
          {...ink}
          {...(line.length * CHARACTER > text.width
            ? { textLength: text.width - 4, lengthAdjust: "spacingAndGlyphs" }
            : {})}
        >
          {line}
        </text>
      ))}
      {strip !== null && look.owner && (
        <>
          <rect class="square-owner" {...strip} fill={look.owner.colour} />
          <text
            class="square-letter"
            x={strip.x + strip.width / 2}
            y={strip.y + strip.height / 2}
            {...(look.mortgaged && standing ? { transform: upwards(strip) } : {})}
            style={{ fill: look.mortgaged ? "#fff" : "#000" }}
          >
            {look.mortgaged ? `${look.owner.letter} mortgaged` : look.owner.letter}
          </text>
        </>
      )}
      {band !== null && <Buildings count={look.buildings ?? 0} band={band} standing={standing} />}
    </g>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Turns what is written in the middle of a box to run from its foot to its top. */
const upwards = ({ x, y, width, height }: Box): string => `rotate(-90 ${x + width / 2} ${y + height / 2})`;

/** A strip along the edge of a cell that looks inwards or outwards. */
function edge({ x, y, width, height, side }: Cell, depth: number, which: "inner" | "outer"): Box {
  const low = which === "inner";
  switch (side) {
    case "top":
      return { x, y: low ? y + height - depth : y, width, height: depth };
    case "left":
      return { x: low ? x + width - depth : x, y, width: depth, height };
    case "right":
      return { x: low ? x : x + width - depth, y, width: depth, height };
    default:
      return { x, y: low ? y : y + height - depth, width, height: depth };
  }
}

/** The room left for the name. */
function textArea({ x, y, width, height, side }: Cell, banded: boolean): Box {
  const inner = banded ? BAND : 0;
  const pad = 3;
  switch (side) {
    case "top":
      return { x: x + pad, y: y + STRIP, width: width - 2 * pad, height: height - inner - STRIP };
    case "bottom":
      return { x: x + pad, y: y + inner, width: width - 2 * pad, height: height - inner - STRIP };
    case "left":
      return { x: x + STRIP, y, width: width - inner - STRIP, height };
    case "right":
      return { x: x + inner, y, width: width - inner - STRIP, height };
    case "corner":
      return { x: x + pad, y, width: width - 2 * pad, height };
  }
}

const HOTEL = 5;

/** Houses in a row in the band, or a hotel. */
function Buildings({
  count,
  band,
  standing,
}: {
  readonly count: number;
  readonly band: Box;
  readonly standing: boolean;
}) {
  if (count === 0) return null;
  const along = standing ? band.height : band.width;
  const at = (place: number, of: number): readonly [number, number] => {
    const offset = (along * (place + 0.5)) / of;
    return standing
      ? [band.x + band.width / 2, band.y + offset]
      : [band.x + offset, band.y + band.height / 2];
  };
  if (count === HOTEL) {
    const [x, y] = at(0, 1);
    return <path class="hotel" d={`M${x - 15} ${y + 8} v-9 l15 -8 l15 8 v9 z`} />;
  }
  return (
    <>
      {Array.from({ length: count }, (_, house) => {
        const [x, y] = at(house, 4);
        return <path key={`${x} ${y}`} class="house" d={`M${x - 7} ${y + 7} v-8 l7 -6 l7 6 v8 z`} />;
      })}
    </>
  );
}
