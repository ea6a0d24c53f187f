import type { Board } from "../../../src/board/board.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import type { Question } from "../../../src/events/questions.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import { HOOKS, METHOD_OF, type Player } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { checkedStep, type Touched } from "../../../systems/checked.ts";
import { playOut } from "../../../systems/run-game.ts";
import { parseEntrant, seatEntrant, TIERS } from "../../players/registry.ts";
import { quickly } from "../../players/tier.ts";
import { openingOf } from "../../scenario/opening.ts";
import { type Census, countTurn, type NeverFired, neverFired, note, openCensus } from "./census.ts";
import { FuzzPlayer, Vandal } from "./fuzz-player.ts";
import { drawOpening } from "./openings.ts";

export interface SoakPlan {
  readonly board: Board;
  readonly rules: RuleSet;
  /** Games to play at least; with `untilAllFired`, at most. */
  readonly games: number;
  /** Stop as soon as everything that can fire has. */
  readonly untilAllFired: boolean;
  readonly key: RandomKey;
}

export interface SoakResult {
  readonly games: number;
  readonly turns: number;
  readonly census: Census;
  readonly neverFired: readonly NeverFired[];
  /** The columns that each system was seen to read and to write. */
  readonly touched: Touched;
}

/** Names of the phases by number. */
const PHASE_NAMES = Object.keys(PHASE);

/**
 * Plays games in checked mode with changing line-ups of tiers, fuzz players and vandals in 2 to 8 seats, some of them from
 * positions that bring about what is rare, and counts what happens. Rejects with `InvariantBroken`, `UndeclaredRead` or
 * `UndeclaredWrite` with the game's number when a law does not hold; `goOn` is given the games played and ends the soak early
 * by returning false.
 */
export async function soak(
  plan: SoakPlan,
  goOn: (games: number) => boolean | Promise<boolean>,
): Promise<SoakResult> {
  const census = openCensus(plan.board);
  const touched: Touched = new Map();
  let turns = 0;
  let games = 0;
  while (games < plan.games && (await goOn(games))) {
    turns += playChecked(plan, games, census, touched);
    games++;
    if (
      plan.untilAllFired &&
      neverFired(census, plan.board, plan.rules).every(({ because }) => because !== null)
    )
      break;
  }
  return { games, turns, census, neverFired: neverFired(census, plan.board, plan.rules), touched };
}

/** Plays one game of the soak; returns its player-turns. */
function playChecked(plan: SoakPlan, index: number, census: Census, touched: Touched): number {
  const players = lineUp(index, deriveKey(plan.key, index, 1)).map((player) => overheard(player, census));
  const game = createGame(plan.board, plan.rules, players);
  const { world } = game;
  const checked = checkedStep(game, touched);
  world.events.setMode("log");
  let counted = 0;
  const step = (playing: Game): void => {
    note(census, "phase", PHASE_NAMES[world.turn.phase]);
    checked(playing);
    if (world.turn.phase !== PHASE.preTurn && world.turn.ending === 0) return;
    countTurn(census, plan.board, world.events.readAll(plan.board, counted));
    counted = world.events.length;
  };
  const opening = drawOpening(index, plan, world.seats, deriveKey(plan.key, index, 3));
  try {
    openingOf(plan.board, plan.rules, opening)(world, deriveKey(plan.key, index, 0));
    playOut(game, step);
  } catch (error) {
    if (error instanceof Error) error.message = `game ${index}, round ${world.turn.round}: ${error.message}`;
    throw error;
  }
  for (const [square, times] of Array.from(
    { length: plan.board.size },
    (_, i) => world.landings[i],
  ).entries()) {
    note(census, "square", plan.board.names[square], times);
  }
  return world.turn.turns;
}

/** Two to eight players: tiers in turn, and in two games of three somebody who does not care. */
function lineUp(index: number, key: RandomKey): Player[] {
  const tiers = [...TIERS.values()];
  return Array.from({ length: 2 + (index % 7) }, (_, seat) => {
    const kind = index + seat * (1 + (index % 3));
    if (index % 3 > 0 && kind % 3 === 0) return index % 12 === 7 ? new Vandal() : new FuzzPlayer();
    const tier = tiers[kind % tiers.length];
    return seatEntrant(parseEntrant(quickly(tier)), deriveKey(key, seat, 2));
  });
}

/** The player, with every question it is asked counted. */
function overheard(player: Player, census: Census): Player {
  const listener = Object.create(player) as Record<string, unknown>;
  for (const [question, method] of Object.entries(METHOD_OF) as [Question, keyof Player][]) {
    const answer = player[method] as (...subjects: unknown[]) => unknown;
    listener[method] = (...subjects: unknown[]) => {
      note(census, "question", question);
      return answer.apply(player, subjects);
    };
  }
  // What a player keeps of a game is kept by the player, not by whoever overhears it.
  for (const hook of HOOKS) {
    if (player[hook] !== undefined) listener[hook] = (player[hook] as () => void).bind(player);
  }
  return listener as unknown as Player;
}
