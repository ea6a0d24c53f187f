import { StudyStore } from "../../analysis/tuning/study/study-store.ts";
import type { Store } from "../../tournament/store/store.ts";

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
  readonly runs: readonly RunPulse[];
  readonly studies: readonly StudyPulse[];
}

/** Milliseconds between two looks at the store. */
const EVERY = 500;

type Listener = (pulse: StorePulse) => void;

/** Looks at the store twice a second and tells its listeners when a unit was finished, a run or study begun or ended. */
export class Pulse {
  private readonly store: Store;
  private readonly warn: (line: string) => void;
  private readonly timer: NodeJS.Timeout;
  private readonly listeners = new Set<Listener>();
  private pulse: StorePulse;

  /** Throws when the store cannot be read now; later that is told to `warn`, and looked at again. */
  constructor(store: Store, warn: (line: string) => void) {
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
    const before = this.stateOf("store", undefined);
    try {
      this.pulse = pulseOf(this.store);
    } catch (error) {
      this.warn((error as Error).message);
      return;
    }
    if (this.stateOf("store", undefined) === before) return;
    for (const listener of this.listeners) listener(this.pulse);
  }
}

function pulseOf(store: Store): StorePulse {
  return {
    runs: store.runs().map(({ run, units, plan, stop }) => ({ run, units, planned: plan.units, stop })),
    studies: new StudyStore(store)
      .all()
      .map(({ study, events, result }) => ({ study, events, finished: result !== null })),
  };
}
