import { hashState } from "../../../src/world/snapshot.ts";
import type { World } from "../../../src/world/world.ts";
import type { Decision } from "./decision.ts";
import { HashChain } from "./hash-chain.ts";
import type { GameIdentity } from "./record.ts";

/** What of a decision is hashed. */
export type HashedDecision = Pick<Decision, "seat" | "question" | "answer" | "reason">;

/** The running hash of a game, the same while it is recorded and while it is replayed. */
export class GameHash {
  private readonly chain = new HashChain();
  /** The hash of the identity. */
  readonly opening: string;

  constructor(identity: GameIdentity) {
    const { format, engine, rules, board, position, seed, unit, game, deal, seats } = identity;
    const seated = seats.map(({ player, version }) => [player, version]);
    const opening = [format, engine, rules.id, rules.hash, board, seed, unit, game, deal, seated];
    this.chain.absorb(JSON.stringify(position === undefined ? opening : [...opening, position]));
    this.opening = this.chain.token;
  }

  /** Takes in a turn's decisions and the state after it, and returns the token of the turn. */
  turned(decisions: readonly HashedDecision[], world: World): string {
    for (const { seat, question, answer, reason } of decisions) {
      this.chain.absorb(`${seat}${question}${JSON.stringify(answer)}${reason ?? ""}`);
    }
    this.chain.absorb(hashState(world));
    return this.chain.token;
  }

  get digest(): string {
    return this.chain.digest;
  }
}
