import inspector from "node:inspector";
import { Script } from "node:vm";
import type { Question } from "../../../src/events/questions.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { GameOutcome, Player } from "../../../src/player/player.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";
import type { Recorder } from "../../replay/record/recorder.ts";
import { RecordingHooks } from "../../replay/record/recording-hooks.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import type { Seating } from "../../tournament/plan/seatings.ts";
import { StoppedByFault, UnitPlayer } from "../../tournament/unit/play-unit.ts";
import { UnitControl } from "../../tournament/workers/unit-control.ts";
import { type BreakPoint, isReached } from "./break-point.ts";

/** At which end of a game to stop. */
export const BREAK_ENDS = ["loss", "win", "fault"] as const;
export type BreakEnd = (typeof BREAK_ENDS)[number];

/** What is looked for. */
export interface DebugRequest {
  readonly plan: RunnablePlan;
  /** Place of the examined player in the plan's list. */
  readonly place: number;
  readonly at: BreakPoint | null;
  readonly on: BreakEnd | null;
}

/** The question at which a player was stopped, and what it answered. */
export interface ReachedQuestion {
  readonly question: Question;
  /** What the method was called with beside the context. */
  readonly subject: readonly unknown[];
  readonly round: number;
  readonly seat: number;
  readonly cash: number;
  readonly position: number;
  /** Undefined where it threw. */
  readonly answer: unknown;
}

/** Where it stopped. */
export interface Stopped {
  readonly unit: number;
  readonly game: number;
  readonly reached: ReachedQuestion | null;
  readonly outcome: GameOutcome | null;
  readonly fault: string | null;
  readonly recorder: Recorder;
}

/**
 * Plays the games of a plan in this thread, where an inspector finds the code of its players, up to the first in which the
 * examined player is put that question, or that ends for it in that way; null where none does. With an inspector attached
 * every such question pauses right before the player's method is called.
 */
export function debugGames(request: DebugRequest): Stopped | null {
  for (let unit = 0; unit < request.plan.units; unit++) {
    const hooks = new DebugHooks(request);
    let fault: string | null = null;
    try {
      new UnitPlayer(request.plan).play(unit, hooks);
    } catch (error) {
      if (!(error instanceof StoppedByFault)) throw error;
      fault = `${error.fault.player}: ${error.fault.ask} ${error.fault.reason}, ${error.fault.message}`;
    }
    const recorder = hooks.recorders.get(hooks.current);
    if ((hooks.found || fault !== null) && recorder !== undefined) {
      return { unit, game: hooks.current, reached: hooks.reached, outcome: hooks.outcome, fault, recorder };
    }
  }
  return null;
}

class DebugHooks extends RecordingHooks {
  current = -1;
  found = false;
  reached: ReachedQuestion | null = null;
  outcome: GameOutcome | null = null;
  private readonly request: DebugRequest;

  constructor(request: DebugRequest) {
    const { plan } = request;
    const games = { plan, reasons: true, records: () => true, latestOnly: true, last: plan.games - 1 };
    super(games, UnitControl.create(1), 0, []);
    this.request = request;
  }

  override begin(unit: number, game: number): boolean {
    if (this.found) return false;
    this.current = game;
    return super.begin(unit, game);
  }

  override seat(players: readonly Player[], seating: Seating): readonly Player[] {
    const { places, entries } = scheduleOf(this.request.plan);
    const examined = (seat: number): boolean => places[entries[seating[seat]]] === this.request.place;
    return super.seat(
      players.map((player, seat) => (examined(seat) ? this.examine(player) : player)),
      seating,
    );
  }

  private examine(player: Player): Player {
    const wrapped = wrappedPlayer(player, {
      answer: (question, args, call) => this.asked(question, args, call),
    });
    return Object.assign(wrapped, {
      gameEnded: (ctx: DecisionContext, outcome: GameOutcome): void => {
        player.gameEnded?.(ctx, outcome);
        const { on } = this.request;
        if (!((on === "loss" && outcome.win === 0) || (on === "win" && outcome.win > 0))) return;
        this.found = true;
        this.outcome = outcome;
      },
    });
  }

  private asked(
    question: Question,
    args: readonly [DecisionContext, ...unknown[]],
    call: () => unknown,
  ): unknown {
    const { at } = this.request;
    if (at === null || !isReached(at, question, args)) return call();
    if (inspector.url() !== undefined) {
      pauseHere.runInThisContext();
      return call();
    }
    if (this.reached !== null) return call();
    this.found = true;
    const [{ round, seat, cash, position }, ...subject] = args;
    const before = { question, subject, round, seat, cash, position };
    this.reached = { ...before, answer: undefined };
    const answer = call();
    this.reached = { ...before, answer: structuredClone(answer) };
    return answer;
  }
}

/** Pauses an inspector that is attached: step out of it and into the player's method. */
const pauseHere = new Script("debugger", { filename: "arena-break.js" });
