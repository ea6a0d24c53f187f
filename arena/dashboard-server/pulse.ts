import type { Store } from "../store/store.ts";

/** How far a run has come, as listeners are told. */
export interface RunPulse {
  readonly run: number;
  /** Units finished, of how many. */
  readonly units: number;
  readonly planned: number;
  readonly stop: string | null;
}

/** Milliseconds between two looks at the store. */
const EVERY = 500;

type Listener = (runs: readonly RunPulse[]) => void;

/** Looks at the store twice a second and tells its listeners when a unit was finished, a run begun or ended. */
export class Pulse {
  private readonly store: Store;
  private readonly timer: NodeJS.Timeout;
  private readonly listeners = new Set<Listener>();
  private runs: readonly RunPulse[] = [];

  constructor(store: Store) {
    this.store = store;
    this.look();
    this.timer = setInterval(() => this.look(), EVERY);
  }

  get current(): readonly RunPulse[] {
    return this.runs;
  }

  /** Text that changes whenever answers about the run, or without a number about the store, may change. */
  stateOf(run: number | undefined): string {
    // What a learner's true values are depends on the other runs too.
    const others = this.runs.length;
    return run === undefined
      ? JSON.stringify(this.runs)
      : `${others} ${JSON.stringify(this.runs.find((each) => each.run === run))}`;
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
    const before = JSON.stringify(this.runs);
    this.runs = this.store
      .runs()
      .map(({ run, units, plan, stop }) => ({ run, units, planned: plan.units, stop }));
    if (JSON.stringify(this.runs) === before) return;
    for (const listener of this.listeners) listener(this.runs);
  }
}
