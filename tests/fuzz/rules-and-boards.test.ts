import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GREEDY } from "../../arena/players/tiers/greedy.ts";
import { RANDOM } from "../../arena/players/tiers/random.ts";
import { TRADER } from "../../arena/players/tiers/trader.ts";
import type { Board } from "../../src/board/board.ts";
import { BOARD_IDS, board } from "../../src/board/catalog.ts";
import { parseBoard } from "../../src/board/parse-board.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import { seedKey } from "../../src/chance/random.ts";
import { createGame } from "../../src/player/game.ts";
import { defaultSettings } from "../../src/player/parameters.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { DataFault } from "../../src/text/data-fault.ts";
import { checkedStep } from "../../systems/checked.ts";
import { runGame } from "../../systems/run-game.ts";
import { type Json, mutated } from "./mutation.ts";

/** Files to try; set FUZZ_RUNS for a long search. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);
const LIMIT = 60_000 + RUNS * 40;

/** Rounds that a game on an accepted file is played for, and phases that these can take at most. */
const ROUNDS = 25;
const MOST_PHASES = 100_000;

const BOARD_FILES: readonly Json[] = BOARD_IDS.map((id) => {
  const data = JSON.parse(JSON.stringify(board(id).data)) as { [key: string]: Json };
  return { ...data, id: "mutant" };
});

const RULES_FILES: readonly Json[] = [
  { extends: "official@1", speedDie: true, startCash: 2500, salaryOnGo: 400, houses: null, hotels: null },
  {
    extends: "arena@1",
    id: "kitchen@3",
    auctions: false,
    rentInJail: false,
    evenBuilding: false,
    jailAttempts: 2,
  },
  {
    extends: "classic-1997@1",
    jackpotFeeds: ["taxes", "cards", "fines"],
    jackpotStart: 500,
    taxes: { income: 200, luxury: 75 },
    incomeTaxPercent: 10,
    buyAfterLaps: 1,
  },
  {
    extends: "official@1",
    startingDeeds: 2,
    roundCap: 20,
    endAtBankruptcy: 2,
    mortgageInterest: 20,
    tradeOffersPerTurn: 1,
    cards: {
      chance: {
        poorTax: { kind: "advanceTo", square: "Boardwalk" },
        bankDividend: { kind: "nearest", of: "utility", multiple: 4 },
        goBackThree: { kind: "moveBack", steps: 2 },
      },
      communityChest: {
        inheritance: { kind: "repairs", house: 10, hotel: 50 },
        goToJail: { kind: "payEach", amount: 5 },
      },
    },
  },
];

/** What a file came to: refused in one line, or played. */
type Verdict = "refused" | "played";

function judge(read: () => { on: Board; rules: RuleSet }): Verdict {
  let table: { on: Board; rules: RuleSet };
  try {
    table = read();
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    expect(error.message).toMatch(/^.{5,800}$/);
    return "refused";
  }
  play(table.on, table.rules);
  return "played";
}

/** Plays a short game in checked mode, which throws where a law of the game is broken. */
function play(on: Board, rules: RuleSet): void {
  const tiers = [RANDOM, TRADER, GREEDY, RANDOM];
  const players = tiers.map((tier, seat) => tier.create(defaultSettings(tier.parameters), seedKey(seat)));
  const game = createGame(on, { ...rules, roundCap: Math.min(rules.roundCap, ROUNDS) }, players);
  const step = checkedStep(game);
  let phases = 0;
  runGame(game, seedKey("fuzz"), (each) => {
    if (++phases > MOST_PHASES) throw new Error("the game does not end");
    step(each);
  });
}

function search(
  files: readonly Json[],
  read: (file: Json) => { on: Board; rules: RuleSet },
): Record<Verdict, number> {
  const verdicts = { refused: 0, played: 0 };
  fc.assert(
    fc.property(mutated(files), (file) => {
      verdicts[judge(() => read(file))]++;
    }),
    { numRuns: RUNS, ...(RUNS > 1000 ? {} : { seed: 3 }) },
  );
  return verdicts;
}

describe("every mutated file is refused in one line or played by the rules", () => {
  test("of boards", { timeout: LIMIT }, () => {
    const verdicts = search(BOARD_FILES, (file) => {
      const on = parseBoard(file);
      return { on, rules: parseRules("official@1", on) };
    });
    expect(Math.min(verdicts.refused, verdicts.played)).toBeGreaterThan(RUNS / 20);
  });

  test("of rule sets", { timeout: LIMIT }, () => {
    const on = board("us-classic");
    const verdicts = search(RULES_FILES, (file) => ({ on, rules: parseRules(file, on) }));
    expect(Math.min(verdicts.refused, verdicts.played)).toBeGreaterThan(RUNS / 20);
  });
});
