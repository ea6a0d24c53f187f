// A game as far as you say: who buys Boardwalk, and what everybody has when it happens?
// node --import tsx step-by-step.ts, or compiled
import { openGame } from "monopoly-arena";

const game = openGame({ players: ["greedy", "validator", "hl", "trader"], rules: "official@1", seed: 39 });
const boardwalk = 39;

while (!game.over && (game.world.owner[boardwalk] ?? 0) < 0) {
  for (const event of game.playTurn()) {
    if (event.type === "PropertyBought" && event.square === boardwalk) {
      console.log(`seat ${event.player} buys it for $${event.price} in round ${game.world.turn.round}`);
    }
  }
}
for (let seat = 0; seat < game.world.seats; seat++) {
  const view = game.view(seat);
  console.log(`seat ${seat}: $${view.cash} and ${view.ownedProperties.length} deeds`);
}

for (const [seat, { placement, netWorth }] of game.finish().entries()) {
  console.log(`seat ${seat}: place ${placement}, worth $${netWorth}`);
}
