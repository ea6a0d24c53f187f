import type { Seat } from "../../components/index.ts";
import type { EventType } from "../../src/events/events.ts";
import type { World } from "../../src/world/world.ts";
import { decisionOf } from "../replay/narration/decision-of.ts";
import { decisionTerms, describeSilentDecision } from "../replay/narration/describe-decision.ts";
import { describeEvent, REDUNDANT_EVENTS } from "../replay/narration/describe-event.ts";
import type { GameLabels } from "../replay/narration/game-labels.ts";
import type { Decision } from "../replay/record/decision.ts";

/** A line of a table's log: something that happened. */
export interface LogLine {
  readonly turn: number;
  readonly round: number;
  /** The seat on turn. */
  readonly seat: Seat;
  /** Kind of event; null for a decision that leads to none. */
  readonly type: EventType | null;
  readonly text: string;
  /** Why, in the words of the player that decided; null when nothing was said. */
  readonly reason: string | null;
  /** Dollars that each seat has more, or less, than at the line before. */
  readonly money: readonly number[];
}

/** Lines as people are shown them while the game goes on: how far a bidder would go is its own. */
export function discreet(lines: readonly LogLine[]): LogLine[] {
  return lines.map((line) =>
    line.type === null || line.type === "AuctionBid" ? { ...line, reason: null } : line,
  );
}

type When = Pick<LogLine, "turn" | "round" | "seat">;
type TimedDecision = Decision & { readonly when: When };

/** Writes down what happens at a table, each thing once however often the game is played again up to it. */
export class TableLog {
  readonly lines: LogLine[] = [];
  private readonly world: World;
  private readonly labels: GameLabels;
  /** Events that are written down already. */
  private events = 0;
  private cash: readonly number[];
  private decisions: TimedDecision[] = [];
  private readonly still: readonly number[];

  constructor(world: World, labels: GameLabels) {
    this.world = world;
    this.labels = labels;
    this.cash = this.cashNow();
    this.still = this.cash.map(() => 0);
    world.events.setMode("log");
    world.events.subscribe(() => this.happened());
  }

  /** A decision that was not made before. */
  decided(decision: Decision): void {
    this.decisions.push({ ...decision, when: this.now() });
  }

  /** Writes what was decided so far without an event coming of it. */
  settle(): void {
    this.decisions = this.decisions.filter((decision) => !this.writeSilent(decision));
  }

  /** Adds the money that moved since the last line to it: a phase is over. */
  endPhase(): void {
    const last = this.lines.findLastIndex(({ type }) => type !== null);
    if (last < 0 || this.world.events.length < this.events) return;
    const more = this.moved();
    if (more.every((amount) => amount === 0)) return;
    const line = this.lines[last];
    this.lines[last] = { ...line, money: line.money.map((amount, seat) => amount + more[seat]) };
  }

  private happened(): void {
    const { events, board } = this.world;
    if (events.length <= this.events) return;
    this.events = events.length;
    const event = events.read(events.length - 1, board);
    const decision = decisionOf(this.decisions, event);
    this.settle();
    this.decisions = [];
    if (REDUNDANT_EVENTS.has(event.type)) return;
    const sentence = describeEvent(this.labels, event);
    const terms = decision === null ? null : decisionTerms(this.labels, decision);
    const text = terms === null ? sentence : `${sentence}: ${terms}`;
    this.write(event.type, text, decision?.reason ?? null);
  }

  /** False for a decision that an event tells of. */
  private writeSilent(decision: TimedDecision): boolean {
    const text = describeSilentDecision(this.labels, decision);
    if (text !== null)
      this.lines.push({ ...decision.when, type: null, text, reason: decision.reason, money: this.still });
    return text !== null;
  }

  private write(type: EventType, text: string, reason: string | null): void {
    this.lines.push({ ...this.now(), type, text, reason, money: this.moved() });
  }

  private now(): When {
    const { turns, round, seat } = this.world.turn;
    return { turn: turns, round, seat };
  }

  /** Changes of cash since this was last asked. */
  private moved(): number[] {
    const before = this.cash;
    this.cash = this.cashNow();
    return this.cash.map((dollars, seat) => dollars - before[seat]);
  }

  private cashNow(): number[] {
    return this.world.table.map((seat) => this.world.cash[seat]);
  }
}
