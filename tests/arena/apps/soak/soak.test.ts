import { afterEach, describe, expect, test } from "vitest";
import { CENSUS_KINDS } from "../../../../arena/apps/soak/census.ts";
import { type SoakPlan, soak } from "../../../../arena/apps/soak/soak.ts";
import type { Square } from "../../../../components/index.ts";
import { board } from "../../../../src/board/catalog.ts";
import { parseRules } from "../../../../src/board/parse-rules.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { QUESTIONS } from "../../../../src/events/questions.ts";
import { REFUSALS } from "../../../../src/events/refusals.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";
import { PHASE } from "../../../../src/world/phases.ts";
import { resumeTurn } from "../../../../systems/actions/resume-turn.ts";
import { checkedStep, type Touched } from "../../../../systems/checked.ts";
import type { System } from "../../../../systems/define-system.ts";
import { executeTurn, TURN } from "../../../../systems/pipeline.ts";
import { answering } from "../../../support/players.ts";
import { type Layout, table } from "../../../support/table.ts";

const always = () => true;

/** Short games on the smallest board; every line-up from two to eight seats and every opening is among the first eight. */
function planOf(given: Partial<SoakPlan> = {}): SoakPlan {
  const on = board("islands");
  return {
    board: on,
    rules: parseRules({ extends: "official@1", roundCap: 60 }, on),
    games: 8,
    untilAllFired: false,
    key: seedKey("test"),
    ...given,
  };
}

describe("the census of a soak", () => {
  test("has every square, card, phase, question and refusal, at zero where nothing happened", async () => {
    const on = board("us-classic");
    const nothing = planOf({ board: on, rules: ruleSet("official@1"), games: 0 });
    const { census, neverFired } = await soak(nothing, always);
    expect([...census.square.keys()]).toEqual(on.names);
    expect(census.card.size).toBe(on.cards.length);
    expect([...census.phase.keys()]).toEqual(Object.keys(PHASE));
    expect([...census.question.keys()]).toEqual(QUESTIONS);
    expect([...census.refusal.keys()]).toEqual(REFUSALS);
    const names = CENSUS_KINDS.flatMap((kind) => [...census[kind].keys()].map((name) => `${kind} ${name}`));
    expect(neverFired.map(({ kind, name }) => `${kind} ${name}`)).toEqual(names);
  });

  test("counts what happens, and lists what did not", async () => {
    const { games, turns, census, neverFired } = await soak(planOf(), always);
    expect(games).toBe(8);
    expect(census.event.get("TurnStarted")).toBe(turns);
    expect([...census.square.values()].every((landings) => landings > 0)).toBe(true);
    for (const kind of CENSUS_KINDS) {
      const zeros = [...census[kind]].filter(([, times]) => times === 0).map(([name]) => name);
      const listed = neverFired.filter((each) => each.kind === kind).map(({ name }) => name);
      expect(listed).toEqual(zeros);
    }
  });

  test("is the same for the same seed", async () => {
    expect(await soak(planOf({ games: 4 }), always)).toEqual(await soak(planOf({ games: 4 }), always));
  });

  test.each([
    ["nothing", {}],
    ["auctions and trades", { auctions: false, tradeOffersPerTurn: 0 }],
    ["a limit on buildings, and evenness", { houses: null, hotels: null, evenBuilding: false }],
    ["interest", { mortgageInterest: 0 }],
    ["a second bankruptcy", { endAtBankruptcy: 1 }],
  ])("gives a reason just for what never fires, under rules without %s", async (_what, rules) => {
    const plan = planOf();
    const house = parseRules({ extends: "official@1", roundCap: 60, ...rules }, plan.board);
    const ruledOut = (await soak({ ...plan, rules: house, games: 0 }, always)).neverFired.filter(
      ({ because }) => because !== null,
    );
    const { census } = await soak({ ...plan, rules: house }, always);
    expect(ruledOut.filter(({ kind, name }) => census[kind].get(name) !== 0)).toEqual([]);
  });
});

describe("a soak", () => {
  test("stops as soon as everything has fired, or when it is told to", async () => {
    const { games } = await soak(planOf({ games: 50 }), (played) => played < 2);
    expect(games).toBe(2);
  });

  test("counts what vandals do, and loses nothing by it", async () => {
    // Games 7 and 19 are theirs.
    const { census } = await soak(planOf({ games: 20 }), always);
    for (const reason of ["threw", "malformed", "wrote-to-view"]) {
      expect(census.refusal.get(reason)).toBeGreaterThan(0);
    }
  });
});

