import type { Seat } from "../../../components/index.ts";
import { type DiceSource, SPEED_FACES, streamDice } from "../../../src/chance/dice.ts";
import type { Question } from "../../../src/events/questions.ts";
import { createGame, type Fault, type Game, guardPlayers, seatPlayers } from "../../../src/player/game.ts";
import { PassivePlayer, type Player } from "../../../src/player/player.ts";
import { ENDING } from "../../../src/world/turn-state.ts";
import { tellStart } from "../../../systems/asking/telling.ts";
import { executeTurn } from "../../../systems/pipeline.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";
import { placedError } from "../../players/external/placed-error.ts";
import { type Subject, subjectOf } from "../../scenario/decisions.ts";
import { type Position, readPosition, setUp } from "../../scenario/index.ts";
import type { PositionEntry } from "../../scenario/position-schema.ts";
import type { DiceThrow } from "../../scenario/schema.ts";

/** A position before somebody's turn, and the seat in which a player is examined. */
export interface CheckCase {
  readonly position: PositionEntry;
  readonly seat: number;
}

/** One question that was put, and what came back. */
export interface Answered {
  readonly seat: Seat;
  readonly ask: Question;
  readonly subject: Subject;
  /** Undefined when the player threw. */
  readonly answer: unknown;
  readonly ms: number;
}

/** One turn as it was played. */
export interface Transcript {
  readonly position: Position;
  readonly answers: readonly Answered[];
  readonly faults: readonly Fault[];
  readonly dice: readonly DiceThrow[];
}

/** Told around every call of the examined player. */
export interface Around {
  before(ask: Question): void;
  after(): void;
}

/** Tables by what they are set for: players keep what they reckon once for a board and its rules, and so do these. */
const tables = new Map<string, Game>();

/** The position of a case, on a board and under rules that are the same objects whenever they say the same. */
export function positionOf({ position: entry }: CheckCase): Position {
  const position = readPosition(entry);
  const { board, rules } = tableFor(position).world;
  return { ...position, board, rules };
}

function tableFor({ board, rules, players }: Position): Game {
  const key = `${rules.id} ${players.length}`;
  const known = tables.get(key);
  if (known !== undefined) return known;
  const table = createGame(
    board,
    rules,
    players.map(() => new PassivePlayer()),
  );
  tables.set(key, table);
  return table;
}

/**
 * Plays the turn that a position begins with, `player` in its `seat` and `rivals` in the others. Players are guarded:
 * what one writes to its view is taken back.
 */
export function playCase(
  position: Position,
  seat: number,
  player: Player,
  around: Around,
  rivals: (seat: Seat) => Player,
): Transcript {
  const answers: Answered[] = [];
  const faults: Fault[] = [];
  const players = position.players.map((_, at) =>
    at === seat
      ? recorded(player, at as Seat, answers, around)
      : recorded(rivals(at as Seat), at as Seat, answers, NOBODY),
  );
  const game = tableFor(position);
  const { world } = game;
  const dice: DiceThrow[] = [];
  seatPlayers(game, players);
  game.onFault = (fault) => faults.push(fault);
  guardPlayers(game);
  world.dice = recordingDice(dice);
  setUp(world, position);
  tellStart(game);
  if (world.turn.ending === ENDING.none) executeTurn(game);
  return { position, answers, faults, dice };
}

/** Taken before anything is put in its place. */
const clock = performance.now.bind(performance);

/** Nobody is told. */
export const NOBODY: Around = { before: () => {}, after: () => {} };

/** The player with every answer written down; it is asked what it was asked without. */
export function recorded(player: Player, seat: Seat, answers: Answered[], around: Around): Player {
  return wrappedPlayer(player, {
    answer: (ask, args, call) => {
      const subject = subjectOf(ask, args);
      let answer: unknown;
      around.before(ask);
      const start = clock();
      try {
        answer = call();
        return answer;
      } catch (error) {
        throw placedError(error);
      } finally {
        const ms = clock() - start;
        around.after();
        answers.push({ seat, ask, subject, answer: copied(answer), ms });
      }
    },
  });
}

/** An answer as it was when it was given: the player may go on using its list. */
function copied(answer: unknown): unknown {
  try {
    return structuredClone(answer);
  } catch {
    return String(answer);
  }
}

function recordingDice(thrown: DiceThrow[]): DiceSource {
  return {
    roll(turn, key) {
      streamDice.roll(turn, key);
      thrown.push([turn.die1, turn.die2]);
    },
    rollSpeed(turn, key) {
      streamDice.rollSpeed(turn, key);
      const [die1 = 1, die2 = 1] = thrown.pop() ?? [];
      thrown.push([die1, die2, SPEED_FACES[turn.speed - 1]]);
    },
  };
}
