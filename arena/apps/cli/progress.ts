import type { Sink } from "./streams.ts";

/** The state of a long run on stderr. */
export interface Progress {
  /** Shows `line()` when it is time to; call it as often as you like. */
  show(line: () => string): void;
  /** Takes the live line away before other text is written. */
  clear(): void;
}

const LIVE_MS = 100;
const PLAIN_MS = 5000;
const ERASE_LINE = "\r\u001b[2K";

/** A live line that is rewritten on a terminal; elsewhere a plain line every few seconds. */
export function createProgress(sink: Sink): Progress {
  const interval = sink.isTerminal ? LIVE_MS : PLAIN_MS;
  let last = performance.now();
  let live = false;
  return {
    show(line) {
      const now = performance.now();
      if (now - last < interval) return;
      last = now;
      live = sink.isTerminal;
      sink.write(live ? `${ERASE_LINE}${fitted(line(), sink.columns)}` : `${line()}\n`);
    },
    clear() {
      if (live) sink.write(ERASE_LINE);
      live = false;
    },
  };
}

/** The line cut to the terminal's width: a line that wraps cannot be erased. */
function fitted(line: string, columns = Number.POSITIVE_INFINITY): string {
  return line.length < columns ? line : `${line.slice(0, columns - 2)}…`;
}
