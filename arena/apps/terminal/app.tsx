import { Box, useInput } from "ink";
import { useEffect, useMemo, useState } from "react";
import { describeEvent } from "../../replay/narration/describe-event.ts";
import { gameLabels } from "../../replay/narration/game-labels.ts";
import { commandsOf } from "../../replay/timeline/keys.ts";
import type { Command, Leaving, Playback } from "../../replay/timeline/playback.ts";
import { ringOf } from "../../replay/timeline/ring.ts";
import type { Timeline } from "../../replay/timeline/timeline.ts";
import { walkOf } from "../../replay/timeline/walk.ts";
import { type Clock, SYSTEM_CLOCK } from "./clock.ts";
import { boardLines } from "./draw-board.ts";
import { drawControls, drawKeys } from "./draw-controls.ts";
import { drawEvents } from "./draw-events.ts";
import { inside, type Layout, layoutFor, type Size } from "./layout.ts";
import { Panel } from "./panel.tsx";

/** Milliseconds between two squares of a walk, between two events of auto-play, and of fast-forward. */
const WALK_MS = 70;
const AUTO_MS = 700;
const FAST_MS = 50;

export interface AppProps {
  readonly timeline: Timeline;
  readonly colour: boolean;
  readonly terminal: Size;
  readonly playback: Playback;
  /** Called with every command in the order of the keys. */
  readonly onCommand: (command: Command, panels: Layout["panels"]) => void;
  readonly onLeave: (why: Leaving) => void;
  /** Times the walks and the auto-play: the system's clock unless another is given. */
  readonly clock?: Clock;
}

/** The replay on a terminal: board, events and controls, driven by keys. */
export function App({
  timeline,
  colour,
  terminal,
  playback,
  onCommand,
  onLeave,
  clock = SYSTEM_CLOCK,
}: AppProps) {
  const ring = useMemo(() => ringOf(timeline.board.size), [timeline]);
  const labels = useMemo(() => gameLabels(timeline.board, timeline.record.seats), [timeline]);
  const layout = layoutFor(terminal, ring);
  useInput((input, key) => {
    for (const asked of commandsOf(input, key)) {
      if (asked === "quit" || asked === "interrupt" || asked === "suspend") onLeave(asked);
      else onCommand(asked, layout.panels);
    }
  });

  const { frame: cursor, pace, panel } = playback;
  const walk = playback.stepped && pace !== "fast" ? walkOf(timeline, cursor) : [];
  const walked = useWalk(cursor, walk.length, clock);
  const walking = walked < walk.length;
  useEffect(() => {
    if (pace === "paused" || walking) return;
    return clock.after(pace === "fast" ? FAST_MS : AUTO_MS, () => onCommand("next", layout.panels));
  });

  const shown = layout.panels === "three" ? null : panel;
  const { seat, table, turn, round, event } = timeline.frame(cursor);
  const scene = {
    ring,
    labels,
    table,
    seat,
    walker: walking ? (walk[walked] ?? null) : null,
    when: `Turn ${turn} of ${timeline.turns}, round ${round}`,
    told: describeEvent(labels, event),
  };
  const side =
    panel === "keys"
      ? { title: "Keys", lines: drawKeys(inside(layout.events)) }
      : { title: "Events", lines: drawEvents(timeline, labels, cursor, inside(layout.events)) };
  return (
    <Box flexDirection="column">
      <Box>
        {(shown === null || shown === "board") && (
          <Panel size={layout.board} title="Board" colour={colour}>
            {boardLines(scene, layout)}
          </Panel>
        )}
        {shown !== "board" && (
          <Panel size={layout.events} title={side.title} colour={colour}>
            {side.lines}
          </Panel>
        )}
      </Box>
      {shown === null && (
        <Panel size={layout.controls} title="Controls" colour={colour}>
          {drawControls(timeline, playback, inside(layout.controls))}
        </Panel>
      )}
    </Box>
  );
}

/** Counts the squares of the frame's walk that the token has passed: 0 … `squares`. */
function useWalk(frame: number, squares: number, clock: Clock): number {
  const [step, setStep] = useState({ frame, walked: 0 });
  const walked = step.frame === frame ? step.walked : 0;
  useEffect(() => {
    if (walked >= squares) return;
    return clock.after(WALK_MS, () => setStep({ frame, walked: walked + 1 }));
  }, [frame, walked, squares, clock]);
  return walked;
}
