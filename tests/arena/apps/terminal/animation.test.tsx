import { PassThrough } from "node:stream";
import { render } from "ink";
import { afterEach, describe, expect, test } from "vitest";
import { App } from "../../../../arena/apps/terminal/app.tsx";
import type { Clock } from "../../../../arena/apps/terminal/clock.ts";
import { settingOf } from "../../../../arena/replay/record/setting.ts";
import { follow, OPENING, type Playback } from "../../../../arena/replay/timeline/playback.ts";
import { Timeline } from "../../../../arena/replay/timeline/timeline.ts";
import { walkOf } from "../../../../arena/replay/timeline/walk.ts";
import { version } from "../../../../arena/runtime/version.ts";
import { steadyGame } from "./steady-game.ts";

const record = steadyGame();
const timeline = new Timeline(record, settingOf(record, version));

/** A clock that stands still until it is told to go on to whatever comes next. */
class ManualClock implements Clock {
  private readonly due: { readonly ms: number; readonly call: () => void }[] = [];
  private wake = (): void => {};

  after(ms: number, call: () => void): () => void {
    const timer = { ms, call };
    this.due.push(timer);
    this.wake();
    return () => {
      const place = this.due.indexOf(timer);
      if (place >= 0) this.due.splice(place, 1);
    };
  }

  /** Resolves to how long the next call is away, once there is one. */
  async next(): Promise<number> {
    while (this.due.length === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return (this.due[0] as { readonly ms: number }).ms;
  }

  pass(): void {
    this.due.shift()?.call();
  }
}

let close = (): void => {};
afterEach(() => close());

/** The replay at a playback on a terminal of 120×40 that nobody looks at, with its clock and its picture. */
function replayAt(opening: Playback) {
  const clock = new ManualClock();
  const stdout = Object.assign(new PassThrough(), { columns: 120, rows: 40 });
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => {},
    ref: () => {},
    unref: () => {},
  });
  let picture = "";
  stdout.on("data", (drawn: Buffer) => {
    picture = String(drawn);
  });
  let playback = opening;
  const app = () => (
    <App
      timeline={timeline}
      colour={false}
      terminal={{ columns: 120, rows: 40 }}
      playback={playback}
      clock={clock}
      onLeave={() => {}}
      onCommand={(command, panels) => {
        playback = follow(playback, command, timeline, panels);
        shown.rerender(app());
      }}
    />
  );
  // Debugging draws every picture at once and in full.
  const options = { debug: true, exitOnCtrlC: false, patchConsole: false };
  const shown = render(app(), {
    ...options,
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: stdin as unknown as NodeJS.ReadStream,
  });
  close = () => shown.unmount();
  return { clock, picture: () => picture, frame: () => playback.frame };
}

describe("the replay on a terminal, as time passes", () => {
  test("walks its tokens square by square", async () => {
    const move = 2;
    const squares = walkOf(timeline, move);
    const { clock, picture } = replayAt({ ...OPENING, frame: move, stepped: true, pace: "auto" });
    const places: number[] = [];
    for (let ms = await clock.next(); ms === 70; ms = await clock.next()) {
      // The bottom row runs from the jail on the left to GO; its tokens stand one row below the names.
      const rows = picture().split("\n");
      const names = rows.findIndex((row) => /Jail .*GO/.test(row));
      places.push((rows[names + 1] ?? "").slice(0, 68).indexOf("A"));
      clock.pass();
    }
    expect(places).toHaveLength(squares.length);
    expect(places).toEqual([...new Set(places)].sort((a, b) => b - a));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ["auto", 700],
    ["fast", 50],
  ] as const)("goes on by itself at the pace %s, every %s ms", async (pace, every) => {
    const { clock, frame } = replayAt({ ...OPENING, pace });
    expect(await clock.next()).toBe(every);
    clock.pass();
    expect(frame()).toBe(1);
    expect(await clock.next()).toBe(every);
    expect(frame()).toBe(1);
  });
});
