import type { GameLabels } from "../../arena/replay/narration/game-labels.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import type { Highlights } from "../../arena/replay/turning-points/highlights.ts";
import {
  describeMark,
  describeRent,
  largestRents,
  notableMarks,
  policiesText,
} from "../../arena/replay/turning-points/moments.ts";
import type { TurningPoint } from "../../arena/replay/turning-points/turning-points.ts";
import { pointsRange } from "../page/format.ts";
import type { Answer } from "../page/source.ts";

interface Props {
  readonly timeline: Timeline;
  readonly labels: GameLabels;
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

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** Moments at which the game turned: swings of the winning chance, monopolies, bankruptcies and the biggest rents. */
export function TurningList({ timeline, labels, highlights, goTo }: Props) {
  const moments: Moment[] = [
    ...(highlights.state === "ready" ? highlights.value.turningPoints : []).map((point) => ({
      frame: timeline.firstFrame(point.turn),
      turn: point.turn,
      text: tellPoint(labels, point, timeline.outcomes[point.seat]?.win !== 0),
      strong: true,
    })),
    ...notableMarks(timeline).map((mark) => ({
      frame: mark.frame,
      turn: mark.turn,
      text: describeMark(labels, mark),
      strong: false,
    })),
    ...largestRents(timeline).map((rent) => ({
      frame: rent.frame,
      turn: rent.turn,
      text: describeRent(labels, rent),
      strong: false,
    })),
  ];
  moments.sort((a, b) => a.frame - b.frame);
  return (
    <section class="card" aria-label="Why it turned">
      <h2>Why it turned</h2>
      <p class="about">
        {highlights.state === "ready"
          ? `Bold: the largest changes of a chance of winning, by ${highlights.value.playouts} playouts a position ${policiesText(highlights.value.policies)}. Then monopolies, bankruptcies and the biggest rents.`
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

function tellPoint({ names }: GameLabels, point: TurningPoint, won: boolean): string {
  const { seat, before, after, interval, winner } = point;
  const theirs = won ? "" : `; the winner's ${percent(winner.before)} → ${percent(winner.after)}`;
  return `${names[seat]}: chance of winning ${percent(before)} → ${percent(after)} (95% of the change: ${pointsRange(interval)} points)${theirs}`;
}
