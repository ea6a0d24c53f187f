import type { Highlights } from "../../arena/replay/highlights.ts";
import type { Speech } from "../../arena/replay/narrate.ts";
import type { Timeline } from "../../arena/replay/timeline.ts";
import { toldTurn } from "../../arena/replay/told-turn.ts";
import { counted, pointsRange } from "../page/format.ts";
import type { Answer } from "../page/source.ts";
import { decisiveTurn } from "./decisive-turn.ts";

interface Props {
  readonly timeline: Timeline;
  readonly speech: Speech;
  readonly highlights: Answer<Highlights>;
  readonly goTo: (frame: number) => void;
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** The answer in a few sentences: who won, in which turn the game turned that way, and what happened in it. */
export function GameVerdict({ timeline, speech, highlights, goTo }: Props) {
  return (
    <div class="verdict" data-testid="game-verdict">
      <strong>{ended(timeline, speech)}</strong>{" "}
      {highlights.state === "ready" && (
        <Turned timeline={timeline} speech={speech} highlights={highlights.value} goTo={goTo} />
      )}
      {highlights.state === "loading" && <small>Where it turned is being played out …</small>}
      {highlights.state === "failed" && <small>Where it turned: {highlights.message}</small>}
    </div>
  );
}

function ended({ outcomes, rules }: Timeline, { names }: Speech): string {
  const winners = names.filter((_, seat) => (outcomes[seat]?.win ?? 0) > 0).join(" and ");
  const rounds = outcomes[0]?.rounds ?? 0;
  const survivors = outcomes.filter(({ survived }) => survived).length;
  if (survivors === 1) return `${winners} wins: the last one left, after ${counted(rounds, "round")}.`;
  const how = rounds >= rules.roundCap ? "when the rounds were over" : `after ${counted(rounds, "round")}`;
  return `${winners} had the most ${how}, with ${survivors} still in the game.`;
}

interface TurnedProps extends Omit<Props, "highlights"> {
  readonly highlights: Highlights;
}

function Turned({ timeline, speech, highlights: { turningPoints, playouts }, goTo }: TurnedProps) {
  const decisive = decisiveTurn(turningPoints, (seat) => (timeline.outcomes[seat]?.win ?? 0) > 0);
  if (decisive === null) {
    return <small>No single turn changed a chance of winning by more than chance explains.</small>;
  }
  const { turn, seat, before, after, interval } = decisive.point;
  return (
    <>
      {decisive.explains
        ? "It turned the winner's way in"
        : "No turn stands out for the winner; most changed in"}{" "}
      <button type="button" class="link" onClick={() => goTo(timeline.firstFrame(turn))}>
        turn {turn}
      </button>
      : the chance of {speech.names[seat]} to win went from {percent(before)} to {percent(after)}.
      <small>
        In that turn: {toldTurn(timeline, speech, turn).join(" · ")}. Chances are of {playouts} playouts with
        Greedy in every seat; 95% of the change: {pointsRange(interval)} points.
      </small>
    </>
  );
}
