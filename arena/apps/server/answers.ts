import { Piscina } from "piscina";
import { threadProgram } from "../../runtime/thread-program.ts";
import type { WorkerSettings } from "./answer-worker.ts";
import { concealedJson } from "./conceal.ts";
import type { Pulse } from "./pulse.ts";
import { type Asked, subjectOf, WITHOUT_STORE, WORK, type Work } from "./routes.ts";
import { RunTallies } from "./run-tallies.ts";
import type { ServedStore } from "./served-store.ts";
import { type Told, tell } from "./told.ts";

/** Work that is not done at once. */
type SlowWork = Exclude<Work, "read">;

/**
 * Threads for each kind of work, so that a quick answer waits for no slow one. A single one counts and a single one rates:
 * the tally of a run is kept there for the next question.
 */
const THREADS: Readonly<Record<SlowWork, number>> = { count: 1, rate: 1, play: 2, think: 1 };
/** Answers kept once given. */
const KEPT = 64;

const REPLACED: Told = { refused: "the store was replaced by another file; reload the page" };

/** Answers, each given once for each state of its run: rows of the store at once, the others from threads of their own. */
export class Answers {
  private readonly served: ServedStore;
  private readonly pulse: Pulse;
  private readonly trusts: boolean;
  private readonly kept = new Map<string, Promise<Told>>();
  private edition = -1;
  private tallies: RunTallies | null = null;
  private pools = new Map<SlowWork, Pool>();

  /** `trusts`: players that are files or programs may be started to play a game again. */
  constructor(served: ServedStore, pulse: Pulse, trusts: boolean) {
    this.served = served;
    this.pulse = pulse;
    this.trusts = trusts;
    this.follow();
  }

  /** The answer, or the reason for none. Rejects when the store cannot be read. */
  async ask(asked: Asked): Promise<Told> {
    this.follow();
    const { edition } = this;
    const state = this.pulse.stateOf(subjectOf(asked), asked.numbers[0]);
    const key = `${edition} ${asked.route} ${asked.numbers} ${state}`;
    const given = this.kept.get(key) ?? this.keep(key, this.give(asked));
    try {
      const told = await given;
      return this.replacedSince(edition) ? REPLACED : told;
    } catch (error) {
      if (this.replacedSince(edition)) return REPLACED;
      throw error;
    }
  }

  async close(): Promise<void> {
    await closeAll(this.pools);
  }

  private replacedSince(edition: number): boolean {
    this.served.follow();
    return this.served.edition !== edition;
  }

  /** Begins anew, with threads of its own, for each file that takes the place of the store. */
  private follow(): void {
    this.served.follow();
    const { edition, store } = this.served;
    if (edition === this.edition) return;
    void closeAll(this.pools);
    this.pools = new Map();
    this.kept.clear();
    this.edition = edition;
    this.tallies = store === null ? null : new RunTallies(store, this.trusts);
    // The first question of every page is counted; the other threads begin when they are wanted.
    if (store !== null) this.poolOf("count");
  }

  private keep(key: string, given: Promise<Told>): Promise<Told> {
    if (this.kept.size === KEPT) this.kept.delete(this.kept.keys().next().value as string);
    this.kept.set(key, given);
    given.catch(() => this.kept.delete(key));
    return given;
  }

  private async give(asked: Asked): Promise<Told> {
    if (this.tallies === null) {
      const answer = WITHOUT_STORE[asked.route];
      return answer === undefined ? { missing: true } : { json: concealedJson(answer(this.served.path)) };
    }
    const work = WORK[asked.route];
    return work === "read" ? tell(this.tallies, asked) : this.poolOf(work).run(asked);
  }

  private poolOf(work: SlowWork): Pool {
    const known = this.pools.get(work);
    if (known !== undefined) return known;
    const settings: WorkerSettings = { store: this.served.path, trusts: this.trusts };
    const threads = { minThreads: 1, maxThreads: THREADS[work] };
    const program = threadProgram(import.meta.url, "./answer-worker");
    const pool: Pool = new Piscina({ ...program, workerData: settings, ...threads });
    this.pools.set(work, pool);
    return pool;
  }
}

type Pool = Piscina<Asked, Told>;
type Pools = ReadonlyMap<SlowWork, Pool>;

async function closeAll(pools: Pools): Promise<void> {
  await Promise.all([...pools.values()].map((pool) => pool.destroy()));
}
