import type { EventType } from "../../src/events.ts";
import { type Speech, tellDetail, tellEvent } from "./narrate.ts";
import type { Frame } from "./stage.ts";
import type { Timeline } from "./timeline.ts";

/** Sentences that a turn is told with. */
const MOST_SENTENCES = 6;

/** Events that say little of what a turn came to. */
const SMALL: ReadonlySet<EventType> = new Set([
  "TurnStarted",
  "DiceRolled",
  "AuctionBid",
  "PropertyAuctioned",
  "TradeOffered",
  "TradeDeclined",
]);

/** What a player-turn, from 1, came to: its last sentences that say much, trades with their terms. */
export function toldTurn(timeline: Timeline, speech: Speech, turn: number): string[] {
  const end = turn === timeline.turns ? timeline.length : timeline.firstFrame(turn + 1);
  const frames = timeline.frames(timeline.firstFrame(turn), end);
  return frames
    .filter(({ event }) => !SMALL.has(event.type))
    .slice(-MOST_SENTENCES)
    .map((frame) => `${tellEvent(speech, frame.event)}${termsOf(frames, frame, speech)}`);
}

/** What an accepted trade was about, from the offer before it; nothing for other events. */
function termsOf(frames: readonly Frame[], { index, event }: Frame, speech: Speech): string {
  if (event.type !== "TradeAccepted") return "";
  const offer = frames.findLast((frame) => frame.index < index && frame.event.type === "TradeOffered");
  const proposal = offer?.decisions.findLast(({ question }) => question === "proposeTrade");
  const terms = proposal === undefined ? null : tellDetail(speech, proposal);
  return terms === null ? "" : `: ${speech.names[event.proposer]} ${terms}`;
}
