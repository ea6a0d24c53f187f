/** Weight of an act beside one that is independent of all others: a seat's acts hang together. */
const TEMPER = 0.4;
/** Share of a prior that is for a stranger, whom nobody was met like. */
const STRANGERS = 0.1;
/** Seats of every kind that the prior counts for. */
const PRIOR_SEATS = 1;
/** What remains of the seats met so far after each game: other opponents are noticed within a few. */
const MEMORY = 0.7;

/** What is believed of opponents: which of the kinds of training each seat is, or a stranger. */
export class Belief {
  /** Kinds, the stranger included. */
  readonly kinds: number;
  private readonly logChances: readonly Float64Array[];
  /** By kind: seats met in earlier games, fading. */
  private met: Float64Array;
  /** By seat, then kind: the logarithm of the weight; from it the shares, 1 in sum. */
  private readonly logs: Float64Array[] = [];
  private readonly shares: Float64Array[] = [];

  constructor(logChances: readonly Float64Array[]) {
    this.logChances = logChances;
    this.kinds = logChances.length;
    this.met = new Float64Array(this.kinds);
  }

  /** A game begins: every seat may be of any kind, the likelier the more of it were met of late. */
  begin(seats: number): void {
    const { kinds, met } = this;
    const known = (1 - STRANGERS) / (kinds - 1);
    const all = met.reduce((sum, each) => sum + each, PRIOR_SEATS);
    for (let seat = 0; seat < seats; seat++) {
      this.logs[seat] ??= new Float64Array(kinds);
      this.shares[seat] ??= new Float64Array(kinds);
      for (let kind = 0; kind < kinds; kind++) {
        const prior = PRIOR_SEATS * (kind === kinds - 1 ? STRANGERS : known);
        this.logs[seat][kind] = Math.log((met[kind] + prior) / all);
      }
      this.weigh(seat);
    }
  }

  /** The seat did something. */
  saw(seat: number, act: number): void {
    const logs = this.logs[seat];
    for (let kind = 0; kind < this.kinds; kind++) logs[kind] += TEMPER * this.logChances[kind][act];
  }

  /** Shares of the kinds for the seat by all that was seen; overwritten at the next call for it. */
  sharesOf(seat: number): Float64Array {
    return this.weigh(seat);
  }

  /** The game is over: the opponents join those met. */
  end(seats: number, own: number): void {
    for (let kind = 0; kind < this.kinds; kind++) this.met[kind] *= MEMORY;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === own) continue;
      const shares = this.weigh(seat);
      for (let kind = 0; kind < this.kinds; kind++) this.met[kind] += shares[kind];
    }
  }

  snapshot(): readonly number[] {
    return [...this.met];
  }

  restore(met: readonly number[]): void {
    this.met = Float64Array.from(met);
  }

  private weigh(seat: number): Float64Array {
    const logs = this.logs[seat];
    const shares = this.shares[seat];
    const most = Math.max(...logs);
    let sum = 0;
    for (let kind = 0; kind < this.kinds; kind++) {
      shares[kind] = Math.exp(logs[kind] - most);
      sum += shares[kind];
    }
    for (let kind = 0; kind < this.kinds; kind++) shares[kind] /= sum;
    return shares;
  }
}
