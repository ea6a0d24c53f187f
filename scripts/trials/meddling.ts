// Two people, or one, who try anything at a table: moves that are offered, lists, offers, nonsense and undo. Every law of the game is
// checked after each, no refused move may change anything, and each game's record is held against the engine.
//
//     npx tsx scripts/trials/meddling.ts [--games 200] [--rounds 30]
import { parseArgs } from "node:util";
import { parseRecord } from "../../arena/replay/record/parse-record.ts";
import { verifyRecord } from "../../arena/replay/record/verify-record.ts";
import { OpenTable } from "../../arena/table/open-table.ts";
import { recordOf } from "../../arena/table/table-record.ts";
import { makeTable } from "../../arena/table/table-setup.ts";
import { board } from "../../src/board/catalog.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { checkInvariants, takeBaseline } from "../../src/law/invariants.ts";
import { hashState } from "../../src/world/snapshot.ts";
import { meddle } from "../../tests/arena/table/meddler.ts";

const { values } = parseArgs({
  options: { games: { type: "string", default: "200" }, rounds: { type: "string", default: "30" } },
});
const classic = board("us-classic");
const SEATS = [
  [{ person: "Ann" }, "trader", { person: "Bob" }, "hl"],
  [{ person: "Ann" }, "greedy"],
  [{ person: "Ann" }, { person: "Bob" }, { person: "Cy" }],
  ["hl-spec", "validator", { person: "Ann" }, "trader", "random"],
];
/** Rule sets and boards in turn, the second with a speed die and house rules. */
const OVER = { roundCap: Number(values.rounds) };
const RULES = [
  { extends: "arena@1", id: "one@1", ...OVER },
  { extends: "arena@1", id: "two@1", ...OVER, speedDie: true, auctions: false, evenBuilding: false },
];
let moves = 0;
for (let game = 0; game < Number(values.games); game++) {
  const rules = parseRules(RULES[game % RULES.length], classic);
  const seats = SEATS[Math.floor(game / 2) % SEATS.length] ?? [];
  const setting = { board: classic, rules };
  const identity = makeTable({ seats, ...setting, seed: `${game}`, practice: game % 3 === 0 });
  const table = new OpenTable(identity, setting).settle();
  const baseline = takeBaseline(table.position.world);
  meddle(table, new RandomStream(seedKey(`meddling ${game}`)), 20_000, () => {
    moves++;
    checkInvariants(table.position.world, baseline);
  });
  if (table.outcomes === null) throw new Error(`game ${game} does not end`);
  const again = new OpenTable(identity, setting, table.entries).settle();
  if (hashState(again.position.world) !== hashState(table.position.world)) {
    throw new Error(`game ${game}: opened again, it is another`);
  }
  const { difference } = verifyRecord(parseRecord(new TextDecoder().decode(recordOf(table))), setting);
  if (difference !== null) throw new Error(`game ${game}: ${difference.message}`);
  if (game % 20 === 19)
    console.log(`${game + 1} games, ${moves} moves: every law holds, every record is true`);
}
