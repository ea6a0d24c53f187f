import { expect, test } from "vitest";
import { parseRecord } from "../../../arena/replay/record/parse-record.ts";
import { verifyRecord } from "../../../arena/replay/record/verify-record.ts";
import { OpenTable } from "../../../arena/table/open-table.ts";
import { recordOf } from "../../../arena/table/table-record.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { RandomStream, seedKey } from "../../../src/chance/random.ts";
import { checkInvariants, takeBaseline } from "../../../src/law/invariants.ts";
import { hashState } from "../../../src/world/snapshot.ts";
import { meddle } from "./meddler.ts";
import { SETTING, tableOf } from "./people.ts";

const rules = parseRules({ extends: "arena@1", id: "short@1", roundCap: 12 }, SETTING.board);

test.each(["1", "2", "3"])(
  "whatever people try in game %s, every law of the game holds, nothing is half done, and its record is verified",
  (seed) => {
    const seats = [{ person: "Ann" }, "trader", { person: "Bob" }, "hl"];
    const table = tableOf({ seats, rules, seed, practice: seed === "2" });
    const baseline = takeBaseline(table.position.world);
    meddle(table, new RandomStream(seedKey(`meddle ${seed}`)), 100_000, () =>
      checkInvariants(table.position.world, baseline),
    );
    expect(table.outcomes).not.toBeNull();
    const again = new OpenTable(table.identity, table.setting, table.entries).settle();
    expect(hashState(again.position.world)).toBe(hashState(table.position.world));
    const record = parseRecord(new TextDecoder().decode(recordOf(table)));
    expect(verifyRecord(record, table.setting).difference).toBeNull();
  },
);
