import { describe, expect, test } from "vitest";
import { parsePlan } from "../../../../arena/tournament/plan/parse-plan.ts";
import { readPlayers } from "../../../../arena/tournament/plan/player-list.ts";
import { scheduleOf } from "../../../../arena/tournament/plan/schedule.ts";
import { drawnTable, tableOfUnit } from "../../../../arena/tournament/plan/unit-table.ts";
import { readPopulation } from "../../../../arena/tournament/population/population.ts";
import { GAME_WORD, rowLayout } from "../../../../arena/tournament/unit/game-row.ts";
import { planOf, playUnit } from "../plans.ts";

const TABLES = readPopulation({
  schema: 1,
  id: "toy@1",
  tables: [
    { table: "three Greedy", family: "greedy", part: "training", against: ["greedy", "greedy", "greedy"] },
    { table: "mixed", family: "mixed", part: "training", against: ["greedy", "random", "validator"] },
    { table: "three HL", family: "hl", part: "held-out", against: ["hl-spec", "random", "hl-spec"] },
  ],
});
const plan = planOf("validator", { format: "population", population: TABLES, units: 9 });

describe("a season of a population", () => {
  test("draws its table by the seed, each table once in as many seasons as there are tables", () => {
    const drawn = Array.from({ length: 30 }, (_, unit) => drawnTable("7", 3, unit));
    for (let turn = 0; turn < 10; turn++) {
      expect(drawn.slice(3 * turn, 3 * turn + 3).sort()).toEqual([0, 1, 2]);
    }
    expect(new Set(drawn.join("").match(/.../g)).size).toBeGreaterThan(2);
    expect(Array.from({ length: 30 }, (_, unit) => drawnTable("8", 3, unit))).not.toEqual(drawn);
  });

  test("seats the player in every seat against the opponents of its table and nobody else", () => {
    const schedule = scheduleOf(plan);
    const { width } = rowLayout(plan.seats, schedule.learners.length);
    for (let unit = 0; unit < 3; unit++) {
      const { games } = playUnit(plan, unit);
      const { against } = TABLES.tables[tableOfUnit(plan, unit)];
      const own = new Set<number>();
      for (let game = 0; game < plan.games; game++) {
        const seating = schedule.seatings[games[game * width + GAME_WORD.seating]];
        const ids = seating.map((entry) => schedule.ids[schedule.entries[entry]]);
        own.add(seating.indexOf(0));
        expect(ids.filter((_, seat) => seating[seat] !== 0).sort()).toEqual([...against].sort());
      }
      expect(own).toEqual(new Set([0, 1, 2, 3]));
    }
  });

  test("plays whole cycles of seatings, whichever table it draws", () => {
    expect(plan.games % 24).toBe(0);
    expect(() => planOf("validator", { format: "population", population: TABLES, games: 4 })).toThrow(
      /^4 games a unit: expected a multiple of the 24 seatings/,
    );
  });

  test("depends on the plan and its number alone", () => {
    const [later] = [5, 2, 0].map((unit) => playUnit(plan, unit));
    expect(playUnit(plan, 5)).toEqual(later);
  });

  test("keeps a learner's choices where it sat, and none of one that did not", () => {
    const held =
      Array.from({ length: 3 }, (_, unit) => unit).find((unit) => tableOfUnit(plan, unit) === 2) ?? 0;
    const away = (held + 1) % 3;
    const visits = (unit: number) => playUnit(plan, unit).learners.map(({ arms }) => arms.length);
    expect(visits(held)).toEqual([5, 5]);
    expect(visits(away)).toEqual([0, 0]);
  });

  test("knows its player from another of the same kind at a table", () => {
    const own = planOf("greedy", { format: "population", population: TABLES });
    expect(own.players[0]).toMatchObject({ id: "greedy#own", spec: "greedy" });
  });
});

describe("the plan of a population", () => {
  test("holds its name, digest and tables, and reads back as it is", () => {
    expect(plan.population).toMatchObject({ id: "toy@1", digest: TABLES.digest });
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan);
  });

  test.each([
    [
      "two players",
      { players: readPlayers("greedy,random") },
      /^2 players at the tables of toy@1: expected one/,
    ],
    ["another number of seats", { tableSize: 5 }, /^a table of 5 seats: those of toy@1 have 4$/],
    [
      "a difference to stop at",
      { stopWhen: 0.02 },
      /^stop when the first two players differ: a population has one/,
    ],
    ["another format", { format: "line-up" }, /^format population: expected with a population/],
  ] as const)("is refused with %s", (_what, given, message) => {
    expect(() => planOf("hl", { format: "population", population: TABLES, ...given })).toThrow(message);
  });

  test.each([
    [
      "shows no other players than it has",
      { tables: TABLES.tables.slice(0, 2).map(({ opponents: _, ...each }) => each) },
    ],
    [
      "shows no tier where a program would start",
      {
        tables: TABLES.tables.map(({ opponents: _, ...each }) => ({
          ...each,
          against: ["exec:./bot", ...each.against.slice(1)],
        })),
      },
    ],
  ])("from a store %s", (_what, changed) => {
    const crafted = { ...plan, population: { ...plan.population, ...changed } };
    expect(() => parsePlan(JSON.stringify(crafted))).toThrow(
      /expected the players of the plan, table by table/,
    );
  });
});
