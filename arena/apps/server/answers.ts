import { Piscina } from "piscina";
import { threadProgram } from "../../runtime/thread-program.ts";
import type { Store } from "../../tournament/store/store.ts";
import type { Pulse } from "./pulse.ts";
import { type Asked, subjectOf, WORK, type Work } from "./routes.ts";
import { RunTallies } from "./run-tallies.ts";
import { type Told, tell } from "./told.ts";

/** Work that is not done at once. */
type SlowWork = Exclude<Work, "read">;

/**
 * Threads for each kind of work, so that a quick answer waits for no slow one. A single one counts and a single one rates:
 * what it has counted of a run is there when it is asked again.
 */
const THREADS: Readonly<Record<SlowWork, number>> = { count: 1, rate: 1, play: 2 };
/** Answers kept once given. */
const KEPT = 64;

/** Answers, each given once for each state of its run: looks into the store at once, the others from threads of their own. */
export class Answers {
  private readonly file: string;
  private readonly tallies: RunTallies;
  private readonly pulse: Pulse;
  private readonly pools = new Map<SlowWork, Pool>();
  private readonly kept = new Map<string, Promise<Told>>();

  /** `file` is that of `store`. */
  constructor(file: string, store: Store, pulse: Pulse) {
    this.file = file;
    this.tallies = new RunTallies(store);
    this.pulse = pulse;
    // Whatever is looked at first is counted; the other threads begin when they are wanted.
    this.poolOf("count");
  }

  /** The answer, or why there is none. Rejects when the store cannot be read. */
  ask(asked: Asked): Promise<Told> {
    const state = this.pulse.stateOf(subjectOf(asked), asked.numbers[0]);
    const key = `${asked.route} ${asked.numbers} ${state}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const given = this.give(asked);
    if (this.kept.size === KEPT) this.kept.delete(this.kept.keys().next().value as string);
    this.kept.set(key, given);
    given.catch(() => this.kept.delete(key));
    return given;
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  private async give(asked: Asked): Promise<Told> {
    const work = WORK[asked.route];
    return work === "read" ? tell(this.tallies, asked) : this.poolOf(work).run(asked);
  }

  private poolOf(work: SlowWork): Pool {
    const known = this.pools.get(work);
    if (known !== undefined) return known;
    const threads = { minThreads: 1, maxThreads: THREADS[work] };
    const pool: Pool = new Piscina({
      ...threadProgram(import.meta.url, "./answer-worker"),
      workerData: { store: this.file },
      ...threads,
    });
    this.pools.set(work, pool);
    return pool;
  }
}

type Pool = Piscina<Asked, Told>;
