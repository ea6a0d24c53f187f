import { render } from "ink";
import { follow, type Leaving, OPENING, type Playback } from "../../replay/timeline/playback.ts";
import type { Timeline } from "../../replay/timeline/timeline.ts";
import { App } from "./app.tsx";
import type { Size } from "./layout.ts";
import { Screen } from "./screen.ts";

export interface ShowOptions {
  readonly colour: boolean;
  /** Ends the show when it is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Shows a game on the terminal of this process until the viewer leaves, and puts the terminal back as it was. Returns
 * whether it was left by Ctrl-C. stdin and stdout must be terminals.
 */
export async function showReplay(timeline: Timeline, { colour, signal }: ShowOptions): Promise<boolean> {
  const screen = new Screen();
  let playback = OPENING;
  try {
    for (;;) {
      screen.enter();
      const left = await watch(timeline, colour, signal, screen, playback, (moved) => {
        playback = moved;
      });
      if (left !== "suspend") return left === "interrupt";
      screen.leave();
      await stopped();
    }
  } finally {
    screen.leave();
  }
}

/** One sitting: from taking the terminal to giving it back. */
async function watch(
  timeline: Timeline,
  colour: boolean,
  signal: AbortSignal,
  screen: Screen,
  opening: Playback,
  onMove: (playback: Playback) => void,
): Promise<Leaving> {
  let playback = opening;
  let leaving: Leaving = "quit";
  const picture = () => (
    <App
      timeline={timeline}
      colour={colour}
      terminal={terminalSize()}
      playback={playback}
      onCommand={(command, panels) => {
        playback = follow(playback, command, timeline, panels);
        onMove(playback);
        show.rerender(picture());
      }}
      onLeave={leave}
    />
  );
  const leave = (why: Leaving) => {
    leaving = why;
    show.unmount();
  };
  const resized = () => {
    show.clear();
    screen.clear();
    show.rerender(picture());
  };
  const abort = () => leave("interrupt");
  const show = render(picture(), { exitOnCtrlC: false, incrementalRendering: false, patchConsole: false });
  process.stdout.on("resize", resized);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    await show.waitUntilExit();
    return leaving;
  } finally {
    process.stdout.off("resize", resized);
    signal.removeEventListener("abort", abort);
  }
}

function terminalSize(): Size {
  return { columns: process.stdout.columns, rows: process.stdout.rows };
}

/** Stops the whole foreground job, as Ctrl-Z does, and returns when it goes on. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    // Waiting for a signal alone does not keep a process alive.
    const alive = setInterval(() => {}, 1000);
    process.once("SIGCONT", () => {
      clearInterval(alive);
      resolve();
    });
    process.kill(0, "SIGSTOP");
  });
}
