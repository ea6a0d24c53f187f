import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { solveTheory } from "../../../../arena/analysis/theory/landing-rates.ts";
import { DECK_MODES, measureRates } from "../../../../arena/analysis/theory/measured-rates.ts";
import { worstGap } from "../../../../arena/analysis/theory/report.ts";
import { JAIL_POLICIES } from "../../../../arena/analysis/theory/roll-chain.ts";
import { BOARD_IDS, board } from "../../../../src/board/catalog.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";

/** Published figures in percent, four decimals. */
const PUBLISHED: {
  readonly rollsPerTurn: number;
  readonly perRoll: readonly number[];
  readonly perRollInJail: number;
  readonly perTurn: readonly number[];
  readonly perTurnInJail: number;
  readonly touchedPer100Turns: readonly number[];
} = JSON.parse(readFileSync(new URL("landing-frequencies.json", import.meta.url), "utf8"));

const percent = (shares: readonly number[]): number[] => shares.map((share) => 100 * share);
const sum = (shares: readonly number[]): number => shares.reduce((total, share) => total + share, 0);
const official = ruleSet("official@1");

describe("the chain of the classic board, when a jailed token leaves at once", () => {
  const { rates } = solveTheory(board("us-classic"), official.jailAttempts, "leave");
  const worst = (got: readonly number[], published: readonly number[]): number =>
    Math.max(...percent(got).map((each, square) => Math.abs(each - published[square])));

  test("throws 1.1866239585 times a turn", () => {
    expect(rates.rollsPerTurn).toBeCloseTo(PUBLISHED.rollsPerTurn, 9);
  });

  test("agrees with the published figures to their fourth decimal, in each way of counting", () => {
    const rounding = 0.00005;
    expect(worst(rates.perRoll, PUBLISHED.perRoll)).toBeLessThan(rounding);
    expect(worst(rates.perTurn, PUBLISHED.perTurn)).toBeLessThan(rounding);
    expect(worst(rates.touchedPerTurn, PUBLISHED.touchedPer100Turns)).toBeLessThan(rounding);
    expect(100 * rates.perRollInJail).toBeCloseTo(PUBLISHED.perRollInJail, 4);
    expect(100 * rates.perTurnInJail).toBeCloseTo(PUBLISHED.perTurnInJail, 4);
  });
});

describe.each(BOARD_IDS)("the chain of %s", (id) => {
  test.each(JAIL_POLICIES)("puts a token somewhere at the end of every throw and turn (%s)", (policy) => {
    const { rates } = solveTheory(board(id), official.jailAttempts, policy);
    expect(sum(rates.perRoll) + rates.perRollInJail).toBeCloseTo(1, 12);
    expect(sum(rates.perTurn) + rates.perTurnInJail).toBeCloseTo(1, 12);
  });

  test("keeps tokens in jail for longer when they stay for a double", () => {
    const [leave, stay] = JAIL_POLICIES.map((policy) =>
      solveTheory(board(id), official.jailAttempts, policy),
    );
    expect(stay?.rates.perRollInJail).toBeGreaterThan(2 * (leave?.rates.perRollInJail ?? 1));
    expect(stay?.rates.rollsPerTurn).toBeLessThan(leave?.rates.rollsPerTurn ?? 0);
  });
});

describe("played games land where the chain says", () => {
  // About 83,000 throws each: three standard errors of the commonest square are 0.2 points.
  const GAMES = 7;

  test.each(BOARD_IDS.flatMap((id) => JAIL_POLICIES.map((policy) => [id, policy] as const)))(
    "on %s, %s, with decks reshuffled at every draw",
    async (id, policy) => {
      const { rates } = solveTheory(board(id), official.jailAttempts, policy);
      const measured = await measureRates(
        board(id),
        official,
        policy,
        "reshuffled",
        GAMES,
        seedKey("landing"),
      );
      expect(worstGap(rates, measured)).toBeLessThan(0.25);
      expect(measured.rollsPerTurn).toBeCloseTo(rates.rollsPerTurn, 2);
    },
  );

  test.each(DECK_MODES)("on the classic board, leaving jail at once, with %s decks", async (mode) => {
    const { rates } = solveTheory(board("us-classic"), official.jailAttempts, "leave");
    const measured = await measureRates(
      board("us-classic"),
      official,
      "leave",
      mode,
      2 * GAMES,
      seedKey("decks"),
    );
    expect(worstGap(rates, measured)).toBeLessThan(0.2);
    expect(measured.rollsPerTurn).toBeCloseTo(rates.rollsPerTurn, 2);
    const touched = measured.touchedPerTurn.map((each, square) =>
      Math.abs(each - rates.touchedPerTurn[square]),
    );
    expect(100 * Math.max(...touched)).toBeLessThan(0.25);
  });
});
