/** Style of a piece of text. */
export interface Style {
  /** A colour name or `#rrggbb`. */
  readonly colour?: string;
  readonly bold?: boolean;
  readonly inverse?: boolean;
}

/** A run of text in one style. */
export interface Span extends Style {
  readonly text: string;
}

/** A line of text in runs. */
export type Line = readonly Span[];

interface Cell {
  readonly character: string;
  readonly style: Style;
}

const PLAIN: Style = {};
const BLANK: Cell = { character: " ", style: PLAIN };

/** A rectangle of characters to draw on; what falls outside is not drawn. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly cells: Cell[][];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.cells = Array.from({ length: height }, () => Array.from({ length: width }, () => BLANK));
  }

  /** Writes `text` from column `x` of row `y`, one column a character. */
  put(x: number, y: number, text: string, style: Style = PLAIN): void {
    const row = this.cells[y];
    if (row === undefined) return;
    for (const [i, character] of [...text].entries()) {
      if (x + i >= 0 && x + i < this.width) row[x + i] = { character, style };
    }
  }

  /** The drawing as lines of runs. */
  lines(): Line[] {
    return this.cells.map((row) => {
      const spans: Span[] = [];
      for (const { character, style } of row) {
        const last = spans.at(-1);
        if (last !== undefined && sameStyle(last, style)) {
          spans[spans.length - 1] = { ...last, text: last.text + character };
        } else {
          spans.push({ text: character, ...style });
        }
      }
      return spans;
    });
  }
}

function sameStyle(a: Style, b: Style): boolean {
  return a.colour === b.colour && a.bold === b.bold && a.inverse === b.inverse;
}

/** Text broken into lines of at most `width` characters, at blanks where there are some. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    for (; line.length > width; line = line.slice(width)) lines.push(line.slice(0, width));
  }
  return [...lines, line];
}

/** Text cut to `width` characters, an ellipsis in the place of what is lost. */
export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`;
}
