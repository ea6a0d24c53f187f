import type { RunListing } from "../../arena/apps/server/routes.ts";
import { seatLetter } from "../../arena/replay/narration/game-labels.ts";
import type { GameRecord } from "../../arena/replay/record/record.ts";
import { labelsOf } from "../page/run-name.ts";
import { type Look, looksOf } from "../page/tiers.ts";

/** A seat of a game as it is drawn and named. */
export interface SeatLook {
  readonly letter: string;
  readonly label: string;
  readonly look: Look;
}

/** Colours for seats whose player sits in several. */
export const SEAT_COLOURS = [
  "#d55e00",
  "#0072b2",
  "#009e73",
  "#e69f00",
  "#cc79a7",
  "#56b4e9",
  "#b8a800",
  "#7a5cc0",
];

/** The look of each seat: that of its tier, or one by place where a tier sits in several. */
export function seatLooks(record: GameRecord, run: RunListing): readonly SeatLook[] {
  const players = record.seats.map(({ player }) => player);
  const labels = labelsOf(run);
  const looks = looksOf(run.plan.players.map(({ id }) => id));
  const repeated = new Set(players).size < players.length;
  return players.map((player, seat) => ({
    letter: seatLetter(seat),
    label: labels.get(player) ?? player,
    look: repeated ? { ...looks(player), colour: SEAT_COLOURS[seat] } : looks(player),
  }));
}
