import type { Seat } from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { QUESTIONS, type Question } from "../events/questions.ts";
import { BuildingPlan } from "../law/building-plan.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { createWorld, type World } from "../world/world.ts";
import { DecisionContext } from "./decision-context.ts";
import { type Hook, leavesToBase, type Player } from "./player.ts";
import type { FaultReason } from "./player-failure.ts";
import { ShownWorld } from "./shown-world.ts";

/** A player's mistake: what was asked or told, why the answer did not count, and what was thrown if anything. */
export interface Fault {
  readonly seat: Seat;
  readonly ask: Question | Hook;
  readonly reason: FaultReason;
  readonly message: string;
}

/** Called with every answer right after it was given, before it is judged; not for a question whose player threw. */
export type AnswerHook = (seat: Seat, ask: Question, answer: unknown) => void;

/** A world with players in its seats. Made once for a line-up, then played again and again. */
export interface Game {
  readonly world: World;
  /** In seat order; changed by {@link seatPlayers} alone. */
  readonly players: Player[];
  /** What the players look at, in seat order: views of the world, or of its copy where {@link guardPlayers} says so. */
  readonly contexts: DecisionContext[];
  /** By seat: bit q is set when the player answers question q of `QUESTIONS` itself. */
  readonly attention: number[];
  /** By seat: events of the log that the player has been told; −1 when it does not observe. */
  readonly observed: number[];
  /** Scratch for judging lists of buildings. */
  readonly plan: BuildingPlan;
  /** Told of every fault at once. */
  onFault: ((fault: Fault) => void) | null;
  onAnswer: AnswerHook | null;
  /** Mask of the seats whose players are guarded; set by {@link guardPlayers} alone. */
  guarded: number;
  /** What guarded players look at; null until there was one. */
  shown: ShownWorld | null;
}

/** Seats `players` (2–8, in seat order) at a table of `board` and `rules`. */
export function createGame(board: Board, rules: RuleSet, players: readonly Player[]): Game {
  const world = createWorld(board, rules, players.length);
  return {
    world,
    players: [...players],
    contexts: world.table.map((seat) => new DecisionContext(world, seat)),
    attention: players.map(attentionOf),
    observed: players.map(observedBy),
    plan: new BuildingPlan(world),
    onFault: null,
    onAnswer: null,
    guarded: 0,
    shown: null,
  };
}

/**
 * Trusts the players of the `seats` in this mask no longer, all when left out: they look at a copy of the world that keeps
 * the order of the cards to itself, at frozen boards and rules, and their answers are read once into plain values.
 */
export function guardPlayers(game: Game, seats = -1): void {
  game.guarded = seats;
  if (seats !== 0) game.shown ??= new ShownWorld(game.world, game.contexts);
  if (game.shown === null) return;
  const { open, views } = game.shown;
  for (const seat of game.world.table) game.contexts[seat] = (isGuarded(game, seat) ? views : open)[seat];
}

/** True when the seat's player is not trusted, and looks at a copy. */
export function isGuarded({ guarded }: Game, seat: Seat): boolean {
  return ((guarded >>> seat) & 1) !== 0;
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

/** Results of {@link attentionOf}, by player: the same few change places before every game. */
const ATTENTION = new WeakMap<Player, number>();

/** Bits of the questions that the player answers itself. Its methods are taken to stay what they were when it first sat down. */
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

/** Place in the log at which a player's reading begins. */
function observedBy(player: Player): number {
  return player.observe === undefined ? -1 : 0;
}
