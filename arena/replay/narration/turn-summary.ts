import type { EventType } from "../../../src/events/events.ts";
import type { Frame } from "../timeline/frame.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { describeMark, describeRent, largestRents, notableMarks } from "../turning-points/moments.ts";
import { decisionTerms } from "./describe-decision.ts";
import { describeEvent } from "./describe-event.ts";
import type { GameLabels } from "./game-labels.ts";

/** Sentences in the summary of a turn or of several. */
const MOST_SENTENCES = 6;

/** Events that are left out of what a turn came to: they say little, or say again what a trade or an auction does. */
const SMALL: ReadonlySet<EventType> = new Set([
  "TurnStarted",
  "DiceRolled",
  "AuctionStarted",
  "AuctionBid",
  "PropertyAuctioned",
  "TradeOffered",
  "TradeDeclined",
  "DeedTransferred",
]);

/** Events that are left out where there is more to tell than fits. */
const LESSER: ReadonlySet<EventType> = new Set([
  "PlayerMoved",
  "SalaryCollected",
  "PropertyDeclined",
  "CardDrawn",
  "TaxPaid",
  "InterestPaid",
]);

/** A player-turn, from 1, in at most six sentences: its last events of weight, trades with their terms. */
export function summarizeTurn(timeline: Timeline, labels: GameLabels, turn: number): string[] {
  const frames = framesOf(timeline, turn, turn);
  const all = frames.filter((frame) => !SMALL.has(frame.event.type) && !isBuiltOver(frames, frame));
  const told = all.length > MOST_SENTENCES ? all.filter(({ event }) => !LESSER.has(event.type)) : all;
  return told
    .slice(-MOST_SENTENCES)
    .map((frame) => `${describeEvent(labels, frame.event)}${termsOf(frames, frame, labels)}`);
}

/** True for a building to which the same turn adds another. */
function isBuiltOver(frames: readonly Frame[], { index, event }: Frame): boolean {
  if (event.type !== "HouseBuilt") return false;
  return frames.some(
    (later) =>
      later.index > index && later.event.type === "HouseBuilt" && later.event.square === event.square,
  );
}

/**
 * The player-turns `from` … `to`, from 1, in a few sentences: of one turn as {@link summarizeTurn}; of several the last trades,
 * monopolies and bankruptcies, and those of the game's biggest rents that were paid in them.
 */
export function summarizeTurns(timeline: Timeline, labels: GameLabels, from: number, to: number): string[] {
  if (from === to) return summarizeTurn(timeline, labels, from);
  const within = ({ turn }: { readonly turn: number }): boolean => turn >= from && turn <= to;
  const frames = framesOf(timeline, from, to);
  return [
    ...frames
      .filter(({ event }) => event.type === "TradeAccepted")
      .map((frame) => ({
        frame: frame.index,
        text: `${describeEvent(labels, frame.event)}${termsOf(frames, frame, labels)}`,
      })),
    ...notableMarks(timeline)
      .filter(within)
      .map((mark) => ({ frame: mark.frame, text: describeMark(labels, mark) })),
    ...largestRents(timeline)
      .filter(within)
      .map((rent) => ({ frame: rent.frame, text: describeRent(labels, rent) })),
  ]
    .sort((a, b) => a.frame - b.frame)
    .slice(-MOST_SENTENCES)
    .map(({ text }) => text);
}

/** The frames of the player-turns `from` … `to`. */
function framesOf(timeline: Timeline, from: number, to: number): Frame[] {
  const end = to === timeline.turns ? timeline.length : timeline.firstFrame(to + 1);
  return timeline.frames(timeline.firstFrame(from), end);
}

/** Terms of an accepted trade, from the offer before it; empty for other events. */
function termsOf(frames: readonly Frame[], { index, event }: Frame, labels: GameLabels): string {
  if (event.type !== "TradeAccepted") return "";
  const offer = frames.findLast((frame) => frame.index < index && frame.event.type === "TradeOffered");
  const proposal = offer?.decisions.findLast(({ question }) => question === "proposeTrade");
  const terms = proposal === undefined ? null : decisionTerms(labels, proposal);
  return terms === null ? "" : `: ${labels.names[event.proposer]} ${terms}`;
}
