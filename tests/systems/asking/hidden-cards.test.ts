import { describe, expect, test } from "vitest";
import { board } from "../../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../../src/chance/random.ts";
import { resetWorld } from "../../../src/law/setup.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { createGame, type Game, guardPlayers } from "../../../src/player/game.ts";
import { PassivePlayer } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { cloneWorld } from "../../../src/world/snapshot.ts";
import type { World } from "../../../src/world/world.ts";
import { tellStart } from "../../../systems/asking/telling.ts";
import { executeTurn } from "../../../systems/pipeline.ts";

/** The cards of each deck from the top, as they lie in that memory. */
const cardsIn = (state: Int32Array, world: World): number[][] =>
  world.deckCards.map((column, deck) => {
    const { byteOffset, length } = column as unknown as Int32Array;
    const cards = state.subarray(byteOffset / 4, byteOffset / 4 + length);
    return Array.from({ length: world.deckCount[deck] }, (_, i) => cards[(world.deckTop[deck] + i) % length]);
  });

const memoryBehind = ({ opponentCash }: DecisionContext): Int32Array =>
  new Int32Array((opponentCash as unknown as Int32Array).buffer);

/** A player that looks at all memory behind its view whenever it is called. */
class Peeping extends PassivePlayer {
  readonly seen: Int32Array[] = [];
  /** The cards that it saw, and those that lay there. */
  readonly cards: (readonly [seen: number[][], lay: number[][]])[] = [];
  world: World | null = null;

  gameStarted(ctx: DecisionContext): void {
    this.look(ctx);
  }
  override jailDecision(ctx: DecisionContext): "roll" {
    this.look(ctx);
    return "roll";
  }
  override auctionBid(ctx: DecisionContext): number {
    this.look(ctx);
    return 0;
  }
  private look(ctx: DecisionContext): void {
    const seen = memoryBehind(ctx).slice();
    this.seen.push(seen);
    const { world } = this;
    if (world !== null) this.cards.push([cardsIn(seen, world), cardsIn(world.state, world)]);
  }
}

function guardedGame(): { game: Game; peeping: Peeping } {
  const peeping = new Peeping();
  const game = createGame(board("us-classic"), ruleSet("arena@1"), [peeping, new PassivePlayer()]);
  peeping.world = game.world;
  guardPlayers(game, 1);
  return { game, peeping };
}

describe("a guarded player", () => {
  test("is shown the same before every first draw, however the cards were shuffled", () => {
    const { game, peeping } = guardedGame();
    for (let i = 0; i < 5; i++) {
      resetWorld(game.world, deriveKey(seedKey("cards"), i, 0));
      tellStart(game);
    }
    const [first, ...others] = peeping.seen;
    for (const other of others) expect(other).toEqual(first);
    expect(cardsIn(game.world.state, game.world)).not.toEqual(cardsIn(first, game.world));
  });

  test("finds the cards of each deck in the order of their numbers all through a game", () => {
    const { game, peeping } = guardedGame();
    const { world } = game;
    resetWorld(world, seedKey("cards"));
    tellStart(game);
    for (let turn = 0; turn < 400; turn++) executeTurn(game);
    const sizes = new Set(peeping.cards.flatMap(([seen]) => seen.map((deck) => deck.length)));
    expect(sizes).toEqual(new Set([16, 15]));
    for (const [seen, lay] of peeping.cards) {
      expect(seen).toEqual(lay.map((deck) => deck.toSorted((a, b) => a - b)));
      expect(seen).not.toEqual(lay);
    }
  });

  test("imagines what an open view of the same position imagines", () => {
    const { game } = guardedGame();
    const { world, shown } = game;
    resetWorld(world, seedKey("cards"));
    for (let turn = 0; turn < 60; turn++) executeTurn(game);
    shown?.show();
    const [fromOpen, fromShown] = [cloneWorld(world), cloneWorld(world)];
    shown?.open[0].imagine(fromOpen, seedKey("dream"));
    shown?.views[0].imagine(fromShown, seedKey("dream"));
    expect(cardsIn(fromShown.state, world)).toEqual(cardsIn(fromOpen.state, world));
  });

  test("is counted for a write to the cards as for any other", () => {
    const { game } = guardedGame();
    const faults: unknown[] = [];
    const { start } = game.world.regions.find(({ name }) => name === "CardDeck.cards") ?? { start: -1 };
    game.players[0].gameStarted = (ctx) => {
      memoryBehind(ctx)[start] = -1;
    };
    game.onFault = ({ seat, reason }) => faults.push([seat, reason]);
    resetWorld(game.world, seedKey("cards"));
    tellStart(game);
    expect(faults).toEqual([[0, "wrote-to-view"]]);
  });
});
