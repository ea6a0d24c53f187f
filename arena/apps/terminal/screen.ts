import { writeSync } from "node:fs";

const ENTER = "\u001b[?1049h\u001b[2J\u001b[H";
const LEAVE = "\u001b[?25h\u001b[?1049l";

/**
 * The terminal's second screen, so that what was there before comes back: on leaving, on any end of the process, and
 * before an uncaught error is printed.
 */
export class Screen {
  private shown = false;

  enter(): void {
    if (this.shown) return;
    this.shown = true;
    writeSync(process.stdout.fd, ENTER);
    process.on("exit", this.leave).on("uncaughtExceptionMonitor", this.leave);
  }

  readonly leave = (): void => {
    if (!this.shown) return;
    this.shown = false;
    process.off("exit", this.leave).off("uncaughtExceptionMonitor", this.leave);
    // At once: a process that ends does not wait for a stream.
    writeSync(process.stdout.fd, LEAVE);
  };

  /** Blank and at its top, for what is drawn next. */
  clear(): void {
    if (this.shown) writeSync(process.stdout.fd, "\u001b[2J\u001b[H");
  }
}
