import type { Highlights } from "../../arena/replay/highlights.ts";
import type { Mark } from "../../arena/replay/marks.ts";
import type { Timeline } from "../../arena/replay/timeline.ts";
import { dollars, pointsRange } from "../page/format.ts";
import type { Answer } from "../page/source.ts";
import type { SeatLook } from "./seat-look.ts";

interface Props {
  readonly timeline: Timeline;
  readonly seats: readonly SeatLook[];
  readonly highlights: Answer<Highlights>;
  readonly goTo: (frame: number) => void;
}

/** A moment to go to. */
interface Moment {
  readonly frame: number;
  readonly turn: number;
  readonly text: string;
  readonly strong: boolean;
}

const MOST_RENTS = 5;

/** Why the game turned: swings of the winning chance, monopolies, bankruptcies and the biggest rents. */
export function TurningList({ timeline, seats, highlights, goTo }: Props) {
  const name = (seat: number): string => `${seats[seat]?.letter} ${seats[seat]?.label}`;
  const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
  const points = highlights.state === "ready" ? highlights.value.turningPoints : [];
  const rents = [...timeline.rents].sort((a, b) => b.amount - a.amount).slice(0, MOST_RENTS);
  // Deeds that a last bankruptcy hands over change nothing any more.
  const isTold = ({ kind, turn }: Mark): boolean => kind === "bankruptcy" || turn < timeline.turns;
  const moments: Moment[] = [
    ...points.map(({ turn, seat, before, after, interval }) => ({
      frame: timeline.firstFrame(turn),
      turn,
      text: `${name(seat)}: chance of winning ${percent(before)} → ${percent(after)} (95% of the change: ${pointsRange(interval)} points)`,
      strong: true,
    })),
    ...timeline.marks.filter(isTold).map((mark) => ({
      frame: mark.frame,
      turn: mark.turn,
      text:
        mark.kind === "bankruptcy"
          ? `${name(mark.seat)} goes bankrupt`
          : `${name(mark.seat)} completes ${timeline.board.groups[mark.group]?.name}`,
      strong: false,
    })),
    ...rents.map(({ frame, turn, payer, payee, amount, square }) => ({
      frame,
      turn,
      text: `${name(payer)} pays ${name(payee)} ${dollars(amount)} for ${timeline.board.names[square]}`,
      strong: false,
    })),
  ];
  moments.sort((a, b) => a.frame - b.frame);
  return (
    <section class="card" aria-label="Why it turned">
      <h2>Why it turned</h2>
      <p class="about">
        {highlights.state === "ready"
          ? `Bold: the largest changes of a chance of winning, by ${highlights.value.playouts} playouts a position with Greedy in every seat. Then monopolies, bankruptcies and the biggest rents.`
          : highlights.state === "failed"
            ? `Monopolies, bankruptcies and the biggest rents. Chances of winning: ${highlights.message}`
            : "Monopolies, bankruptcies and the biggest rents. The turning points are being played out …"}
      </p>
      <ol class="moments">
        {moments.map(({ frame, turn, text, strong }) => (
          <li key={`${frame} ${text}`}>
            <button type="button" onClick={() => goTo(frame)}>
              <span class="turn">{turn}</span>
              {strong ? <b>{text}</b> : text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
