import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A gate at which a run stands still, as long as it is closed, so that a test can act while the run is where it wants it. */
export class Gate {
  /** Code for a player's file: `pass()`, to be called when a game starts. */
  readonly source: string;
  private readonly bar: string;
  private readonly mark: string;

  constructor(folder: string) {
    this.bar = join(folder, "gate-closed");
    this.mark = join(folder, "gate-reached");
    this.source = `import { existsSync, readFileSync, writeFileSync } from "node:fs";
const [bar, mark] = ${JSON.stringify([this.bar, this.mark])};
const bed = new Int32Array(new SharedArrayBuffer(4));
function pass() {
  // The file is run anew for each unit; the thread stays.
  const games = (globalThis.gamesAtGate = (globalThis.gamesAtGate ?? 0) + 1);
  while (existsSync(bar) && games >= Number(readFileSync(bar, "utf8"))) {
    writeFileSync(mark, "");
    Atomics.wait(bed, 0, 0, 10);
  }
}
`;
  }

  /** Closes the gate before game number `game`, from 1, of each thread that plays. */
  close(game: number): void {
    rmSync(this.mark, { force: true });
    writeFileSync(this.bar, String(game));
  }

  /** Whether a thread stands before it. */
  get reached(): boolean {
    return existsSync(this.mark);
  }

  open(): void {
    rmSync(this.bar, { force: true });
  }
}
