import { render } from "ink";
import type { ReactElement } from "react";
import type { Leaving } from "../../replay/timeline/playback.ts";
import type { Size } from "./layout.ts";
import { Screen } from "./screen.ts";

export interface ShowOptions {
  readonly colour: boolean;
  /** Ends the show when it is aborted. */
  readonly signal: AbortSignal;
}

/** The terminal that a picture is drawn on. */
export interface Stage {
  readonly terminal: Size;
  /** Draws the picture anew. Does nothing once it was left. */
  redraw(): void;
  leave(why: Leaving): void;
}

type Picture = (stage: Stage) => ReactElement;

/**
 * Shows a picture on the terminal of this process until it is left, and puts the terminal back as it was. Returns whether it
 * was left by Ctrl-C. stdin and stdout must be terminals.
 */
export async function showPicture({ signal }: ShowOptions, picture: Picture): Promise<boolean> {
  const screen = new Screen();
  try {
    for (;;) {
      screen.enter();
      const left = await sit(signal, screen, picture);
      if (left !== "suspend") return left === "interrupt";
      screen.leave();
      await stopped();
    }
  } finally {
    screen.leave();
  }
}

/** One sitting: from taking the terminal to giving it back. */
async function sit(signal: AbortSignal, screen: Screen, picture: Picture): Promise<Leaving> {
  let leaving: Leaving | null = null;
  const drawn = (): ReactElement => picture({ terminal: terminalSize(), redraw, leave });
  const redraw = () => {
    if (leaving === null) show.rerender(drawn());
  };
  const leave = (why: Leaving) => {
    leaving ??= why;
    show.unmount();
  };
  const resized = () => {
    show.clear();
    screen.clear();
    redraw();
  };
  const abort = () => leave("interrupt");
  const show = render(drawn(), { exitOnCtrlC: false, incrementalRendering: false, patchConsole: false });
  process.stdout.on("resize", resized);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    await show.waitUntilExit();
    return leaving ?? "quit";
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
