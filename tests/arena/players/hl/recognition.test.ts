import { describe, expect, it } from "vitest";
import { HL } from "../../../../arena/players/hl/hl.ts";
import { act } from "../../../../arena/players/hl/recognition/acts.ts";
import { Belief } from "../../../../arena/players/hl/recognition/belief.ts";
import { logChances, type Schooling } from "../../../../arena/players/hl/recognition/kinds.ts";
import { RecognisingChoice } from "../../../../arena/players/hl/recognition/recognising-choice.ts";
import { SCHOOLING } from "../../../../arena/players/hl/recognition/schooling.ts";
import { STRATEGIES } from "../../../../arena/players/hl/strategies.ts";
import { parseEntrant, seatEntrant } from "../../../../arena/players/registry.ts";
import { isStrategyLearner, type StrategyLearner } from "../../../../arena/players/strategy-learner.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { defaultSettings } from "../../../../src/player/parameters.ts";
import type { Player } from "../../../../src/player/player.ts";
import { table } from "../../../support/table.ts";
import { playGames } from "../table.ts";

const BIDS = act("auction", 4, 4);
const SILENT = act("auction", 4, 0);
const NAMES = STRATEGIES.map(({ name }) => name);

/** Two kinds that differ in auctions: at the tables of one the first arm wins, at those of the other the last. */
const TOY: Schooling = {
  arms: NAMES,
  kinds: [
    { name: "bidder", winShares: NAMES.map((_, arm) => (arm === 0 ? 0.6 : 0.3)), acts: [BIDS, 100] },
    {
      name: "sleeper",
      winShares: NAMES.map((_, arm) => (arm === 0 ? 0.4 : arm === NAMES.length - 1 ? 0.6 : 0.3)),
      acts: [SILENT, 100],
    },
  ],
};
const GENERALIST = STRATEGIES[0];
const SPECIALIST = STRATEGIES[NAMES.length - 1];

/** A choice by that schooling at a table of four, where this player sits first; and what lets the next round begin. */
function atTable() {
  const made = table({ seats: 4 });
  const ctx = made.game.contexts[0];
  const choice = new RecognisingChoice(STRATEGIES, TOY);
  const nextRound = (): void => {
    made.world.turn.round++;
    choice.follow(ctx);
  };
  return { ctx, choice, nextRound };
}

function recogniser(): StrategyLearner {
  const player: Player = HL.create(defaultSettings(HL.parameters), seedKey("hl"));
  if (!isStrategyLearner(player)) throw new Error("hl does not learn");
  return player;
}

const three = (text: string): Player[] =>
  [1, 2, 3].map((seat) => seatEntrant(parseEntrant(text), seedKey(seat)));

describe("recognising opponents", () => {
  it("begins with the strategy that is best against all kinds", () => {
    const { choice, ctx } = atTable();
    choice.begin(ctx);
    expect(choice.current).toBe(GENERALIST);
  });

  it("goes over to the specialist within the game once acts have shown who sits there", () => {
    const { choice, ctx, nextRound } = atTable();
    choice.begin(ctx);
    for (const seat of [1, 2, 3]) for (let auction = 0; auction < 8; auction++) choice.saw(seat, SILENT);
    nextRound();
    expect(choice.current).toBe(SPECIALIST);
  });

  it("stays with the generalist while what is seen speaks for both", () => {
    const { choice, ctx, nextRound } = atTable();
    choice.begin(ctx);
    for (const seat of [1, 2, 3]) for (const seen of [SILENT, BIDS]) choice.saw(seat, seen);
    nextRound();
    expect(choice.current).toBe(GENERALIST);
  });

  it("goes back to the generalist where the specialist keeps losing", () => {
    const { choice, ctx, nextRound } = atTable();
    const lost = { win: 0, survived: false, placement: 4, netWorth: 0, rounds: 30 };
    for (let game = 0; game < 60 && (game < 2 || choice.current === SPECIALIST); game++) {
      choice.begin(ctx);
      for (const seat of [1, 2, 3]) for (let auction = 0; auction < 8; auction++) choice.saw(seat, SILENT);
      nextRound();
      choice.end(ctx, lost, true);
    }
    expect(choice.current).not.toBe(SPECIALIST);
  });

  it("begins the next game with whom it met in the last, and forgets them when others come", () => {
    const belief = new Belief(logChances(TOY));
    const game = (seen: number): void => {
      belief.begin(4);
      for (const seat of [1, 2, 3]) for (let auction = 0; auction < 8; auction++) belief.saw(seat, seen);
      belief.end(4, 0);
    };
    game(SILENT);
    belief.begin(4);
    expect(belief.sharesOf(1)[1]).toBeGreaterThan(0.6);
    for (let again = 0; again < 6; again++) game(BIDS);
    belief.begin(4);
    expect(belief.sharesOf(1)[0]).toBeGreaterThan(0.6);
  });

  it("goes on from its snapshot with what it knew, and refuses what is not one", () => {
    const first = recogniser();
    playGames([first, ...three("miser")], 4, 3);
    const saved: unknown = JSON.parse(JSON.stringify(first.memory?.snapshot()));
    const again = recogniser();
    again.memory?.restore(saved);
    expect(again.memory?.snapshot()).toEqual(saved);
    expect(playGames([again, ...three("miser")], 2, 9).outcomes).toEqual(
      playGames([first, ...three("miser")], 2, 9).outcomes,
    );
    expect(() =>
      recogniser().memory?.restore({ version: 2, strategies: {}, acceptance: { profiles: [] } }),
    ).toThrow(/hl memory: strategies/);
  });

  it("knows only acts: a kind under another name is the same kind", () => {
    const renamed = { ...TOY, kinds: TOY.kinds.map((kind) => ({ ...kind, name: "x" })) };
    expect(logChances(renamed)).toEqual(logChances(TOY));
  });
});

describe("the schooling that ships", () => {
  it("is of the arms that HL has, against every kind of the training tables", () => {
    expect(SCHOOLING.arms).toEqual(NAMES);
    expect(SCHOOLING.kinds.map(({ name }) => name)).toContain("swapper:bids=false");
    expect(SCHOOLING.kinds).toHaveLength(8);
  });

  it.each(["sniper", "miser", "validator"])("recognises three of %s within two games", (kind) => {
    const player = recogniser();
    playGames([player, ...three(kind)], 2, 11);
    const snapshot = player.memory?.snapshot() as { strategies: { met: number[] } } | undefined;
    const met = snapshot?.strategies.met ?? [];
    const likeliest = met.indexOf(Math.max(...met));
    expect(SCHOOLING.kinds[likeliest]?.name).toBe(kind);
  });
});
