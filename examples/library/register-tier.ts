// A tier of your own: line-ups ask for it by its id and settings, as for those that are built in.
import { runTournament } from "monopoly-arena";
import "./players/saver.js";

const { report } = await runTournament({
  players: "saver,saver:floor=0,greedy",
  seasons: 20,
  workers: 2,
});
for (const { label, winShare } of report.standings) console.log(label, winShare.toFixed(3));
