import type { EventType } from "../../../src/events/events.ts";
import type { Frame } from "../timeline/stage.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { biggestRents, tellMark, tellRent, toldMarks } from "../turning-points/moments.ts";
import { type Speech, tellDetail, tellEvent } from "./narrate.ts";

/** Sentences that a turn or a stretch of turns is told with. */
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

/** What a player-turn, from 1, came to: its last sentences that say much, trades with their terms. */
export function toldTurn(timeline: Timeline, speech: Speech, turn: number): string[] {
  const frames = framesOf(timeline, turn, turn);
  const all = frames.filter((frame) => !SMALL.has(frame.event.type) && !isBuiltOver(frames, frame));
  const told = all.length > MOST_SENTENCES ? all.filter(({ event }) => !LESSER.has(event.type)) : all;
  return told
    .slice(-MOST_SENTENCES)
    .map((frame) => `${tellEvent(speech, frame.event)}${termsOf(frames, frame, speech)}`);
}

/** Whether the event is a building to which the same turn adds another. */
function isBuiltOver(frames: readonly Frame[], { index, event }: Frame): boolean {
  if (event.type !== "HouseBuilt") return false;
  return frames.some(
    (later) =>
      later.index > index && later.event.type === "HouseBuilt" && later.event.square === event.square,
  );
}

/**
 * What the player-turns `from` … `to`, from 1, came to: of one turn as {@link toldTurn}; of several the last trades,
 * monopolies and bankruptcies, and those of the game's biggest rents that were paid in them.
 */
export function toldTurns(timeline: Timeline, speech: Speech, from: number, to: number): string[] {
  if (from === to) return toldTurn(timeline, speech, from);
  const within = ({ turn }: { readonly turn: number }): boolean => turn >= from && turn <= to;
  const frames = framesOf(timeline, from, to);
  return [
    ...frames
      .filter(({ event }) => event.type === "TradeAccepted")
      .map((frame) => ({
        frame: frame.index,
        text: `${tellEvent(speech, frame.event)}${termsOf(frames, frame, speech)}`,
      })),
    ...toldMarks(timeline)
      .filter(within)
      .map((mark) => ({ frame: mark.frame, text: tellMark(speech, mark) })),
    ...biggestRents(timeline)
      .filter(within)
      .map((rent) => ({ frame: rent.frame, text: tellRent(speech, rent) })),
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

/** What an accepted trade was about, from the offer before it; nothing for other events. */
function termsOf(frames: readonly Frame[], { index, event }: Frame, speech: Speech): string {
  if (event.type !== "TradeAccepted") return "";
  const offer = frames.findLast((frame) => frame.index < index && frame.event.type === "TradeOffered");
  const proposal = offer?.decisions.findLast(({ question }) => question === "proposeTrade");
  const terms = proposal === undefined ? null : tellDetail(speech, proposal);
  return terms === null ? "" : `: ${speech.names[event.proposer]} ${terms}`;
}
