import type { Seat } from "../../components/index.ts";
import type { Question } from "../../src/questions.ts";
import { hashState } from "../../src/snapshot.ts";
import type { World } from "../../src/world.ts";
import type { WireAnswer } from "./answers.ts";
import { HashChain } from "./hash-chain.ts";
import type { GameIdentity } from "./record.ts";

/** The running hash of a game, the same while it is recorded and while it is replayed. */
export class GameHash {
  private readonly chain = new HashChain();
  /** The hash of the identity. */
  readonly opening: string;

  constructor(identity: GameIdentity) {
    const { format, engine, rules, board, seed, unit, game, deal, seats } = identity;
    const seated = seats.map(({ player, version }) => [player, version]);
    this.chain.absorb(
      JSON.stringify([format, engine, rules.id, rules.hash, board, seed, unit, game, deal, seated]),
    );
    this.opening = this.chain.token;
  }

  decided(seat: Seat, question: Question, answer: WireAnswer, reason: string): void {
    this.chain.absorb(`${seat}${question}${JSON.stringify(answer)}${reason}`);
  }

  /** Takes in the state after a turn and returns the token of the turn. */
  turned(world: World): string {
    this.chain.absorb(hashState(world));
    return this.chain.token;
  }

  get digest(): string {
    return this.chain.digest;
  }
}
