// A store that `arena run` or runTournament has filled, read by a program: reports, and games row by row.
import { readReport, readRows, readRuns, reportText, runTournament } from "monopoly-arena";

await runTournament({ players: "random,greedy,validator,hl", seasons: 2, store: "games.db" });

for (const { run, plan, units, stop } of readRuns("games.db")) {
  console.log(`run ${run}: ${plan.players.map(({ id }) => id).join()}, ${units} units, ${stop}`);
}

const [leader] = readReport("games.db").standings;
console.log(`${leader?.label} leads`);
console.log(reportText(readReport("games.db")));

let rounds = 0;
let games = 0;
for (const row of readRows("games.db", "games")) {
  rounds += Number(row.rounds);
  games++;
}
console.log(`${(rounds / games).toFixed(1)} rounds a game`);
