/** Calls back after a time, so that a test can let time pass as it likes. */
export interface Clock {
  /** Calls `call` once in `ms` milliseconds; returns what takes that back. */
  after(ms: number, call: () => void): () => void;
}

/** The time of this machine. */
export const SYSTEM_CLOCK: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
