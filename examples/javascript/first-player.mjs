// A first player in plain JavaScript. What it answers and why: docs/protocol.md; how to get better:
// docs/writing-a-player.md.
import { Player, play } from "./monopoly-arena.mjs";

class FirstPlayer extends Player {
  static label = "FirstPlayer";
  // Count it up when it plays differently.
  static version = 1;
  static summary = "buys what it can pay for, builds with what is left";
  static parameters = [
    {
      name: "reserve",
      type: "int",
      range: [0, 1000],
      scale: "linear",
      default: 150,
      meaning: "dollars that it keeps in hand",
    },
  ];

  /** Dollars that it may spend now. */
  spare(position) {
    return position.cash[this.seat] - this.settings.reserve;
  }

  /** Out as soon as possible; the fine may not be paid before the last throw. */
  jail(position) {
    if (position.jailCards[this.seat] > 0) return "card";
    const { jailAttempts, jailFine } = this.table.rules;
    const offered = position.jailTurns < jailAttempts - 1;
    return offered && this.spare(position) >= jailFine ? "pay" : "roll";
  }

  buy(position, square) {
    return this.spare(position) >= this.board.prices[square];
  }

  /** Up to the printed price, by a tenth of it each time. */
  bid(position, square, standing) {
    const price = this.board.prices[square];
    const most = Math.min(price, this.spare(position));
    const least = standing + this.table.rules.auctionIncrement;
    return least <= most ? Math.max(least, Math.min(most, standing + Math.floor(price / 10))) : 0;
  }

  /** One round of houses on every complete group it can pay for. */
  build({ owners, buildings, mortgaged, housesLeft, ...position }) {
    let cash = this.spare(position);
    let houses = housesLeft;
    const lots = [];
    for (const group of this.board.sets) {
      const cost = this.board.houseCosts[group[0]];
      const mine = group.every((lot) => owners[lot] === this.seat && mortgaged[lot] === 0);
      const level = Math.min(...group.map((lot) => buildings[lot]));
      if (cost === 0 || !mine || level >= 4) continue;
      for (const lot of group) {
        if (buildings[lot] !== level || cash < cost || houses === 0) continue;
        lots.push(lot);
        cash -= cost;
        houses--;
      }
    }
    return lots;
  }

  /** Lifts the first mortgage that it can pay for. */
  unmortgage(position) {
    const square = position.owners.findIndex(
      (owner, at) => owner === this.seat && position.mortgaged[at] === 1,
    );
    if (square === -1) return [];
    const cost = this.board.mortgageValues[square] * 1.1 + 1;
    return this.spare(position) >= cost ? [square] : [];
  }
}

play(FirstPlayer);
