import type { ComparisonDocument } from "./comparison.ts";
import { percent, points } from "./share-text.ts";

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
  return `${lines.join("\n")}\n`;
}

const WHY_WIDER =
  ", as it does over few units, or where one wins what the other loses and their shares go against each other (docs/statistics.md)";

/** Win share above which a line-up hardly tells two players apart. */
const CEILING = 0.95;
