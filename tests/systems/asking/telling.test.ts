import { describe, expect, test } from "vitest";
import type { Seat, Square } from "../../../components/index.ts";
import { compileBoard } from "../../../src/board/board.ts";
import { US_CLASSIC } from "../../../src/board/us-classic.ts";
import { seedKey } from "../../../src/chance/random.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import { createGame, type Fault } from "../../../src/player/game.ts";
import { type GameOutcome, PassivePlayer, type Player } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { runGame } from "../../../systems/run-game.ts";
import { answering, inTurn } from "../../support/players.ts";
import { table } from "../../support/table.ts";

const BOARD = compileBoard(US_CLASSIC);

function play(players: readonly Player[]) {
  const game = createGame(BOARD, ruleSet("arena@1"), players);
  const faults: Fault[] = [];
  game.onFault = (fault) => faults.push(fault);
  runGame(game, seedKey(7));
  return { game, faults };
}

class Observer extends PassivePlayer {
  readonly seen: GameEvent[] = [];
  readonly seenWhenAsked: number[] = [];
  outcome: GameOutcome | null = null;
  observe(event: GameEvent): void {
    this.seen.push(event);
  }
  override shouldBuyProperty(): boolean {
    this.seenWhenAsked.push(this.seen.length);
    return true;
  }
  gameEnded(_ctx: unknown, outcome: GameOutcome): void {
    this.outcome = outcome;
  }
}

describe("what happens at the table", () => {
  test("is told to the player that observes, in order and completely", () => {
    const observer = new Observer();
    const { game } = play([observer, new PassivePlayer()]);
    expect(observer.seen).toEqual(game.world.events.readAll(BOARD));
    expect(observer.seen.at(-1)?.type).toBe("GameOver");
    expect(observer.outcome).not.toBeNull();
  });

  test("is told before the question that follows from it", () => {
    const observer = new Observer();
    play([observer, new PassivePlayer()]);
    const [first = 0] = observer.seenWhenAsked;
    expect(observer.seen[first - 1]).toMatchObject({ type: "PlayerMoved", player: 0 });
  });

  test("is not kept when nobody observes", () => {
    const { game } = play([new PassivePlayer(), new PassivePlayer()]);
    expect(game.world.events.length).toBe(0);
  });
});

describe("a hook", () => {
  class Thrower extends PassivePlayer {
    gameStarted(): void {
      throw new Error("will not start");
    }
    gameEnded(): void {
      throw new Error("will not end");
    }
  }

  test("that throws is a counted fault, and the game goes on", () => {
    const { faults } = play([new Thrower(), new PassivePlayer()]);
    expect(faults).toEqual([
      { seat: 0, ask: "gameStarted", reason: "threw", message: "will not start" },
      { seat: 0, ask: "gameEnded", reason: "threw", message: "will not end" },
    ]);
  });

  test("that throws where nobody counts faults passes through", () => {
    const game = createGame(BOARD, ruleSet("arena@1"), [new Thrower(), new PassivePlayer()]);
    expect(() => runGame(game, seedKey(7))).toThrow("will not start");
  });
});

describe("the proposer of a trade", () => {
  const offer = { to: 1 as Seat, give: bundle({ cash: 50 }), get: bundle({ deeds: [39 as Square] }) };

  test.each([true, false])("is told whether the offer was accepted: %s", (accepted) => {
    const told: unknown[] = [];
    const proposer = answering({
      proposeTrade: inTurn<TradeOffer | null>(offer, null),
      tradeAnswered: (ctx, given, answer) => {
        told.push([ctx.seat, given, answer, ctx.ownerOf(39 as Square)]);
      },
    });
    const { play } = table({
      players: [proposer, answering({ tradeResponse: () => accepted })],
      deeds: [[], ["Boardwalk"]],
      dice: [[4, 6]],
    });
    play();
    // Told before anything changes hands.
    expect(told).toEqual([[0, offer, accepted, 1]]);
  });

  test("cannot change what was agreed by changing what it is told", () => {
    const proposer = answering({
      proposeTrade: inTurn<TradeOffer | null>(offer, null),
      tradeAnswered: (_ctx, given) => {
        Object.assign(given.give, { cash: 0 });
      },
    });
    const { play, world } = table({
      players: [proposer, answering({ tradeResponse: () => true })],
      deeds: [[], ["Boardwalk"]],
      dice: [[4, 6]],
    });
    play();
    expect(world.cash[0]).toBe(1450);
  });
});
