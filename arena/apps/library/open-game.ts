import type { Seat } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import { board } from "../../../src/board/catalog.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { deriveKey, type Seed, seedKey } from "../../../src/chance/random.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import { resetWorld } from "../../../src/law/setup.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import type { GameOutcome, Player } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import type { World } from "../../../src/world/world.ts";
import { tellEnd, tellStart } from "../../../systems/asking/telling.ts";
import { executeTurn, stepPhase } from "../../../systems/pipeline.ts";
import { outcomesOf } from "../../../systems/run-game.ts";
import { parseEntrant, seatEntrant } from "../../players/registry.ts";

/** The table of a game: who plays, on what board, by which rules and from which seed. */
export interface GameSetup {
  /** 2–8 players in seat order: texts as `--players` takes them (`"hl:policy=ucb1"`), or player objects. */
  readonly players: readonly (string | Player)[];
  /** Text or a non-negative whole number; the same seed and players give the same game. Default: `0`. */
  readonly seed?: Seed;
  /** A rule set, or the id of one. Default: `arena@1`. */
  readonly rules?: RuleSet | string;
  /** A board, or the id of one. Default: `us-classic`. */
  readonly board?: Board | string;
}

/**
 * A game that is played as far as you say: a phase, a turn or to its end. Between two steps the position may be read;
 * who writes to it plays another game.
 */
export interface OpenGame {
  /** The entity-component world: its columns, the turn, the log of events. */
  readonly world: World;
  /** True once the game has ended; further steps then do nothing. */
  readonly over: boolean;
  /** Outcomes by seat once the game has ended, null before. */
  readonly outcomes: readonly GameOutcome[] | null;
  /** Plays the phase that is due, and returns what happened in it. */
  playPhase(): GameEvent[];
  /** Plays one seat's whole turn, doubles included, or what is left of it; returns what happened. */
  playTurn(): GameEvent[];
  /** Plays to the end, and returns each seat's outcome. */
  finish(): readonly GameOutcome[];
  /** The position as `seat` sees it when it is asked: live, so read it and keep numbers. */
  view(seat: number): DecisionContext;
}

/**
 * Opens a game before its first turn, to be played step by step. Throws in one line on a player, rule set or board that
 * there is not, and on fewer than 2 or more than 8 players.
 *
 * @example
 * ```ts
 * import { openGame } from "monopoly-arena";
 *
 * const game = openGame({ players: ["greedy", "validator", "hl"], seed: 7 });
 * while (!game.over && game.world.turn.round < 3) {
 *   for (const event of game.playTurn()) console.log(event.type);
 * }
 * console.log(game.view(0).cash, "dollars in the first seat");
 * console.log(game.finish().map(({ placement }) => placement));
 * ```
 */
export function openGame(setup: GameSetup): OpenGame {
  const { seed = 0, players } = setup;
  if (players.length < 2 || players.length > 8) {
    throw new Error(`${players.length} players: expected 2 to 8`);
  }
  const on = typeof setup.board === "object" ? setup.board : board(setup.board ?? "us-classic");
  const rules = typeof setup.rules === "object" ? setup.rules : parseRules(setup.rules ?? "arena@1", on);
  const key = seedKey(seed);
  const seated = players.map((player, seat) =>
    typeof player === "string" ? seatEntrant(parseEntrant(player), deriveKey(key, seat, 1)) : player,
  );
  const game = createGame(on, rules, seated);
  game.world.events.keepLog();
  resetWorld(game.world, deriveKey(key, 0, 0));
  tellStart(game);
  return new SteppedGame(game);
}

class SteppedGame implements OpenGame {
  private readonly game: Game;
  private ended: readonly GameOutcome[] | null = null;

  constructor(game: Game) {
    this.game = game;
  }

  get world(): World {
    return this.game.world;
  }
  get over(): boolean {
    return this.ended !== null;
  }
  get outcomes(): readonly GameOutcome[] | null {
    return this.ended;
  }

  playPhase(): GameEvent[] {
    return this.play(stepPhase);
  }
  playTurn(): GameEvent[] {
    return this.play(executeTurn);
  }
  finish(): readonly GameOutcome[] {
    while (this.ended === null) this.play(executeTurn);
    return this.ended;
  }

  view(seat: number): DecisionContext {
    const view = this.game.contexts[seat as Seat];
    if (view === undefined) throw new Error(`seat ${seat}: expected 0 to ${this.world.seats - 1}`);
    return view;
  }

  private play(step: (game: Game) => void): GameEvent[] {
    if (this.ended !== null) return [];
    const { events, board, turn } = this.world;
    const before = events.length;
    step(this.game);
    if (turn.ending !== ENDING.none) {
      this.ended = outcomesOf(this.world);
      tellEnd(this.game, this.ended);
    }
    return events.readAll(board, before);
  }
}
