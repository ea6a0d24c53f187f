import { useState } from "preact/hooks";
import { describeEvent } from "../../arena/replay/narration/describe-event.ts";
import { gameLabels } from "../../arena/replay/narration/game-labels.ts";
import { decisionFrame } from "../../arena/replay/timeline/decision-frame.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { ChanceChart } from "../game/chance-chart.tsx";
import { Controls } from "../game/controls.tsx";
import { DecisionCard, mistakesIn } from "../game/decision-card.tsx";
import { EventList } from "../game/event-list.tsx";
import { GameBoard } from "../game/game-board.tsx";
import { GamePick } from "../game/game-pick.tsx";
import { GameVerdict } from "../game/game-verdict.tsx";
import { MoveList } from "../game/move-list.tsx";
import { PlayerTable } from "../game/player-table.tsx";
import { type SeatLook, seatLooks } from "../game/seat-look.ts";
import { TurningList } from "../game/turning-list.tsx";
import { useGame } from "../game/use-game.ts";
import { useKeys } from "../game/use-keys.ts";
import { usePlayback } from "../game/use-playback.ts";
import { WorthChart } from "../game/worth-chart.tsx";
import { Loaded } from "../page/loaded.tsx";
import { source, useAnswer } from "../page/source.ts";
import type { RunViewProps } from "../page/view-props.ts";
import "../game/game.css";

/** One game, seen again: what happened, why, and when it turned. */
export function GameView(props: RunViewProps) {
  const { run, address, go, version } = props;
  const unit = numberOf(address.params.unit);
  const game = numberOf(address.params.game);
  const timeline = useGame(run.run, unit, game);
  return (
    <>
      <GamePick
        run={run}
        unit={unit}
        game={game}
        version={version}
        shown={timeline.state !== "loading"}
        go={go}
      />
      <Loaded answer={timeline}>
        {(value) => (
          <Replay key={`${run.run} ${unit} ${game}`} {...props} timeline={value} unit={unit} game={game} />
        )}
      </Loaded>
    </>
  );
}

const numberOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

interface ReplayProps extends RunViewProps {
  readonly timeline: Timeline;
  readonly unit: number;
  readonly game: number;
}

/** Milliseconds of a walk at speed 1. */
const WALK = 500;

function Replay({ run, address, go, timeline, unit, game }: ReplayProps) {
  const control = usePlayback(timeline, {
    at: numberOf(address.params.at),
    goAt: (frame, quietly) => go({ at: frame === 0 ? null : frame }, quietly),
  });
  const { playback, move, visit, speed } = control;
  const highlights = useAnswer(`/api/runs/${run.run}/units/${unit}/games/${game}/highlights`);
  const frame = timeline.frame(playback.frame);
  const seats = seatLooks(timeline.record, run);
  const labels = { ...gameLabels(timeline.board, timeline.record.seats), names: seats.map(nameOf) };
  const sentence = describeEvent(labels, frame.event);
  const points = highlights.state === "ready" ? highlights.value.turningPoints : [];
  const nextPoint = (): void => {
    const next = points.find(({ turn }) => timeline.firstFrame(turn) > playback.frame);
    if (next !== undefined) visit(timeline.firstFrame(next.turn));
  };
  const [asked, setAsked] = useState(false);
  const analysis = useAnswer(asked ? `/api/runs/${run.run}/units/${unit}/games/${game}/analysis` : null);
  const analysed = analysis.state === "ready" ? analysis.value : null;
  const nextMistake = (): void => {
    const frames = (analysed === null ? [] : mistakesIn(analysed)).map(({ turn, number }) =>
      decisionFrame(timeline, turn, number),
    );
    const next = Math.min(...frames.filter((at) => at > playback.frame));
    if (Number.isFinite(next)) visit(next);
  };
  useKeys(move, { t: nextPoint, m: nextMistake });
  return (
    <>
      <GameVerdict timeline={timeline} labels={labels} highlights={highlights} goTo={visit} />
      <div class="grid">
        <div class="stack main-stack">
          <section class="card" aria-label="Board">
            <Controls timeline={timeline} control={control} points={points} sentence={sentence} />
            <GameBoard
              timeline={timeline}
              frame={frame}
              seats={seats}
              sentence={sentence}
              walk={playback.stepped && playback.pace !== "fast" && moves() ? WALK / speed : 0}
            />
          </section>
          {highlights.state === "ready" && (
            <ChanceChart
              timeline={timeline}
              seats={seats}
              highlights={analysed === null ? highlights.value : { ...highlights.value, ...analysed }}
              turn={frame.turn}
              goTo={visit}
            />
          )}
          <WorthChart timeline={timeline} seats={seats} points={points} turn={frame.turn} goTo={visit} />
        </div>
        <div class="stack">
          <section class="card" aria-label="Now">
            <PlayerTable timeline={timeline} frame={frame} seats={seats} />
            <EventList timeline={timeline} index={frame.index} labels={labels} goTo={visit} />
          </section>
          {!source.embedded && (
            <DecisionCard
              timeline={timeline}
              names={labels.names}
              analysis={asked ? analysis : null}
              turn={frame.turn}
              ask={() => setAsked(true)}
              goTo={visit}
            />
          )}
          <TurningList timeline={timeline} labels={labels} highlights={highlights} goTo={visit} />
        </div>
        <MoveList timeline={timeline} />
      </div>
    </>
  );
}

const nameOf = ({ letter, label }: SeatLook): string => `${letter} ${label}`;

/** True unless the reader asks for less motion. */
const moves = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;
