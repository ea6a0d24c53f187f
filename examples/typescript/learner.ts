// A player that learns: it counts where tokens land, from game to game, and builds and bids for the squares that are
// visited most. What is remembered, and what events there are: docs/player-api.md and docs/player-reference.md.
import {
  buildByRank,
  type DecisionContext,
  definePlayer,
  type GameEvent,
  type JailAnswer,
  leaveJail,
  PassivePlayer,
  type PlayerMemory,
  raiseBid,
  type Square,
} from "monopoly-arena/player";

/** What is written down between games: JSON, with a version, so that an old file is never read as a new one. */
interface Snapshot {
  readonly version: 1;
  /** Visits by square. */
  readonly visits: readonly number[];
}

class Learner extends PassivePlayer {
  private visits: number[] = [];
  private readonly reserve: number;
  /** Visits that every square is taken to have had before the first game: the more, the slower it learns. */
  private readonly prior: number;

  constructor(reserve: number, prior: number) {
    super();
    this.reserve = reserve;
    this.prior = prior;
  }

  // Told what happens at the table, in order. Of each type of event its fields are known.
  observe(event: GameEvent): void {
    if (event.type !== "PlayerMoved") return;
    this.visits[event.to] = (this.visits[event.to] ?? 0) + 1;
  }

  readonly memory: PlayerMemory = {
    snapshot: (): Snapshot => ({ version: 1, visits: Array.from(this.visits, (count) => count ?? 0) }),
    restore: (snapshot) => {
      if (!isSnapshot(snapshot))
        throw new Error("no memory of this player: expected version 1 and visits by square");
      this.visits = [...snapshot.visits];
    },
  };

  override jailDecision(ctx: DecisionContext): JailAnswer {
    return leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return ctx.cash - ctx.priceOf(square) >= this.reserve;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const limit = ctx.priceOf(square) * this.popularity(ctx, square);
    return raiseBid(ctx, square, standing, Math.min(limit, ctx.cash - this.reserve));
  }

  override buildHouses(ctx: DecisionContext): readonly Square[] {
    return buildByRank(ctx, (square) => ctx.rentOf(square) * this.popularity(ctx, square), this.reserve);
  }

  // One line on the last answer, for `arena run --record all --record-reasons`.
  reason(): string {
    return `after ${this.visits.reduce((sum, count) => sum + (count ?? 0), 0)} landings`;
  }

  /** How much more often the square is visited than the mean of all. */
  private popularity(ctx: DecisionContext, square: Square): number {
    const counted = ctx.board.names.map((_, each) => (this.visits[each] ?? 0) + this.prior);
    const mean = counted.reduce((sum, count) => sum + count, 0) / counted.length;
    return ((this.visits[square] ?? 0) + this.prior) / mean;
  }
}

function isSnapshot(value: unknown): value is Snapshot {
  if (typeof value !== "object" || value === null) return false;
  const { version, visits } = value as Partial<Snapshot>;
  return version === 1 && Array.isArray(visits) && visits.every((count) => Number.isSafeInteger(count));
}

export default definePlayer({
  api: 1,
  label: "Learner",
  summary: "counts where tokens land, and builds and bids where they do",
  learns: true,
  parameters: [
    {
      name: "reserve",
      type: "int",
      range: [0, 1000],
      scale: "linear",
      default: 100,
      meaning: "dollars that it keeps in hand",
    },
    {
      name: "prior",
      type: "int",
      range: [1, 1000],
      scale: "log",
      default: 20,
      meaning: "visits of each square that it begins with",
    },
  ],
  create: ({ reserve, prior }) => new Learner(reserve, prior),
});
