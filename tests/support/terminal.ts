import { spawnSync } from "node:child_process";
import { ROOT } from "../../scripts/modules.mjs";

/** Milliseconds that a screen may take to show what is waited for, on a machine that has other things to do. */
const PATIENCE = 120_000;
const LOOK_MS = 50;

/** A terminal's columns and rows. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

let opened = 0;

/** A real terminal, drawn by tmux, in which a shell runs. Throws in every test by its name where there is no tmux. */
export class Terminal {
  private readonly server: string;

  /** Opens a terminal with an interactive shell in the checkout. */
  constructor({ columns, rows }: TerminalSize) {
    this.server = `arena-${process.pid}-${opened++}`;
    // CI=false: programs that draw nothing in continuous integration have a terminal before them here.
    const shell = "env CI=false PS1='$ ' bash --norc --noprofile -i";
    this.tmux("new-session", "-d", "-x", String(columns), "-y", String(rows), "-c", ROOT, shell);
    this.tmux("set-option", "-g", "escape-time", "0");
  }

  /** Types a line and Enter. */
  line(text: string): void {
    this.tmux("send-keys", "-l", text);
    this.press("Enter");
  }

  /** Presses keys by their tmux names: `Space`, `Left`, `C-c`, `a`. */
  press(...keys: readonly string[]): void {
    this.tmux("send-keys", ...keys);
  }

  resize({ columns, rows }: TerminalSize): void {
    this.tmux("resize-window", "-x", String(columns), "-y", String(rows));
  }

  /** What is on the screen now, without blanks at the ends of lines. */
  screen(): string {
    return this.tmux("capture-pane", "-p").trimEnd();
  }

  /** Waits until the screen shows `what`, and returns it. Throws with the screen as it is when it does not. */
  async shows(what: string | RegExp): Promise<string> {
    for (let waited = 0; waited < PATIENCE; waited += LOOK_MS) {
      const screen = this.screen();
      if (typeof what === "string" ? screen.includes(what) : what.test(screen)) return screen;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Error(`the terminal does not show ${what}:\n${this.screen()}`);
  }

  /** Waits until the screen shows something else than `before`, and returns it. Throws when it stays so. */
  async showsOther(before: string): Promise<string> {
    for (let waited = 0; waited < PATIENCE; waited += LOOK_MS) {
      const screen = this.screen();
      if (screen !== before) return screen;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Error(`the terminal still shows:\n${before}`);
  }

  close(): void {
    this.tmux("kill-server");
  }

  private tmux(...args: readonly string[]): string {
    const { error, status, stdout, stderr } = spawnSync(
      "tmux",
      ["-L", this.server, "-f", "/dev/null", ...args],
      {
        encoding: "utf8",
      },
    );
    if (error !== undefined) {
      throw new Error(`no tmux (${error.message}): run the terminal tests by \`npm test\`, or install tmux`);
    }
    if (status !== 0) throw new Error(`tmux ${args[0]}: ${stderr.trim()}`);
    return stdout;
  }
}
