import { expect, test } from "vitest";
import { reviewPeople } from "../../../../arena/apps/play/review.ts";
import { parseRecord } from "../../../../arena/replay/record/parse-record.ts";
import { recordOf } from "../../../../arena/table/table-record.ts";
import type { Seat } from "../../../../components/index.ts";
import { parseRules } from "../../../../src/board/parse-rules.ts";
import { playAtRandom, SETTING, tableOf } from "../../table/people.ts";

test("a review looks at every turn and names at most three decisions of people, each with what wins more", () => {
  const rules = parseRules({ extends: "arena@1", id: "short@1", roundCap: 3 }, SETTING.board);
  const table = playAtRandom(tableOf({ rules, seed: "3" }), "reviewed");
  const record = parseRecord(new TextDecoder().decode(recordOf(table)));
  const steps = reviewPeople(record, table.setting, [0 as Seat]);
  const seen: number[] = [];
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) seen.push(step.value.turns);
  expect(seen).toEqual(record.turns.map((_, turn) => turn + 1));
  const { costly } = step.value;
  expect(costly?.length).toBeLessThanOrEqual(3);
  for (const { seat, did, better, choices, loss, low } of costly ?? []) {
    expect(seat).toBe(0);
    expect(did).not.toBe(better);
    expect(choices).toEqual(expect.arrayContaining([did, better]));
    expect(loss).toBeGreaterThan(low);
    expect(low).toBeGreaterThan(0);
  }
});
