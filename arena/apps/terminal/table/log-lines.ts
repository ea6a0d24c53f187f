import { dollars, seatLetter } from "../../../replay/narration/game-labels.ts";
import type { LogLine } from "../../../table/table-log.ts";
import { type Line, wrap } from "../canvas.ts";

/** The last lines of the log that fit, `back` lines before its end, with the money that moved and what was said. */
export function logLines(log: readonly LogLine[], back: number, columns: number, height: number): Line[] {
  const lines: Line[] = [];
  for (let i = log.length - 1 - back; i >= 0 && lines.length < height; i--) {
    lines.unshift(...linesOf(log[i] as LogLine, columns));
  }
  return lines.slice(-height);
}

function linesOf({ type, text, reason, money }: LogLine, columns: number): Line[] {
  const moved = money.flatMap((amount, seat) =>
    amount === 0 ? [] : [`${seatLetter(seat)} ${amount < 0 ? "−" : "+"}${dollars(Math.abs(amount))}`],
  );
  const told = `${text}${moved.length === 0 ? "" : ` (${moved.join(", ")})`}`;
  const said = reason === null ? [] : wrap(`“${reason}”`, columns - 2).map((each) => `  ${each}`);
  const bold = type === "TurnStarted";
  return [...wrap(told, columns), ...said].map((each) => [{ text: each, bold }]);
}
