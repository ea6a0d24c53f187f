/** Words shared between the run and its workers: whether to stop, and how far each lane has come. */
export class UnitControl {
  private readonly words: Int32Array;

  /** `shared` is the buffer of the control at the other end. */
  constructor(shared: SharedArrayBuffer) {
    this.words = new Int32Array(shared);
  }

  /** A control for `lanes` tasks at a time. */
  static create(lanes: number): UnitControl {
    return new UnitControl(new SharedArrayBuffer((1 + lanes) * Int32Array.BYTES_PER_ELEMENT));
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

  /** Counts a game that `lane` begins. */
  beginGame(lane: number): void {
    Atomics.add(this.words, 1 + lane, 1);
  }

  /** Games begun so far, by lane. */
  games(): number[] {
    return Array.from(this.words.subarray(1));
  }
}
