import type { Bounds } from "../report/report.ts";
import { percent, points } from "../report/share-text.ts";
import type { Choosing } from "./choosing.ts";
import type { Claim } from "./claims.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Ablation, FieldProof, Proof } from "./proof.ts";

const rounds = (count: number): string => count.toFixed(1);
const range = (interval: Bounds, as: (value: number) => string): string =>
  interval === null ? "too few seasons" : `${as(interval[0])} to ${as(interval[1])}`;
const chance = (p: number | null): string => (p === null ? "" : p < 0.0001 ? "<0.0001" : p.toFixed(4));

/** The proof as a page of Markdown: what HL does in each field, claim by claim, and what each of its parts adds. */
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
    "",
    "## Claims",
    "",
    markdownTable(
      ["rules", "field", "claim", "measured", "95%", "bar", "verdict"],
      proof.ruleSets.flatMap(({ rules, fields }) =>
        fields.flatMap(({ title, claims }) => claims.map((claim) => [rules, title, ...claimCells(claim)])),
      ),
    ),
    ...proof.ruleSets.flatMap(({ rules, fields }) => fields.flatMap((field) => section(rules, field))),
    "",
  ].join("\n");
}

function claimCells({ claim, unit, value, interval, least, most, verdict }: Claim): string[] {
  const as = unit === "share" ? percent : rounds;
  const bar =
    least === null
      ? `at most ${as(most ?? 0)}`
      : most === null
        ? `at least ${as(least)}`
        : `${as(least)} to ${as(most)}`;
  return [claim, as(value), range(interval, as), bar, `**${verdict}**`];
}

function section(rules: string, field: FieldProof): string[] {
  const { rounds, endings, seats } = field;
  return [
    "",
    `## ${field.title}, ${rules}`,
    "",
    `${field.seasons} seasons of ${field.gamesEach} games. Rounds: ${rounds === null ? "none" : `median ${rounds.median}, 10–90% ${rounds.p10}–${rounds.p90}`}; ` +
      `${endings.cap} games ended at the cap. Hash \`${field.hash.slice(0, 16)}\`.`,
    "",
    markdownTable(
      ["player", "win share", "95%", "survival", "mean place", "net worth"],
      field.standings.map((row) => [
        row.label,
        percent(row.winShare),
        range(row.interval, percent),
        percent(row.survival),
        row.meanPlacement.toFixed(2),
        `$${Math.round(row.netWorth)}`,
      ]),
    ),
    "",
    `Seats: ${seats.map(({ seat, winShare }) => `${seat + 1}: ${percent(winShare)}`).join(", ")}.`,
    ...(field.ablations.length === 0 ? [] : parts(field)),
  ];
}

/** Sections for a field in which HL was taken apart. */
function parts(field: FieldProof): string[] {
  return [
    "",
    "### What each part adds",
    "",
    "HL's win share less that of the same player without the part, in the same place on the same seeds.",
    "",
    markdownTable(
      ["instead of HL", "its win share", "HL is better by", "95%", "p", "HL is", "shows"],
      field.ablations.map(ablationCells),
    ),
    ...field.choosing.flatMap(choice),
    ...curve(field),
    ...learners(field),
  ];
}

const ablationCells = ({ name, winShare, difference, interval, p, verdict, shows }: Ablation): string[] => [
  name,
  percent(winShare),
  `${points(difference)} points`,
  range(interval, points),
  chance(p),
  verdict,
  shows,
];

function choice({ learner, arms, best, regret, interval, bestClosed }: Choosing): string[] {
  const values = arms.map(({ arm, winShare }) => `${arm} ${percent(winShare)}`).join(", ");
  const closed =
    bestClosed === null ? "" : ` It closed its best strategy in ${percent(bestClosed)} of the seasons.`;
  return [
    "",
    `Oracle seasons of \`${learner}\`, held to one strategy each: ${values}. Choosing cost it ${points(regret)} points against ${best}`,
    `(${range(interval, points)}).${closed}`,
  ];
}

function curve({ curve }: FieldProof): string[] {
  if (curve.length === 0) return [];
  return [
    "",
    "### Learning curve",
    "",
    markdownTable(
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

function learners({ learners }: FieldProof): string[] {
  return [
    "",
    "### What the learners think, and what they closed",
    "",
    markdownTable(
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
