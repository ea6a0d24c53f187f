// A bandit policy of your own, at work in HL: the arm with the best mean, after each was tried `trials` times.
import { registerPolicy, runTournament, tallied } from "monopoly-arena";

registerPolicy("explore-first", {
  meaning: "tries every arm a number of times, then keeps to the best",
  parameters: [
    {
      name: "trials",
      type: "int",
      range: [1, 100],
      scale: "log",
      default: 3,
      meaning: "rewards of each arm before",
    },
  ],
  create(arms, { trials }) {
    const parts = tallied(arms);
    return {
      ...parts,
      distribution(out) {
        const open = [...arms.open.keys()].filter((arm) => arms.open[arm] === 1);
        const untried = open.find((arm) => (arms.visits[arm] ?? 0) < trials);
        const best = open.reduce((a, b) => (parts.value(b) > parts.value(a) ? b : a));
        out.fill(0)[untried ?? best] = 1;
      },
    };
  },
});

const players = "hl:policy=explore-first,hl:policy=uniform,greedy,greedy";
const { report } = await runTournament({ players, seasons: 2 });
for (const { label, winShare } of report.standings) console.log(label, winShare.toFixed(3));
