import type { ComparisonDocument } from "./comparison.ts";
import { percent, points } from "./share-text.ts";
import { textTable } from "./text-table.ts";

/** A comparison as text: the sentence first, then what it rests on. */
export function compareText(found: ComparisonDocument): string {
  const { a, b, winShares, differs, unpaired, widthRatio, p, rules, seed } = found;
  const test = differs.length === 0 ? "paired test" : "Welch's t test";
  const lines = [
    found.sentence,
    "",
    `${a}: ${percent(winShares[0])} of the games, ${b}: ${percent(winShares[1])} (${rules}, seed ${seed})`,
  ];
  if (p !== null) lines.push(`p ${p < 0.0001 ? "<0.0001" : p.toFixed(4)}, ${test}, two-sided`);
  if (unpaired !== null && widthRatio !== null) {
    const [low, high] = unpaired.map(points);
    const why = widthRatio > 1 ? WHY_WIDER : "";
    lines.push(
      `Unpaired, the same games would say ${low} to ${high}: pairing made the interval ${widthRatio.toFixed(2)} times as wide${why}.`,
    );
  }
  if (winShares.some((share) => share !== null && share > CEILING)) {
    lines.push(
      "Who wins nearly always has no luck to share: stronger opponents (--against) tell the two better apart.",
    );
  }
  return `${lines.join("\n")}\n${tablesText(found)}`;
}

/** Both players table by table. */
function tablesText({ population, units }: ComparisonDocument): string {
  if (population === null) return "";
  const rows = population.tables.map(({ table, units: played, winShares, difference, interval, verdict }) => [
    table,
    String(played),
    ...(winShares === null ? ["–", "–"] : winShares.map(percent)),
    difference === null ? "–" : points(difference),
    interval === null ? "–" : `${points(interval[0])} to ${points(interval[1])}`,
    interval === null ? "–" : verdict,
  ]);
  const head = ["table", `${units.kind}s`, "a", "b", "a less b", "95% (Holm)", "a is"];
  const worst =
    population.worst === null
      ? ""
      : `Worst for a: ${population.worst}, of several, so it looks worse than it is.\n`;
  return `\n${textTable([head, ...rows], true)}${worst}`;
}

const WHY_WIDER =
  ", as it does over few units, or where one wins what the other loses and their shares go against each other (docs/statistics.md)";

/** Win share above which a line-up hardly tells two players apart. */
const CEILING = 0.95;
