import type { Bounds } from "../report/report.ts";
import type { Ablation, Claim, Proof, RuleSetProof } from "./proof.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (share: number): string => `${share < 0 ? "−" : "+"}${(100 * Math.abs(share)).toFixed(1)}`;
const range = (interval: Bounds, as: (share: number) => string): string =>
  interval === null ? "too few seasons" : `${as(interval[0])} to ${as(interval[1])}`;
const chance = (p: number | null): string => (p === null ? "" : p < 0.0001 ? "<0.0001" : p.toFixed(4));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The proof as a page of Markdown: what HL does, claim by claim, and what each of its parts adds. */
export function proofPage(proof: Proof): string {
  return [
    "# Results",
    "",
    `Written by \`arena results\` from the JSON of \`arena prove --seed ${proof.seed}\`, engine ${proof.engine}. The unit is the season:`,
    "one learning run in which every seating is played equally often. Intervals are at 95% over seasons, differences are",
    "paired on the same seeds and adjusted for their number (Holm). How that is counted: [statistics.md](statistics.md).",
    "",
    "The arena that this project descends from claimed 56.5% for HL. Its HL always sat in one seat; over all seatings the same",
    "code wins 30.2%, behind Greedy.",
    ...proof.ruleSets.flatMap(section),
    "",
  ].join("\n");
}

function section(part: RuleSetProof): string[] {
  return [
    "",
    `## ${part.rules}`,
    "",
    `${part.seasons} seasons of ${part.gamesEach} games. Rounds: median ${part.rounds.median}, 10–90% ${part.rounds.p10}–${part.rounds.p90}; ` +
      `${part.endings.cap} games ended at the cap. Hash \`${part.hash.slice(0, 16)}\`.`,
    "",
    table(
      ["player", "win share", "95%", "survival", "mean place", "net worth"],
      part.standings.map((row) => [
        row.label,
        percent(row.winShare),
        range(row.interval, percent),
        percent(row.survival),
        row.meanPlacement.toFixed(2),
        `$${Math.round(row.netWorth)}`,
      ]),
    ),
    "",
    `Seats: ${part.seats.map(({ seat, winShare }) => `${seat + 1}: ${percent(winShare)}`).join(", ")}.`,
    "",
    "### Claims",
    "",
    table(["claim", "measured", "95%", "bar", "verdict"], part.claims.map(claimRow)),
    "",
    "### What each part adds",
    "",
    "HL's win share less that of the same player without the part, in the same place on the same seeds.",
    "",
    table(
      ["instead of HL", "its win share", "HL is better by", "95%", "p", "shows"],
      part.ablations.map(ablationRow),
    ),
    "",
    `Played alone, the best strategy is ${part.regret.best.replace(/^only /, "")}; choosing cost HL ${points(part.regret.regret)} points against it`,
    `(${range(part.regret.interval, points)}).`,
    ...curve(part),
    ...learners(part),
  ];
}

const claimRow = ({ claim, value, interval, bar, verdict }: Claim): string[] => [
  claim,
  percent(value),
  range(interval, percent),
  `at least ${percent(bar)}`,
  `**${verdict}**`,
];

const ablationRow = ({ name, winShare, difference, interval, p, shows }: Ablation): string[] => [
  name,
  percent(winShare),
  `${points(difference)} points`,
  range(interval, points),
  chance(p),
  shows,
];

function curve({ curve }: RuleSetProof): string[] {
  if (curve.length === 0) return [];
  return [
    "",
    "### Learning curve",
    "",
    table(
      ["player", "games", "win share", "95%"],
      curve.map(({ player, from, to, winShare, interval }) => [
        player,
        `${from + 1}–${to}`,
        percent(winShare),
        range(interval, percent),
      ]),
    ),
  ];
}

function learners({ learners }: RuleSetProof): string[] {
  return [
    "",
    "### What the learners think, and what they closed",
    "",
    table(
      ["learner", "strategy", "value", "choices a season", "closed in"],
      learners.flatMap(({ player, arms }) =>
        arms.map(({ arm, value, visits, absorbedShare }) => [
          player,
          arm,
          value.toFixed(3),
          visits.toFixed(1),
          `${percent(absorbedShare)} of seasons`,
        ]),
      ),
    ),
  ];
}
