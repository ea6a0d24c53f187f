import type { Seat } from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { frozenCopy } from "../board/frozen-copy.ts";
import { QUESTIONS, type Question } from "../events/questions.ts";
import type { Refusal } from "../events/refusals.ts";
import { BuildingPlan } from "../law/building-plan.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { createWorld, type World } from "../world/world.ts";
import { DecisionContext } from "./decision-context.ts";
import { type Hook, leavesToBase, type Player } from "./player.ts";

/** A player's mistake: what was asked or told, why the answer did not count, and what was thrown if anything. */
export interface Fault {
  readonly seat: Seat;
  readonly ask: Question | Hook;
  readonly reason: Refusal;
  readonly message: string;
}

/** A world with players in its seats. Made once for a line-up, then played again and again. */
export interface Game {
  readonly world: World;
  /** In seat order; changed by {@link seatPlayers} alone. */
  readonly players: Player[];
  /** In seat order; made anew by {@link guardPlayers} alone. */
  readonly contexts: DecisionContext[];
  /** By seat: bit q is set when the player answers question q of `QUESTIONS` itself. */
  readonly attention: number[];
  /** By seat: events of the log that the player has been told; −1 when it does not observe. */
  readonly observed: number[];
  /** Scratch for judging lists of buildings. */
  readonly plan: BuildingPlan;
  /** Room for the state as it was before a guarded question. */
  readonly scratch: Int32Array;
  /** Told of every fault at once. */
  onFault: ((fault: Fault) => void) | null;
  /** Compare the position before and after every question, and take back what a player wrote: {@link guardPlayers}. */
  guarded: boolean;
}

/** Seats `players` (2–8, in seat order) at a table of `board` and `rules`. */
export function createGame(board: Board, rules: RuleSet, players: readonly Player[]): Game {
  const world = createWorld(board, rules, players.length);
  return {
    world,
    players: [...players],
    contexts: players.map((_, seat) => new DecisionContext(world, seat as Seat)),
    attention: players.map(attentionOf),
    observed: players.map(observedBy),
    plan: new BuildingPlan(world),
    scratch: new Int32Array(world.state.length),
    onFault: null,
    guarded: false,
  };
}

/**
 * Trusts nobody from now on: positions are compared around every question, answers are read once into plain values, and
 * what the players are shown is frozen. Between games, not during one: the players' random streams begin anew.
 */
export function guardPlayers(game: Game): void {
  if (game.guarded) return;
  game.guarded = true;
  const { world, contexts } = game;
  const shown = frozenCopy(world.board);
  for (const { playerId } of contexts) {
    const context = new DecisionContext(world, playerId, shown);
    Object.freeze(context);
    contexts[playerId] = context;
  }
}

/** Seats other players, as many as there are seats, at the same table for the next game. */
export function seatPlayers(game: Game, players: readonly Player[]): void {
  if (players.length !== game.players.length) {
    throw new Error(`${players.length} players for a table of ${game.players.length} seats`);
  }
  for (const [seat, player] of players.entries()) {
    game.players[seat] = player;
    game.attention[seat] = attentionOf(player);
    game.observed[seat] = observedBy(player);
  }
}

/** What {@link attentionOf} found, by player: the same few change places before every game. */
const ATTENTION = new WeakMap<Player, number>();

/** Which questions the player answers itself, as bits. Its methods are taken to stay what they were when it first sat down. */
function attentionOf(player: Player): number {
  const known = ATTENTION.get(player);
  if (known !== undefined) return known;
  const bits = QUESTIONS.reduce(
    (sum, question, q) => (leavesToBase(player, question) ? sum : sum | (1 << q)),
    0,
  );
  ATTENTION.set(player, bits);
  return bits;
}

/** Where a player's reading of the log begins. */
function observedBy(player: Player): number {
  return player.observe === undefined ? -1 : 0;
}
