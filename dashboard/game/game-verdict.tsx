import type { GameLabels } from "../../arena/replay/narration/game-labels.ts";
import { summarizeTurns } from "../../arena/replay/narration/turn-summary.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { isSignificant } from "../../arena/replay/turning-points/change.ts";
import type { Highlights } from "../../arena/replay/turning-points/highlights.ts";
import { policiesText, winnersText } from "../../arena/replay/turning-points/moments.ts";
import type { WinningStretch } from "../../arena/replay/turning-points/turning-points.ts";
import { counted, pointsRange } from "../page/format.ts";
import type { Answer } from "../page/source.ts";

interface Props {
  readonly timeline: Timeline;
  readonly labels: GameLabels;
  readonly highlights: Answer<Highlights>;
  readonly goTo: (frame: number) => void;
}

const percent = (chance: number): string => `${Math.round(100 * chance)}%`;

/** The answer in a few sentences: who won, in which turns the game turned that way, and what happened in them. */
export function GameVerdict({ timeline, labels, highlights, goTo }: Props) {
  const decisive = highlights.state === "ready" ? highlights.value.decisive : null;
  return (
    <div class="verdict" data-testid="game-verdict">
      <strong>{ended(timeline, labels)}</strong>{" "}
      {highlights.state === "ready" && decisive !== null && (
        <Turned
          timeline={timeline}
          labels={labels}
          decisive={decisive}
          playouts={highlights.value.playouts}
          policies={highlights.value.policies}
          goTo={goTo}
        />
      )}
      {highlights.state === "loading" && <small>Where it turned is being played out …</small>}
      {highlights.state === "failed" && <small>Where it turned: {highlights.message}</small>}
    </div>
  );
}

function ended(timeline: Timeline, labels: GameLabels): string {
  const { outcomes, rules } = timeline;
  const winners = winnersText(timeline, labels);
  const rounds = outcomes[0]?.rounds ?? 0;
  const survivors = outcomes.filter(({ survived }) => survived).length;
  if (survivors === 1) return `${winners} wins: the last one left, after ${counted(rounds, "round")}.`;
  const how = rounds >= rules.roundCap ? "when the rounds were over" : `after ${counted(rounds, "round")}`;
  return `${winners} had the most ${how}, with ${survivors} still in the game.`;
}

interface TurnedProps extends Omit<Props, "highlights"> {
  readonly decisive: WinningStretch;
  readonly playouts: number;
  readonly policies: readonly string[];
}

function Turned({ timeline, labels, decisive, playouts, policies, goTo }: TurnedProps) {
  const { from, to, before, after, interval } = decisive;
  const single = from === to;
  const sentences = summarizeTurns(timeline, labels, from, to);
  return (
    <>
      {single ? "It turned that way most in " : "No single turn decided it. In "}
      <button type="button" class="link" onClick={() => goTo(timeline.firstFrame(from))}>
        {single ? `turn ${from}` : `turns ${from} to ${to}`}
      </button>
      {single ? ": " : " "}
      the chance of {winnersText(timeline, labels)} to win went from {percent(before)} to {percent(after)}
      {isSignificant(decisive) ? "." : ", which may be chance."}
      <small>
        {sentences.length > 0 && `In ${single ? "that turn" : "those turns"}: ${sentences.join(" · ")}. `}
        Chances are of {playouts} playouts {policiesText(policies)}; 95% of the change:{" "}
        {pointsRange(interval)} points.
      </small>
    </>
  );
}
