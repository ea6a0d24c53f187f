import { getSystemErrorMap } from "node:util";
import { EXIT } from "../../runtime/exit.ts";
import { keepStdout } from "../../runtime/keep-stdout.ts";

/** One end of the program's output. */
export interface Sink {
  readonly isTerminal: boolean;
  /** Characters that fit on a line of a terminal; left out where there is none. */
  readonly columns?: number | undefined;
  write(text: string): void;
}

/** Output and interrupt signal of the process, or of a test in its place. */
export interface Streams {
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Aborted with {@link INTERRUPTED} by Ctrl-C, with {@link PIPE_CLOSED} when nobody reads any more. */
  readonly signal: AbortSignal;
}

/** Reason of an abort by Ctrl-C or SIGTERM. */
export const INTERRUPTED = "interrupted";
/** Reason of an abort because nobody reads the output any more, as in `arena … | head -1`. */
export const PIPE_CLOSED = "pipe closed";

/** Ctrl-C, `kill`, a terminal that was closed, and Ctrl-\\. */
const ASKED_TO_STOP = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/**
 * The streams of this process. The first signal of {@link ASKED_TO_STOP} asks the run to stop, the second ends the process at once;
 * a closed pipe asks the run to stop and is no error; output that cannot be written, as on a full disk, asks it too,
 * is told in one line on stderr and makes the exit code 1.
 */
export function processStreams(): Streams {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.reason === INTERRUPTED) process.exit(EXIT.interrupted);
    controller.abort(INTERRUPTED);
  };
  for (const signal of ASKED_TO_STOP) process.on(signal, interrupt);
  const sink = (name: "stdout" | "stderr"): Sink => {
    const stream = process[name];
    const write = stream.write.bind(stream);
    let open = true;
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (open && error.code !== "EPIPE") {
        const [, meaning] = getSystemErrorMap().get(error.errno ?? 0) ?? [];
        if (name === "stdout") process.stderr.write(`arena: stdout: ${meaning ?? error.message}\n`);
        // Whatever code the command ends with.
        process.once("exit", () => {
          process.exitCode = EXIT.failed;
        });
      }
      open = false;
      controller.abort(PIPE_CLOSED);
    });
    return {
      isTerminal: stream.isTTY === true,
      get columns() {
        return stream.columns;
      },
      write: (text) => {
        if (open) write(text);
      },
    };
  };
  const streams = { stdout: sink("stdout"), stderr: sink("stderr"), signal: controller.signal };
  // What players print as they are loaded or asked is no part of the answer, beside which a pipe or a file gets nothing.
  if (!process.stdout.isTTY) keepStdout();
  return streams;
}
