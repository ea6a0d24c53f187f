import type { WorkerNote } from "./worker-note.ts";

/** A worker as its coordinator sees it. `gone`: it was not heard of any more, and did not say that it leaves. */
export interface WorkerState extends Omit<WorkerNote, "beat" | "left"> {
  readonly state: "here" | "left" | "gone";
  /** Seconds since its last heartbeat. */
  readonly age: number;
}

/** Everything that is known of a queue while it is used. */
export interface QueueState {
  /** Address of the server, without what is secret in it. */
  readonly host: string;
  readonly units: {
    readonly total: number;
    readonly done: number;
    /** Handed out, and not back. */
    readonly inFlight: number;
    /** Played twice, with the same result and with another. */
    readonly repeated: number;
    readonly mismatched: number;
    /** Failed for good. */
    readonly failed: number;
  };
  readonly games: number;
  readonly seconds: number;
  readonly workers: readonly WorkerState[];
  /** Units done, by seconds since the start. */
  readonly course: readonly (readonly [seconds: number, done: number])[];
  /** Lines about units and workers, the newest last. */
  readonly faults: readonly string[];
}

/** Most points of the course: beyond them every other one is dropped. */
const MOST_POINTS = 200;
const MOST_FAULTS = 50;
/** Milliseconds without a heartbeat after which a worker is held to be gone. */
const GONE_MS = 20_000;

/** Counts what comes back from a queue and keeps track of its workers. */
export class QueueTally {
  total = 0;
  done = 0;
  inFlight = 0;
  repeated = 0;
  mismatched = 0;
  failed = 0;
  games = 0;
  private readonly host: string;
  private readonly start = performance.now();
  private readonly seen = new Map<string, { note: WorkerNote; at: number; gone: boolean }>();
  private readonly faults: string[] = [];
  private course: (readonly [number, number])[] = [[0, 0]];
  private step = 1;

  constructor(host: string) {
    this.host = host;
  }

  fault(line: string): void {
    this.faults.push(line);
    if (this.faults.length > MOST_FAULTS) this.faults.shift();
  }

  /** Takes the notes of all workers, as they stand on the server now. */
  look(notes: readonly WorkerNote[]): void {
    const now = performance.now();
    for (const note of notes) {
      const before = this.seen.get(note.name);
      if (before?.note.beat !== note.beat) this.seen.set(note.name, { note, at: now, gone: false });
    }
    for (const worker of this.seen.values()) {
      if (worker.gone || worker.note.left || now - worker.at < GONE_MS) continue;
      worker.gone = true;
      this.fault(`worker ${worker.note.name} is gone; what it had is played by others`);
    }
    this.addPoint(now);
  }

  /** Slots of the workers that are here. */
  get slots(): number {
    let slots = 0;
    for (const { note, gone } of this.seen.values()) if (!gone && !note.left) slots += note.slots;
    return slots;
  }

  state(): QueueState {
    const now = performance.now();
    const { host, total, done, inFlight, repeated, mismatched, failed, games, faults, course } = this;
    const workers = [...this.seen.values()].map(({ note, at, gone }): WorkerState => {
      const { beat: _, left, ...known } = note;
      return { ...known, state: left ? "left" : gone ? "gone" : "here", age: (now - at) / 1000 };
    });
    const seconds = this.secondsAt(now);
    return {
      host,
      units: { total, done, inFlight, repeated, mismatched, failed },
      games,
      seconds,
      workers,
      course: [...course, [seconds, done]],
      faults: [...faults],
    };
  }

  private secondsAt(now: number): number {
    return (now - this.start) / 1000;
  }

  private addPoint(now: number): void {
    const seconds = this.secondsAt(now);
    const [last = 0] = this.course.at(-1) ?? [];
    if (seconds - last < this.step) return;
    this.course.push([seconds, this.done]);
    if (this.course.length <= MOST_POINTS) return;
    this.course = this.course.filter((_, i) => i % 2 === 0);
    this.step *= 2;
  }
}
