import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "../../../../scripts/modules.mjs";
import { PROGRAM } from "../../../support/program.ts";

/** Worker processes of a queue, each replaced when it is killed. */
export class Crew {
  killed = 0;
  private readonly url: string;
  private readonly workers: ChildProcess[];

  constructor(url: string, count: number) {
    this.url = url;
    this.workers = Array.from({ length: count }, () => this.hire());
  }

  /** Kills a worker as a crash would, and starts another in its place. */
  kill(place: number): void {
    if (this.workers[place]?.kill("SIGKILL")) this.killed++;
    this.workers[place] = this.hire();
  }

  /** Kills all of them. */
  async stop(): Promise<void> {
    await Promise.all(
      this.workers.map(async (worker) => {
        if (worker.exitCode !== null || worker.signalCode !== null) return;
        const closed = once(worker, "close");
        worker.kill("SIGKILL");
        await closed;
      }),
    );
  }

  private hire(): ChildProcess {
    const line = [...PROGRAM, "worker", this.url, "--slots", "1", "--quiet"];
    return spawn(process.execPath, line, { cwd: ROOT, stdio: "ignore" });
  }
}
