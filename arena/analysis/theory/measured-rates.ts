import type { Board } from "../../../src/board/board.ts";
import { type CardEffect, DECKS } from "../../../src/cards/card-data.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import { resetWorld } from "../../../src/law/setup.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import { type JailAnswer, PassivePlayer } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { TALLIES, TALLY } from "../../../src/world/tally.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import type { LandingRates } from "./landing-rates.ts";
import type { JailPolicy } from "./roll-chain.ts";

/** Working of the decks in measured games. */
export const DECK_MODES = [
  /** As the theory has it: reshuffled at every draw, jail cards never leave. */
  "reshuffled",
  /** As at a table: drawn in order, jail cards held until used. */
  "physical",
] as const;
export type DeckMode = (typeof DECK_MODES)[number];

export interface MeasuredRates extends LandingRates {
  readonly rolls: number;
  readonly turns: number;
}

/** Walkers at the table, and rounds they walk before they begin again on GO. */
const SEATS = 4;
const ROUNDS = 2500;

/** More than all the fees of a game, and so much less than a column holds that all the salaries fit too. */
const PURSE = 1_000_000_000;

/**
 * Plays `games` games of {@link ROUNDS} rounds in which nobody buys or goes bankrupt, and counts where
 * tokens come to rest. `goOn` is asked before each game.
 */
export async function measureRates(
  board: Board,
  rules: RuleSet,
  policy: JailPolicy,
  decks: DeckMode,
  games: number,
  key: RandomKey,
  goOn: (played: number) => boolean | Promise<boolean> = () => true,
): Promise<MeasuredRates> {
  const players = Array.from({ length: SEATS }, () => new Walker(policy));
  const game = createGame(board, walkingRules(board, rules, decks), players);
  const counts = new Counts(board);
  for (let index = 0; index < games && (await goOn(index)); index++) {
    resetWorld(game.world, deriveKey(key, index, 0));
    counts.walk(game);
  }
  return counts.rates();
}

/** Walks round the board and spends nothing but what it must. */
class Walker extends PassivePlayer {
  private readonly policy: JailPolicy;

  constructor(policy: JailPolicy) {
    super();
    this.policy = policy;
  }

  override jailDecision({ hasJailCard, jailTurns, rules }: DecisionContext): JailAnswer {
    if (this.policy === "stay") return "roll";
    if (hasJailCard) return "card";
    return jailTurns < rules.jailAttempts - 1 ? "pay" : "roll";
  }
}

function walkingRules(board: Board, rules: RuleSet, decks: DeckMode): RuleSet {
  const walking = {
    ...rules,
    startCash: PURSE,
    twoPlayerStartCash: null,
    auctions: false,
    startingDeeds: 0,
    roundCap: ROUNDS,
  };
  return decks === "physical"
    ? walking
    : { ...walking, reshuffleEveryDraw: true, cards: keepJailCardsIn(board, rules) };
}

/** Jail cards that are worth nothing stay in their deck. */
function keepJailCardsIn(board: Board, rules: RuleSet): RuleSet["cards"] {
  const worthless: CardEffect = { kind: "collect", amount: 0 };
  return Object.fromEntries(
    DECKS.map((deck) => {
      const effects = { ...rules.cards[deck] };
      for (const { id, effect } of board.data.decks[deck]) {
        if ((effects[id] ?? effect).kind === "jailFree") effects[id] = worthless;
      }
      return [deck, effects];
    }),
  );
}

class Counts {
  private readonly board: Board;
  private readonly rests: Float64Array;
  private readonly turnEnds: Float64Array;
  private readonly touched: Float64Array;
  private jailed = 0;
  private turnsInJail = 0;
  private rolls = 0;
  private turns = 0;

  constructor(board: Board) {
    this.board = board;
    this.rests = new Float64Array(board.size);
    this.turnEnds = new Float64Array(board.size);
    this.touched = new Float64Array(board.size);
  }

  /** Plays a game that has just been set up to its end. */
  walk(game: Game): void {
    const { world } = game;
    const { turn } = world;
    let thrown = false;
    while (turn.ending === ENDING.none) {
      const phase = turn.phase;
      const { seat } = turn;
      stepPhase(game);
      if (phase === PHASE.rolling) thrown = true;
      if (thrown && (turn.phase === PHASE.rolling || turn.phase === PHASE.strategic)) {
        thrown = false;
        this.rolls++;
        if (world.inJail[seat] !== 0) this.jailed++;
        else count(this.rests, world.position[seat] as number);
      }
      if (phase === PHASE.strategic) {
        this.turns++;
        if (world.inJail[seat] !== 0) this.turnsInJail++;
        else count(this.turnEnds, world.position[seat] as number);
      }
    }
    for (let square = 0; square < this.board.size; square++) {
      this.touched[square] += world.landings[square];
    }
    // Being sent to jail is recorded as a landing there, and is no visit.
    const { jail } = this.board;
    for (let seat = 0; seat < world.seats; seat++) {
      const sent = world.tallies[seat * TALLIES.length + TALLY.timesJailed];
      this.touched[jail] -= sent;
    }
  }

  rates(): MeasuredRates {
    const { rolls, turns } = this;
    return {
      rolls,
      turns,
      rollsPerTurn: rolls / turns,
      perRoll: Array.from(this.rests, (each) => each / rolls),
      perRollInJail: this.jailed / rolls,
      perTurn: Array.from(this.turnEnds, (each) => each / turns),
      perTurnInJail: this.turnsInJail / turns,
      touchedPerTurn: Array.from(this.touched, (each) => each / turns),
    };
  }
}

function count(column: Float64Array, square: number): void {
  column[square]++;
}
