import type { Board } from "../board/board.ts";
import { decodeEvent, EVENT_TYPES, type EventType, type GameEvent } from "./events.ts";

/** Numbers in one record: the kind and five fields. */
const WIDTH = 6;

/** The fate of an event: nothing, a count of its kind, or a record that can be read. */
export type EventMode = "off" | "counters" | "log";

/** Called with an event's type right after it was written, while the position is still the one that it led to. */
export type EventSubscriber = (type: EventType) => void;

/** The event sink of a world: fixed-width records in a buffer that grows by doubling and is kept between games. */
export class EventBuffer {
  private mode: EventMode = "off";
  private active = false;
  private records = new Int32Array(0);
  private used = 0;
  private readonly counts = new Uint32Array(EVENT_TYPES.length);
  private subscriber: EventSubscriber | null = null;

  /** Chooses the sink and forgets what was recorded. */
  setMode(mode: EventMode): void {
    this.mode = mode;
    this.active = mode !== "off";
    if (mode === "log" && this.records.length === 0) this.records = new Int32Array(1024 * WIDTH);
    this.clear();
  }

  /** Keeps the log from now on, whatever else the sink was set to. */
  keepLog(): void {
    if (this.mode !== "log") this.setMode("log");
  }

  /** Calls `subscriber`, in place of any before it, after each event that is logged from now on. */
  subscribe(subscriber: EventSubscriber): void {
    this.subscriber = subscriber;
  }

  clear(): void {
    this.used = 0;
    this.counts.fill(0);
  }

  /** Records in the log. */
  get length(): number {
    return this.used / WIDTH;
  }

  /** Writes an event: its kind's number and its fields in the order of the event table. With the sink off, a branch. */
  emit(type: number, a = 0, b = 0, c = 0, d = 0, e = 0): void {
    if (this.active) this.write(type, a, b, c, d, e);
  }

  /** The number of events of the kind since the last clear; counted in `counters` and `log`. */
  count(type: EventType): number {
    return this.counts[EVENT_TYPES.indexOf(type)];
  }

  /** The event at `index`. */
  read(index: number, board: Board): GameEvent {
    return decodeEvent(this.records, index * WIDTH, board);
  }

  /** Every event from `start` on, decoded. */
  readAll(board: Board, start = 0): GameEvent[] {
    return Array.from({ length: this.length - start }, (_, i) => this.read(start + i, board));
  }

  private write(type: number, a: number, b: number, c: number, d: number, e: number): void {
    this.counts[type]++;
    if (this.mode !== "log") return;
    if (this.used === this.records.length) {
      const larger = new Int32Array(this.records.length * 2);
      larger.set(this.records);
      this.records = larger;
    }
    const { records, used } = this;
    records[used] = type;
    records[used + 1] = a;
    records[used + 2] = b;
    records[used + 3] = c;
    records[used + 4] = d;
    records[used + 5] = e;
    this.used = used + WIDTH;
    this.subscriber?.(EVENT_TYPES[type]);
  }
}
