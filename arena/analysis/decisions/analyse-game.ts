import type { Seat, Square } from "../../../components/index.ts";
import { deriveKey, seedKey } from "../../../src/chance/random.ts";
import type { PlannerSettings } from "../../players/planner/parameters.ts";
import { isFault, readAnswer } from "../../replay/record/answers.ts";
import { differenceLine } from "../../replay/record/difference.ts";
import type { GameRecord } from "../../replay/record/record.ts";
import type { Sitter } from "../../replay/record/recording-hooks.ts";
import { Replay } from "../../replay/record/replay.ts";
import type { Setting } from "../../replay/record/setting.ts";
import { Timeline } from "../../replay/timeline/timeline.ts";
import { Chances, type PlayedPosition } from "../../replay/turning-points/chances.ts";
import { Adviser, type Review } from "./adviser.ts";
import { Auctions } from "./auctions.ts";

/** A decision of a game held against a planner's. */
export interface AnalysedDecision extends Review {
  /** Player-turn, from 1. */
  readonly turn: number;
  readonly round: number;
  /** The seat that decided. */
  readonly seat: Seat;
  /** Place among all decisions of its turn, from 0. */
  readonly number: number;
  /** The deed asked about, null for none. */
  readonly square: Square | null;
}

/** A game's decisions, and the chances of winning over it. */
export interface GameAnalysis {
  /** Playouts of a decision, and of a position. */
  readonly playouts: number;
  /** Decisions where there was something to choose, in order. */
  readonly decisions: readonly AnalysedDecision[];
  /** By seat: label of the tier that plays it in the playouts of {@link chances}. */
  readonly policies: readonly string[];
  /** Chances of winning of every seat at the beginning of every turn, and at the end. */
  readonly chances: readonly PlayedPosition[];
}

/** A recorded game. */
export interface RecordedGame {
  readonly record: GameRecord;
  readonly setting: Setting;
  /**
   * By seat: what was brought to the game. Where it is known of a learner, a planner proposes what HL would have with that;
   * elsewhere what a fresh HL would.
   */
  readonly sitters?: readonly (Sitter | null)[];
}

/** Players whose memory is one of HL as a planner's proposer has it. */
const REMEMBERS_AS_HL = /^(hl$|planner\b)/;

/** Number with which keys of planners beside seats are derived. */
const ADVISER = 0x61647669;

/**
 * Analyses a game, turn by turn: gives the number of turns that are done after each, and returns the analysis.
 * Throws one line on a record that is not the game that the engine plays.
 */
export function* analyseTurns(
  game: RecordedGame,
  settings: PlannerSettings,
): Generator<number, GameAnalysis> {
  const { record, setting } = game;
  const timeline = new Timeline(record, setting);
  if (timeline.difference !== null) {
    throw new Error(`not the game that was played; ${differenceLine(timeline.difference)}`);
  }
  const chances = new Chances(timeline, settings.playouts);
  const reviews = reviewTurns(game, settings);
  for (;;) {
    const { done, value } = reviews.next();
    if (done === true) {
      chances.at(timeline.turns + 1);
      const { policies } = chances;
      return { playouts: settings.playouts, decisions: value, policies, chances: chances.positions() };
    }
    chances.at(value);
    yield value;
  }
}

/**
 * Holds the decisions of some seats, or of all, against a planner's, turn by turn: gives the number of turns that are done
 * after each, and returns the decisions. The record must be the game that the engine plays.
 */
export function* reviewTurns(
  { record, setting, sitters = [] }: RecordedGame,
  settings: PlannerSettings,
  seats: readonly number[] = record.seats.map((_, seat) => seat),
): Generator<number, AnalysedDecision[]> {
  const auctions = new Auctions(record, setting);
  const root = deriveKey(seedKey(record.seed), record.unit, record.game);
  const advisers = record.seats.map(({ player }, seat) => {
    if (!seats.includes(seat)) return null;
    const { key, memory } = sitters[seat] ?? { key: deriveKey(root, seat, ADVISER), memory: undefined };
    return new Adviser(settings, key, REMEMBERS_AS_HL.test(player) ? memory : undefined);
  });
  const decisions: AnalysedDecision[] = [];
  let number = 0;
  const replay: Replay = new Replay(record, setting, (decision, args) => {
    const { seat, question, square, answer } = decision;
    const turn = replay.turns + 1;
    const place = number++;
    const adviser = advisers[seat];
    if (isFault(answer) || adviser === null) return;
    const bid = question === "bid" ? auctions.bidOf(turn, place) : null;
    const review =
      bid === null
        ? adviser.review(question, args, readAnswer(question, answer))
        : adviser.review(question, args, bid.most, bid.agrees);
    if (review === null) return;
    decisions.push({ turn, round: args[0].round, seat, number: place, square, ...review });
  });
  for (const [seat, ctx] of replay.game.contexts.entries()) advisers[seat]?.begin(ctx);
  while (replay.next()) {
    number = 0;
    yield replay.turns;
  }
  return decisions;
}

/** {@link analyseTurns} in one go. */
export function analyseGame(game: RecordedGame, settings: PlannerSettings): GameAnalysis {
  const turns = analyseTurns(game, settings);
  for (;;) {
    const { done, value } = turns.next();
    if (done === true) return value;
  }
}

/** The decisions that cost most, the biggest loss first. */
export function mistakesOf({ decisions }: Pick<GameAnalysis, "decisions">): AnalysedDecision[] {
  return decisions
    .filter(({ mistake }) => mistake)
    .sort((a, b) => (b.loss?.value ?? 0) - (a.loss?.value ?? 0) || a.turn - b.turn || a.number - b.number);
}
