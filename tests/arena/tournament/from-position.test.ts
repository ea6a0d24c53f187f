import { describe, expect, test } from "vitest";
import { parseRecord } from "../../../arena/replay/record/parse-record.ts";
import { recordGame } from "../../../arena/replay/record/record-game.ts";
import { settingOfPlan } from "../../../arena/replay/record/setting.ts";
import { verifyRecord } from "../../../arena/replay/record/verify-record.ts";
import { verifyStoredGame } from "../../../arena/replay/record/verify-stored-game.ts";
import type { StateEntry } from "../../../arena/scenario/index.ts";
import { planHash } from "../../../arena/tournament/plan/plan.ts";
import type { RunnablePlan } from "../../../arena/tournament/plan/runnable-plan.ts";
import { scheduleOf } from "../../../arena/tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout } from "../../../arena/tournament/unit/game-row.ts";
import { planOf, playUnit } from "./plans.ts";

/** Seat 1 has the orange group built, everybody is short of cash, and the chance jail card is out. */
const ORANGE: StateEntry = {
  players: [{ cash: 150 }, { cash: 150 }, { cash: 150, jailCards: ["chance"] }],
  deeds: Object.fromEntries(
    ["St. James Place", "Tennessee Avenue", "New York Avenue"].map((deed) => [
      deed,
      { owner: 1, buildings: 4 },
    ]),
  ),
  decks: { communityChest: ["birthday"] },
  turn: { seat: 2, round: 5 },
};

const planFrom = (players: string, position: StateEntry = ORANGE) => planOf(players, { position });

/** Wins of the seat, and of the player whose id has that index, over a unit. */
function winsOf(plan: RunnablePlan, unit: number) {
  const { seatings, entries } = scheduleOf(plan);
  const { width } = rowLayout(plan.seats, 0);
  const { games } = playUnit(plan, unit);
  return Array.from({ length: plan.games }, (_, game) => {
    const row = games.subarray(game * width);
    const winners = row[GAME_WORD.winners];
    const seating = seatings[row[GAME_WORD.seating]] ?? [];
    return { winners, seated: seating.map((entry) => entries[entry]) };
  });
}

describe("a tournament from a position", () => {
  test("is played from it in every game, whoever sits where", () => {
    const plan = planFrom("greedy,validator,random");
    const games = [0, 1, 2, 3].flatMap((unit) => winsOf(plan, unit));
    expect(games.filter(({ winners }) => winners === 1 << 1).length).toBeGreaterThan(games.length / 2);
    for (const player of [0, 1, 2]) {
      const inThatSeat = games.filter(({ seated }) => seated[1] === player);
      expect(inThatSeat).toHaveLength(games.length / 3);
    }
  });

  test("has dice and shuffles of its own in every block, below the cards that the position names", () => {
    const plan = planFrom("greedy,greedy,greedy");
    const [first, second] = [0, 1].map((unit) => recordGame(plan, unit, 0));
    expect(first.hash).not.toBe(second.hash);
  });

  test("has a plan of its own, which is that of no other position and not that of the start", () => {
    const plan = planFrom("greedy,validator,random");
    expect(JSON.parse(JSON.stringify(plan)).position).toEqual(ORANGE);
    const others = [
      planOf("greedy,validator,random"),
      planFrom("greedy,validator,random", { ...ORANGE, turn: { seat: 1 } }),
    ];
    for (const other of others) expect(planHash(other)).not.toBe(planHash(plan));
  });

  test("seats as many as the position does", () => {
    expect(planOf("greedy,random", { format: "one-against-three", position: ORANGE }).seats).toBe(3);
    expect(() => planFrom("greedy,random")).toThrow("2 players for a position of 3 seats");
    expect(() => planOf("greedy,random,random", { tableSize: 4, position: ORANGE })).toThrow(
      "a table of 4 seats for a position of 3 seats",
    );
  });

  test("is refused where the position cannot be, by the place in it", () => {
    expect(() =>
      planFrom("greedy,greedy,greedy", { ...ORANGE, deeds: { Boardwalk: { owner: 0, buildings: 1 } } }),
    ).toThrow(/^deeds\.Boardwalk\.buildings: seat 0 does not own the whole group/);
  });
});

describe("a record of such a game", () => {
  const plan = planFrom("hl-spec,greedy,random");
  const setting = settingOfPlan(plan, plan.engine);
  const record = recordGame(plan, 0, 3);
  const text = JSON.stringify(record);

  test("has the position, and is replayed from it", () => {
    const read = parseRecord(text);
    expect(read.position).toEqual(ORANGE);
    expect(verifyRecord(read, setting)).toEqual({ turns: read.turns.length, difference: null });
  });

  test("is what the run says of the game", () => {
    const { games } = playUnit(plan, 0);
    const { width } = rowLayout(plan.seats, scheduleOf(plan).learners.length);
    const stored = games.subarray(3 * width, 4 * width);
    expect(verifyStoredGame(parseRecord(text), setting, stored).difference).toBeNull();
  });

  test.each([
    ["another position", { ...ORANGE, turn: { seat: 1, round: 5 } }],
    ["none", undefined],
  ])("differs from the first when it is given %s", (_what, position) => {
    const changed = parseRecord(JSON.stringify({ ...JSON.parse(text), position }));
    const { difference } = verifyRecord(changed, setting);
    expect(difference?.message).toMatch(/^the identity \(engine, rules, board, position, /);
  });

  test("is refused with a position that cannot be, by the place in it", () => {
    const read = parseRecord(
      JSON.stringify({ ...JSON.parse(text), position: { ...ORANGE, bank: { houses: 1 } } }),
    );
    expect(() => verifyRecord(read, setting)).toThrow(/^bank\.houses: expected /);
  });
});
