import type { Question } from "../../../src/events/questions.ts";
import { hashState } from "../../../src/world/snapshot.ts";
import type { World } from "../../../src/world/world.ts";
import type { WireAnswer } from "./answers.ts";
import { HashChain } from "./hash-chain.ts";
import { playedPlaces } from "./played-places.ts";
import type { GameIdentity, RecordFormat } from "./record.ts";

/** Hashing of a game in one format, each part into the chain. */
interface Hashing {
  opening(identity: GameIdentity): string;
  decision(
    chain: HashChain,
    seat: number,
    question: Question,
    answer: WireAnswer,
    reason: string | null,
  ): void;
  /** `places`: {@link playedPlaces} of the world. */
  state(chain: HashChain, world: World, places: Int32Array): void;
}

const HASHING: Readonly<Record<RecordFormat, Hashing>> = {
  1: {
    opening: (identity) =>
      JSON.stringify(
        identity.position === undefined ? partsOf(identity) : [...partsOf(identity), identity.position],
      ),
    decision: (chain, seat, question, answer, reason) =>
      chain.absorb(`${seat}${question}${JSON.stringify(answer)}${reason ?? ""}`),
    state: (chain, world) => chain.absorb(hashState(world)),
  },
  2: {
    opening(identity) {
      const { seats, position = null, boardData = null, practice } = identity;
      const labels = seats.map(({ label }) => label);
      const marks = practice === undefined ? [] : ["practice"];
      return JSON.stringify([...partsOf(identity), labels, position, boardData, ...marks]);
    },
    decision(chain, seat, question, answer, reason) {
      chain.word(seat);
      chain.absorb(question);
      chain.absorbAnswer(answer);
      chain.absorb(reason ?? "");
    },
    state: (chain, world, places) => chain.absorbWords(world.state, places),
  },
};

/** The running hash of a game, the same while it is recorded and while it is replayed. */
export class GameHash {
  /** The hash of the identity. */
  readonly opening: string;
  private readonly chain = new HashChain();
  private readonly hashing: Hashing;
  private places: Int32Array | undefined;

  constructor(identity: GameIdentity) {
    this.hashing = HASHING[identity.format];
    this.chain.absorb(this.hashing.opening(identity));
    this.opening = this.chain.token;
  }

  /** Takes in a decision. */
  decide(seat: number, question: Question, answer: WireAnswer, reason: string | null): void {
    this.hashing.decision(this.chain, seat, question, answer, reason);
  }

  /** Takes in the state after a turn, and returns the token of the turn. */
  endTurn(world: World): string {
    this.places ??= playedPlaces(world);
    this.hashing.state(this.chain, world, this.places);
    return this.chain.token;
  }

  get digest(): string {
    return this.chain.digest;
  }
}

function partsOf({ format, engine, rules, board, seed, unit, game, deal, seats }: GameIdentity): unknown[] {
  const seated = seats.map(({ player, version }) => [player, version]);
  return [format, engine, rules.id, rules.hash, board, seed, unit, game, deal, seated];
}
