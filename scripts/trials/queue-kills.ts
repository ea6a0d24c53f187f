// The trial of a queue in full: four workers of which a random one is killed twenty times, a coordinator that is killed and
// resumed, and a server that crashes and comes back; what comes out must be, byte for byte, what one machine prints.
//
//     npx tsx scripts/trials/queue-kills.ts [redis or postgres] [kills, default 20]
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { arena, documentOf, freshFolder, unitsIn, when } from "../../tests/arena/tournament/process.ts";
import { Crew } from "../../tests/arena/tournament/queue/crew.ts";
import { DURABLE, startPostgres, startRedis } from "../../tests/support/queue-servers.ts";

const [kind = "redis", kills = "20"] = process.argv.slice(2);
const SEASONS = 120;
const folder = freshFolder();
const line = (name: string, ...more: readonly string[]): string[] => [
  ...["run", "--players", "random,greedy,validator,hl-spec", "--seasons", String(SEASONS), "--games", "24"],
  ...["--store", join(folder, name), "--resume", "--quiet", "--json", ...more],
];
const alone = documentOf(await arena(line("alone.db", "--workers", "1")));
const server = kind === "postgres" ? await startPostgres() : await startRedis(...DURABLE);
const crew = new Crew(server.url, 4);
const moments = new RandomStream(seedKey("moments"));
const queued = line("queued.db", "--queue", server.url);
const stored = (): number => unitsIn(join(folder, "queued.db"));
let over = false;

/** Kills workers until there were enough, or the run is over. */
async function kill(): Promise<void> {
  while (crew.killed < Number(kills) && !over) {
    await pause(500 + moments.below(3000));
    crew.kill(moments.below(4));
  }
}

const killing = kill();
const first = await arena(queued, (end) =>
  when(
    () => stored() >= SEASONS / 4,
    () => end("SIGKILL"),
  ),
);
const resumed = documentOf(
  await arena(queued, () =>
    when(
      () => stored() >= SEASONS / 2,
      () => void server.restart(),
    ),
  ),
);
over = true;
await killing;
await crew.stop();
await server.stop();
const same = JSON.stringify(resumed) === JSON.stringify(alone);
console.log(
  `${kind}: ${crew.killed} workers killed, coordinator ${first.code === null ? "killed" : "NOT killed"}, server restarted; ${same ? "the same bytes" : "DIFFERENT bytes"}, hash ${alone.hash}`,
);
process.exitCode = same ? 0 : 1;
