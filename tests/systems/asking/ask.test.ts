import { describe, expect, test, vi } from "vitest";
import type { Square } from "../../../components/index.ts";
import { QUESTIONS, type Question } from "../../../src/events/questions.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { seatPlayers } from "../../../src/player/game.ts";
import { Halt } from "../../../src/player/halt.ts";
import { METHOD_OF, PassivePlayer, type Player } from "../../../src/player/player.ts";
import { hashState } from "../../../src/world/snapshot.ts";
import { bitOf } from "../../../systems/asking/ask.ts";
import { answering, malformed } from "../../support/players.ts";
import { SITUATIONS, situation } from "../situations.ts";

/** A player of one answer, whatever it is. */
const saying = (question: Question, answer: () => unknown): Partial<Player> => ({
  [METHOD_OF[question]]: () => malformed(answer()),
});

const PASSIVE = new Map(
  QUESTIONS.map((question) => [question, hashState(situation(question, {}).play().world)]),
);

/** The state in which the question's turn ends when it is answered passively. */
const passively = (question: Question) => PASSIVE.get(question);

/** Values of every type; none is an answer to a question that it is not listed as a legal one of. */
const VALUES: readonly (readonly [string, unknown])[] = [
  ["nothing", undefined],
  ["null", null],
  ["true", true],
  ["NaN", Number.NaN],
  ["a half", 0.5],
  ["infinity", Number.POSITIVE_INFINITY],
  ["a bigint", 1n],
  ["a word", "maybe"],
  ["a symbol", Symbol("answer")],
  ["an object", {}],
  ["a bare object", Object.create(null)],
  ["a function", () => true],
  ["a promise", Promise.resolve(true)],
  ["a list of nothing", [undefined]],
  ["a list of texts", ["39"]],
  ["a list of lists", [[39]]],
  ["a list of bare objects", [Object.create(null)]],
  ["a list with a hole", new Array(1)],
];

/** Those of them that are legal answers. */
const LEGAL: Partial<Record<Question, readonly string[]>> = {
  buy: ["true"],
  respondTrade: ["true"],
  proposeTrade: ["null"],
  speedDie: ["null"],
};

describe.each(QUESTIONS)("asked %s", (question) => {
  test("seat 0 is asked exactly once in its situation", () => {
    const asked = vi.fn(() => {
      throw new Error("asked");
    });
    situation(question, { [METHOD_OF[question]]: asked }).play();
    expect(asked).toHaveBeenCalledOnce();
  });

  test("a player that throws is one fault, and the passive answer holds", () => {
    const { world, faults, play } = situation(
      question,
      saying(question, () => {
        throw new Error("no idea");
      }),
    );
    play();
    expect(faults).toEqual([{ seat: 0, ask: question, reason: "threw", message: "no idea" }]);
    expect(world.events.count("DecisionRefused")).toBe(1);
    expect(hashState(world)).toBe(passively(question));
  });

  const wrong = VALUES.filter(([name]) => !(LEGAL[question] ?? []).includes(name));
  test.each(wrong)("an answer of %s is one fault, and the passive answer holds", (_, value) => {
    const { world, faults, play } = situation(
      question,
      saying(question, () => value),
    );
    play();
    expect(faults.map(({ seat, ask, reason }) => [seat, ask, reason])).toEqual([[0, question, "malformed"]]);
    expect(hashState(world)).toBe(passively(question));
  });

  test("a player that writes to its view is one fault, and what it wrote is taken back", () => {
    const write = (ctx: DecisionContext): never => {
      (ctx.opponentCash as { [seat: number]: number })[0] = 1_000_000;
      (ctx.squareOwners as { [square: number]: number })[1] = 0;
      return malformed(SITUATIONS[question].layout.jailed === undefined ? true : "card");
    };
    const { world, faults, play } = situation(question, { [METHOD_OF[question]]: write });
    play();
    expect(faults.map(({ ask, reason }) => [ask, reason])).toEqual([[question, "wrote-to-view"]]);
    expect(hashState(world)).toBe(passively(question));
  });

  test("one that writes and then throws is one fault too", () => {
    const write = (ctx: DecisionContext): never => {
      (ctx.opponentCash as { [seat: number]: number })[0] = 0;
      throw new Error("caught red-handed");
    };
    const { world, faults, play } = situation(question, { [METHOD_OF[question]]: write });
    play();
    expect(faults.map(({ reason }) => reason)).toEqual(["threw"]);
    expect(hashState(world)).toBe(passively(question));
  });

  test("left to the passive base, it is not put at all", () => {
    const base = vi.spyOn(PassivePlayer.prototype, METHOD_OF[question]);
    const { play } = situation(question, {});
    play();
    expect(base).not.toHaveBeenCalled();
    base.mockRestore();
  });

  test("the script's end passes through, and is nobody's fault", () => {
    const { faults, play } = situation(
      question,
      saying(question, () => {
        throw new Halt("out of script");
      }),
    );
    expect(() => play()).toThrow(Halt);
    expect(faults).toEqual([]);
  });
});

describe("attention", () => {
  test("is a bit for each question that the player answers itself", () => {
    const { game } = situation("buy", { auctionBid: () => 0 });
    expect(game.attention).toEqual([bitOf("bid"), 0]);
  });

  test("is known anew when others sit down", () => {
    const { game } = situation("buy", {});
    seatPlayers(game, [answering({}), answering({ jailDecision: () => "roll" })]);
    expect(game.attention).toEqual([0, bitOf("jail")]);
    expect(() => seatPlayers(game, [answering({})])).toThrow("1 players for a table of 2 seats");
  });
});

describe("what was judged is what happens", () => {
  const accepting = (change: (offer: TradeOffer) => void) =>
    situation("respondTrade", {
      tradeResponse(_ctx, _from, offer) {
        change(offer);
        return true;
      },
    });

  test.each<[string, (offer: TradeOffer) => void]>([
    ["the price", (offer) => Object.assign(offer.get, { cash: 0 })],
    ["what it receives", (offer) => Object.assign(offer.give, { cash: 1_000_000 })],
    ["the deeds", (offer) => (offer.give.deeds as Square[]).push(35 as Square)],
    ["a whole side", (offer) => Object.assign(offer, { get: offer.give })],
  ])("a player that changes %s of the offer it is shown accepts the offer that was made", (_, change) => {
    const { world } = accepting(change).play();
    expect(hashState(world)).toBe(hashState(accepting(() => {}).play().world));
  });

  test("a player cannot add a square to those that the speed die leads to", () => {
    const { world, faults, play } = situation("speedDie", {
      speedDie(_ctx, options) {
        (options as Square[]).push(39 as Square);
        return malformed(39);
      },
    });
    play();
    expect(faults.map(({ reason }) => reason)).toEqual(["threw"]);
    expect(hashState(world)).toBe(passively("speedDie"));
  });

  test("a deed named once as a number and once as text is not mortgaged twice", () => {
    const { world, faults, play } = situation(
      "mortgage",
      saying("mortgage", () => [39, "39"]),
    );
    play();
    expect(faults[0].reason).toBe("malformed");
    expect(world.cash[0]).toBe(1500);
  });
});
