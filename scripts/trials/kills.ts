// The resume trial in full: a run is killed at twenty random moments and resumed each time; what comes out must be, byte
// for byte, what an undisturbed run prints.
//
//     npx tsx scripts/trials/kills.ts [kills, default 20]
import { join } from "node:path";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { arena, documentOf, freshFolder } from "../../tests/arena/tournament/process.ts";

const kills = Number(process.argv[2] ?? "20");
const folder = freshFolder();
const line = (store: string, workers: string): string[] => [
  ...["run", "--players", "random,greedy,validator,hl-spec", "--seasons", "60", "--games", "24"],
  ...["--store", join(folder, store), "--workers", workers, "--resume", "--quiet", "--json"],
];
const alone = documentOf(await arena(line("alone.db", "1")));
const moments = new RandomStream(seedKey("moments"));
let killed = 0;
for (let kill = 0; kill < kills; kill++) {
  const wait = 300 + moments.below(4000);
  const { code } = await arena(line("killed.db", "2"), (end) => setTimeout(() => end("SIGKILL"), wait));
  if (code === null) killed++;
}
const resumed = documentOf(await arena(line("killed.db", "2")));
const same = JSON.stringify(resumed) === JSON.stringify(alone);
console.log(
  `${killed} of ${kills} kills in time; ${same ? "the same bytes" : "DIFFERENT bytes"}, hash ${alone.hash}`,
);
process.exitCode = same ? 0 : 1;
