/** The state of a lane as its worker last published it. */
export interface LaneState {
  /** Games begun by the lane, training included: it goes on as long as this or `asked` changes. */
  readonly games: number;
  readonly unit: number;
  /** Game of the unit; negative while learners train. */
  readonly game: number;
  /** Entry that is being asked, −1 for none. */
  readonly entry: number;
  /** Questions put to that entry in this game. */
  readonly asked: number;
  /** Megabytes of heap that the thread used when its game or its call outside games began; 0 without external players. */
  readonly heap: number;
  /** Tasks begun by the lane. */
  readonly tasks: number;
}

/** Number of no game: an entry is made, or asked what it remembers. */
export const OUTSIDE = -(2 ** 31);

/** Offsets of a lane's words. `entry` is stored plus one, so that a zeroed lane asks nobody. */
const WORD = { games: 0, unit: 1, game: 2, entry: 3, asked: 4, heap: 5, tasks: 6 } as const;
/** One cache line for each lane, against false sharing. */
const LANE_WORDS = 64 / Int32Array.BYTES_PER_ELEMENT;

/** Index of a lane's word, after the cache line of the stop flag. */
const place = (lane: number, word: number): number => (1 + lane) * LANE_WORDS + word;

/** Memory shared between a run and its workers: the stop flag, and a heartbeat and state for each lane. */
export class UnitControl {
  private readonly words: Int32Array;

  /** `shared` is the buffer of the control that another thread made. */
  constructor(shared: SharedArrayBuffer) {
    this.words = new Int32Array(shared);
  }

  /** A control for `lanes` tasks at a time. */
  static create(lanes: number): UnitControl {
    return new UnitControl(new SharedArrayBuffer((1 + lanes) * LANE_WORDS * Int32Array.BYTES_PER_ELEMENT));
  }

  get shared(): SharedArrayBuffer {
    return this.words.buffer as SharedArrayBuffer;
  }

  /** Asks every lane to leave the unit that it is in. */
  stop(): void {
    Atomics.store(this.words, 0, 1);
  }

  get stopped(): boolean {
    return Atomics.load(this.words, 0) === 1;
  }

  /** `lane` begins a task. */
  beginTask(lane: number): void {
    Atomics.add(this.words, place(lane, WORD.tasks), 1);
  }

  /** `lane` begins a game, with so many megabytes held by its thread. */
  begin(lane: number, unit: number, game: number, heap: number): void {
    this.set(lane, WORD.heap, heap);
    this.set(lane, WORD.unit, unit);
    this.set(lane, WORD.game, game);
    this.set(lane, WORD.entry, 0);
    Atomics.add(this.words, place(lane, WORD.games), 1);
  }

  /** `lane` makes calls of a unit's entries outside its games, with so many megabytes held by its thread. */
  outside(lane: number, unit: number, heap: number): void {
    this.set(lane, WORD.heap, heap);
    this.set(lane, WORD.unit, unit);
    this.set(lane, WORD.game, OUTSIDE);
  }

  /** `lane` asks an entry its question number `asked` of this game. */
  ask(lane: number, entry: number, asked: number): void {
    this.set(lane, WORD.asked, asked);
    this.set(lane, WORD.entry, entry + 1);
  }

  /** `lane` has its answer. */
  answered(lane: number): void {
    this.set(lane, WORD.entry, 0);
  }

  state(lane: number): LaneState {
    const get = (word: number): number => Atomics.load(this.words, place(lane, word));
    return {
      games: get(WORD.games),
      unit: get(WORD.unit),
      game: get(WORD.game),
      entry: get(WORD.entry) - 1,
      asked: get(WORD.asked),
      heap: get(WORD.heap),
      tasks: get(WORD.tasks),
    };
  }

  private set(lane: number, word: number, value: number): void {
    Atomics.store(this.words, place(lane, word), value);
  }
}
