import type { Seat, Square } from "../../../components/index.ts";
import type { EventType, GameEvent } from "../../../src/events/events.ts";
import { netWorth, ownsSet } from "../../../src/law/holdings.ts";
import type { World } from "../../../src/world/world.ts";

/** A moment worth going to. */
export type Mark =
  | { readonly kind: "bankruptcy"; readonly frame: number; readonly turn: number; readonly seat: Seat }
  | {
      readonly kind: "monopoly";
      readonly frame: number;
      readonly turn: number;
      readonly seat: Seat;
      /** Index of the colour group that became complete; marked again for a seat only after another has held all of it. */
      readonly group: number;
    };

/** A rent that was paid. */
export interface PaidRent {
  readonly frame: number;
  readonly turn: number;
  readonly payer: Seat;
  readonly payee: Seat;
  readonly amount: number;
  readonly square: Square;
}

/** The events that {@link MarkCollector} takes; all but the first two hand a deed over. */
export const MARKED_EVENTS: ReadonlySet<EventType> = new Set([
  "PlayerBankrupt",
  "RentPaid",
  "PropertyBought",
  "AuctionWon",
  "DeedTransferred",
]);

/** Collects marks, rents and worth while a game is replayed. Frames and turns are numbers of the timeline. */
export class MarkCollector {
  readonly marks: Mark[] = [];
  readonly rents: PaidRent[] = [];
  /** By seat: net worth at the beginning and after every turn. */
  readonly worth: number[][];
  private readonly world: World;
  /** By colour group: the seat that was the last to hold all of it, −1 for nobody. */
  private readonly holder: number[];

  constructor(world: World) {
    this.world = world;
    this.holder = world.board.groups.map(() => -1);
    this.worth = Array.from({ length: world.seats }, () => []);
    this.endTurn();
    this.findMonopolies(0, 0);
  }

  /** One of the {@link MARKED_EVENTS} happened. */
  add(event: GameEvent, frame: number, turn: number): void {
    if (event.type === "PlayerBankrupt") {
      this.marks.push({ kind: "bankruptcy", frame, turn, seat: event.player });
    } else if (event.type === "RentPaid") {
      const { payer, payee, amount, square } = event;
      this.rents.push({ frame, turn, payer, payee, amount, square });
    } else {
      this.findMonopolies(frame, turn);
    }
  }

  /** Notes what every seat is worth after a turn. */
  endTurn(): void {
    for (const [seat, curve] of this.worth.entries()) curve.push(netWorth(this.world, seat as Seat));
  }

  private findMonopolies(frame: number, turn: number): void {
    const { world, holder } = this;
    for (let group = 0; group < holder.length; group++) {
      const seat = holderOf(world, group);
      // A seat that parts with a deed and gets it back has made no new monopoly.
      if (seat < 0 || seat === holder[group]) continue;
      this.marks.push({ kind: "monopoly", frame, turn, seat: seat as Seat, group });
      holder[group] = seat;
    }
  }
}

function holderOf(world: World, group: number): number {
  for (let seat = 0; seat < world.seats; seat++) if (ownsSet(world, seat as Seat, group)) return seat;
  return -1;
}
