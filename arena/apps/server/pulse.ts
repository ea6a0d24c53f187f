import { StudyStore } from "../../analysis/tuning/study/study-store.ts";
import type { ServedStore } from "./served-store.ts";

/** The progress of a run, as listeners are told. */
export interface RunPulse {
  readonly run: number;
  /** Units finished, of how many. */
  readonly units: number;
  readonly planned: number;
  readonly stop: string | null;
}

export interface StudyPulse {
  readonly study: number;
  /** Events in its log. */
  readonly events: number;
  readonly finished: boolean;
}

/** The progress of everything in the store. */
export interface StorePulse {
  /** The number of files that were served, with the present one; 0 before the first. */
  readonly edition: number;
  /** True where the file is gone. */
  readonly gone: boolean;
  readonly runs: readonly RunPulse[];
  readonly studies: readonly StudyPulse[];
}

/** Milliseconds between two looks at the store. */
const EVERY = 500;

type Listener = (pulse: StorePulse) => void;

/** Looks at the store twice a second and tells its listeners of every unit finished, run or study begun or ended, and file replaced. */
export class Pulse {
  private readonly store: ServedStore;
  private readonly warn: (line: string) => void;
  private readonly timer: NodeJS.Timeout;
  private readonly listeners = new Set<Listener>();
  private pulse: StorePulse;
  /** The last failure, while it lasts. */
  private failure: string | null = null;

  /** Throws when the store cannot be read now; later that is told to `warn`, and looked at again. */
  constructor(store: ServedStore, warn: (line: string) => void) {
    this.store = store;
    this.warn = warn;
    this.pulse = pulseOf(store);
    this.timer = setInterval(() => this.look(), EVERY);
  }

  get current(): StorePulse {
    return this.pulse;
  }

  /** Text that changes whenever answers about that run or study, or about the whole store, may change. */
  stateOf(kind: "run" | "study" | "store", number: number | undefined): string {
    const { runs, studies } = this.pulse;
    if (kind === "study") return JSON.stringify(studies.find(({ study }) => study === number));
    // What a learner's true values are depends on the other runs too.
    if (kind === "run") return `${runs.length} ${JSON.stringify(runs.find(({ run }) => run === number))}`;
    return JSON.stringify(this.pulse);
  }

  /** Calls `listener` after every change; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const before = this.pulse;
    try {
      this.store.follow();
      this.pulse = pulseOf(this.store);
    } catch (error) {
      this.fail((error as Error).message);
      return;
    }
    this.failure = null;
    if (JSON.stringify(this.pulse) === JSON.stringify(before)) return;
    this.tellChanges(before);
    for (const listener of this.listeners) listener(this.pulse);
  }

  /** Warns of what went wrong, once for as long as it goes wrong; a store that is only being made is waited for. */
  private fail(message: string): void {
    const known = this.failure === message;
    this.failure = message;
    if (!known && this.pulse.edition > 0) this.warn(message);
  }

  private tellChanges({ edition, gone }: StorePulse): void {
    const { path } = this.store;
    if (edition > 0 && this.pulse.edition !== edition) {
      this.warn(
        `store ${path}: another file has taken its place; open pages say so and show it when reloaded`,
      );
    } else if (this.pulse.gone && !gone) {
      this.warn(`store ${path}: the file is gone; open pages show what it had`);
    }
  }
}

function pulseOf(served: ServedStore): StorePulse {
  const { store, edition, gone } = served;
  if (store === null) return { edition, gone, runs: [], studies: [] };
  return {
    edition,
    gone,
    runs: store.runs().map(({ run, units, plan, stop }) => ({ run, units, planned: plan.units, stop })),
    studies: new StudyStore(store)
      .all()
      .map(({ study, events, result }) => ({ study, events, finished: result !== null })),
  };
}
