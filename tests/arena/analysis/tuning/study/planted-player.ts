import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Gate } from "../../../tournament/gate.ts";

/**
 * Writes a player file whose strength in real games depends on `nerve`, the share of its cash that it spends at once, and
 * on nothing else: `coin` decides which few offers it sleeps through, and `hat` nothing at all. It begins as a coward. It
 * stands still before a gate that is closed.
 */
export function plantedPlayer(folder: string, gate = new Gate(folder)): string {
  const path = join(folder, "planted.ts");
  writeFileSync(
    path,
    `import { buildByRank, definePlayer, PassivePlayer, raiseBid } from "monopoly-arena/player";
${gate.source}
class Planted extends PassivePlayer {
  nerve; coin;
  constructor(nerve, coin) { super(); this.nerve = nerve; this.coin = coin; }
  gameStarted() { pass(); }
  override shouldBuyProperty(ctx, square) {
    const awake = (31 * ctx.turnNumber + 17 * square + 101 * this.coin) % 8 !== 0;
    return awake && ctx.squarePrices[square] <= this.nerve * ctx.cash;
  }
  override auctionBid(ctx, square, standing) { return raiseBid(ctx, square, standing, this.nerve * ctx.cash); }
  override buildHouses(ctx) { return buildByRank(ctx, (square) => ctx.rentOf(square), (1 - this.nerve) * ctx.cash); }
}
export default definePlayer({
  api: 1,
  label: "Planted",
  parameters: [
    { name: "nerve", type: "float", range: [0, 1], scale: "linear", default: 0.01, meaning: "share of its cash that it spends" },
    { name: "coin", type: "int", range: [0, 99], scale: "linear", default: 0, meaning: "which offers it sleeps through" },
    { name: "hat", type: "int", range: [0, 9], scale: "linear", default: 3, meaning: "what it wears" },
  ],
  create: ({ nerve, coin }) => new Planted(nerve, coin),
});
`,
  );
  return path;
}
