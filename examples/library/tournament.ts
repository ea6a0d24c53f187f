// A tournament that shows how far it is, stops when it is told to, and is kept in a store.
import { reportText, runTournament } from "monopoly-arena";

const controller = new AbortController();
process.once("SIGINT", () => controller.abort());

const { report, stop, run } = await runTournament({
  players: "random,greedy,validator",
  rules: "arena@1",
  seed: 1,
  seasons: 40,
  workers: 2,
  store: "tournament.db",
  signal: controller.signal,
  onProgress({ games, plannedGames }) {
    console.error(`${games} of ${plannedGames} games`);
  },
});

console.log(`run ${run}: ${stop}`);
for (const { player, winShare, interval } of report.standings) {
  console.log(player, winShare.toFixed(3), interval);
}
console.log(reportText(report));
