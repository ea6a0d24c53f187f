import { describe, expect, test } from "vitest";
import type { Square } from "../../../components/index.ts";
import { board } from "../../../src/board/catalog.ts";
import { seedKey } from "../../../src/chance/random.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { createGame, guardPlayers } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { outcomesOf, runGame } from "../../../systems/run-game.ts";
import { answering, malformed } from "../../support/players.ts";
import { table } from "../../support/table.ts";

const { at } = table();

/** A turn of a guarded seat 0 that owns Baltic Avenue and the railroads, with that player's answers. */
function turnOf(answers: Partial<Player>) {
  const made = table({
    players: [answering(answers), answering({})],
    deeds: [["Baltic Avenue", "Reading Railroad"], ["Boardwalk"]],
    cash: [500, 500],
    phase: "strategic",
  });
  guardPlayers(made.game);
  made.play(1);
  return made;
}

/** A list that says one thing by index and another when it is walked. */
function twoFaced(shown: readonly Square[], walked: () => Iterable<unknown>): readonly Square[] {
  const list = [...shown];
  Object.defineProperty(list, Symbol.iterator, { value: () => walked()[Symbol.iterator]() });
  return list;
}

const trap = (): never => {
  throw new Error("do not look");
};

describe("an answer that is not what it looks like", () => {
  test("is carried out as it was judged: a deed is mortgaged once, however often its list yields it", () => {
    const { game, faults } = turnOf({
      mortgageDeeds: (ctx) =>
        twoFaced(
          [at("Baltic Avenue")].filter((deed) => ctx.canMortgage(deed)),
          () => new Array(50).fill(at("Baltic Avenue")),
        ),
    });
    expect(faults).toEqual([]);
    expect(game.world.cash[0]).toBe(530);
    expect(game.world.mortgaged[at("Baltic Avenue")]).toBe(1);
  });

  test("ends the turn even when its list never ends", () => {
    const { game } = turnOf({
      mortgageDeeds: () =>
        twoFaced([at("Baltic Avenue")], function* forever() {
          for (;;) yield at("Baltic Avenue");
        }),
    });
    expect(game.world.cash[0]).toBe(530);
  });

  test("touches no deed of another's", () => {
    const { game } = turnOf({
      mortgageDeeds: () => twoFaced([at("Baltic Avenue")], () => [at("Boardwalk")]),
    });
    expect(game.world.mortgaged[at("Boardwalk")]).toBe(0);
  });

  test.each<[string, Partial<Player>]>([
    ["a list that throws when it is read", { mortgageDeeds: () => malformed(new Proxy([], { get: trap })) }],
    ["a trade that throws when it is read", { proposeTrade: () => malformed(new Proxy({}, { get: trap })) }],
    [
      "an entry that throws when it is read",
      { mortgageDeeds: () => malformed([new Proxy({}, { get: trap })]) },
    ],
    ["a list of more than anybody owns", { mortgageDeeds: () => malformed(new Array(5000).fill(1)) }],
    [
      "a square that throws when it is read",
      { mortgageDeeds: () => malformed(new Proxy({}, { get: trap })) },
    ],
  ])("is one fault and the passive answer: %s", (_what, answers) => {
    const { game, faults } = turnOf(answers);
    expect(faults).toHaveLength(1);
    expect(["threw", "malformed"]).toContain(faults[0].reason);
    expect(game.world.cash[0]).toBe(500);
  });
});

describe("what a guarded player is shown", () => {
  test("cannot be replaced for whoever sits there next, nor led back to the game", () => {
    const tried: string[] = [];
    const attempt = (name: string, change: () => void): void => {
      try {
        change();
        tried.push(name);
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    };
    turnOf({
      mortgageDeeds(ctx: DecisionContext) {
        const open = ctx as unknown as Record<string, unknown>;
        attempt("prices", () => Object.assign(open, { squarePrices: [] }));
        attempt("cash", () => Object.assign(open, { opponentCash: [] }));
        attempt("board", () => Object.assign(open, { board: { ...ctx.board, deeds: [] } }));
        attempt("names", () => (ctx.board.squareByName as Map<string, Square>).set("GO", 3 as Square));
        expect(Object.keys(ctx.plan())).not.toContain("world");
        expect(open.world).toBeUndefined();
        return [];
      },
    });
    expect(tried).toEqual([]);
  });
});

describe("a guarded player cannot reach the game", () => {
  test("by taking away the memory behind its view: a fault, and its next view is whole", () => {
    const cash: number[] = [];
    const { faults, world } = turnOf({
      mortgageDeeds(ctx) {
        const { buffer } = ctx.opponentCash as unknown as Int32Array<ArrayBuffer>;
        structuredClone(buffer, { transfer: [buffer] });
        return [];
      },
      gameEnded() {},
      proposeTrade(ctx) {
        cash.push(ctx.cash);
        return null;
      },
    });
    expect(faults.map(({ ask, reason }) => [ask, reason])).toEqual([["mortgage", "wrote-to-view"]]);
    expect([cash.at(-1), world.cash[0]]).toEqual([500, 500]);
  });

  test("by changing the rules", () => {
    const { faults, world } = turnOf({
      mortgageDeeds(ctx) {
        (ctx.rules as { salary: number }).salary = 100_000;
        return [];
      },
    });
    expect(faults.map(({ reason }) => reason)).toEqual(["threw"]);
    expect(world.rules.salary).toBe(200);
  });

  test("by rewriting how its game ended", () => {
    const game = createGame(board("us-classic"), ruleSet("arena@1"), [
      answering({
        gameEnded(_ctx, outcome) {
          Object.assign(outcome, { win: 1, placement: 1, netWorth: 1e6 });
        },
      }),
      answering({}),
    ]);
    guardPlayers(game);
    expect(runGame(game, seedKey(3))).toEqual(outcomesOf(game.world));
  });

  const unreadable = new Proxy(new Error("hidden"), {
    get() {
      throw new Error("not to be read");
    },
    getPrototypeOf() {
      throw new Error("not to be asked");
    },
  });
  test.each<[string, unknown, string]>([
    ["a proxy", unreadable, "something that cannot be shown"],
    ["nothing", undefined, "undefined"],
    ["a bare object", Object.create(null), "something that cannot be shown"],
    ["a symbol", Symbol("why"), "Symbol(why)"],
    ["a novel", new Error("x".repeat(100_000)), "x".repeat(500)],
  ])("by throwing %s", (_what, thrown, message) => {
    const { faults } = turnOf({
      mortgageDeeds() {
        throw thrown;
      },
    });
    expect(faults).toEqual([{ seat: 0, ask: "mortgage", reason: "threw", message }]);
  });
});