describe("what a system declares", () => {
  /** Rules that bring about what the book's own do not. */
  const HOUSE = [
    {},
    { incomeTaxPercent: 10, speedDie: true, jackpotFeeds: ["taxes", "cards", "fines"], rentInJail: false },
    { auctions: false, evenBuilding: false, reshuffleEveryDraw: true, buyAfterLaps: 1 },
    { houses: 3, hotels: 1 },
  ];

  /** Positions that games seldom come to. */
  const RARE: readonly Layout[] = [
    // The engine chooses between a railroad and a utility to pay for a house.
    {
      players: [answering({ buildHouses: () => [1 as Square] })],
      cash: [10],
      deeds: [["Mediterranean Avenue", "Baltic Avenue", "Reading Railroad", "Electric Company"]],
      dice: [[4, 6]],
    },
    // A deed that completes a group is paid for with a mortgage.
    {
      players: [answering({ shouldBuyProperty: () => true })],
      cash: [10],
      deeds: [["Mediterranean Avenue", "Reading Railroad"]],
      dice: [[1, 2]],
    },
    // A prisoner raises its fine.
    {
      players: [answering({ jailDecision: () => "pay" })],
      cash: [10],
      deeds: [["Reading Railroad"]],
      jailed: { 0: 0 },
      dice: [[4, 6]],
    },
    // A tax is paid by worth.
    {
      players: [answering({ incomeTax: () => "percent" })],
      deeds: [["Boardwalk"]],
      rules: { incomeTaxPercent: 10 },
      dice: [[1, 3]],
    },
  ];

  /** Batches of eight games within which each declared column must have been touched. */
  const MOST_BATCHES = 40;

  /** Declared columns that were not touched yet, and how. */
  function untouched(touched: Touched): string[] {
    return [...TURN, resumeTurn].flatMap(({ name, reads, writes }) => {
      const { read, written } = touched.get(name) ?? { read: new Set(), written: new Set() };
      const unread = reads.filter((column) => !read.has(column));
      const unwritten = writes.filter((column) => !written.has(column));
      return [
        ...unread.map((column) => `${name} reads ${column}`),
        ...unwritten.map((column) => `${name} writes ${column}`),
      ];
    });
  }

  // What is not declared throws in every checked game; here nothing may be declared in vain.
  test("to read and to write it does read and write, to the last column", async () => {
    const touched: Touched = new Map();
    for (const layout of RARE) {
      const { game } = table(layout);
      executeTurn(game, checkedStep(game, touched));
    }
    for (let batch = 0; batch < MOST_BATCHES && untouched(touched).length > 0; batch++) {
      const plan = planOf({ key: seedKey(`declared ${batch}`) });
      const rules = { extends: "official@1", roundCap: 60, ...HOUSE[batch % HOUSE.length] };
      const result = await soak({ ...plan, rules: parseRules(rules, plan.board) }, always);
      for (const [name, { read, written }] of result.touched) {
        const all = touched.get(name) ?? { read: new Set(), written: new Set() };
        for (const column of read) all.read.add(column);
        for (const column of written) all.written.add(column);
        touched.set(name, all);
      }
    }
    expect(untouched(touched)).toEqual([]);
    // What a system writes it does not list as read alone.
    for (const { name, reads } of [...TURN, resumeTurn]) {
      expect([name, reads.filter((column) => touched.get(name)?.written.has(column))]).toEqual([name, []]);
    }
  });
});

describe("a fault of the engine", () => {
  const turn = TURN as System[];
  const { rolling } = PHASE;
  const sound = turn[rolling];
  afterEach(() => {
    turn[rolling] = sound;
  });

  /** Dice that do something to the world once `games` openings were rolled for. */
  function plant(harm: (world: Parameters<System["run"]>[0]["world"]) => void, games: number): void {
    let begun = 0;
    let last: unknown = null;
    turn[rolling] = {
      ...sound,
      run(game) {
        if (game !== last) begun++;
        last = game;
        if (begun > games) harm(game.world);
        return sound.run(game);
      },
    };
  }

  test("is told with its game and round: a column that its system does not declare", async () => {
    plant((world) => {
      world.laps[0] = 1;
    }, 2);
    await expect(soak(planOf(), always)).rejects.toThrow(/^game 2, round 1: .* wrote Player\.laps, which it/);
  });

  test("is told with its game and round: money from nowhere", async () => {
    plant((world) => {
      world.cash[0]++;
    }, 3);
    await expect(soak(planOf(), always)).rejects.toThrow(/^game 3, round 1: /);
  });
});
