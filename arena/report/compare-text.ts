import type { ComparisonDocument } from "./comparison.ts";

/** A comparison as text: the sentence first, then what it rests on. */
export function compareText(found: ComparisonDocument): string {
  const { a, b, winShares, against, unpaired, widthRatio, p, rules, seed } = found;
  const lines = [
    found.sentence,
    "",
    `${a}: ${percent(winShares[0])} of the games, ${b}: ${percent(winShares[1])}, each against ${against.join(", ")} (${rules}, seed ${seed})`,
  ];
  if (p !== null) lines.push(`p ${p < 0.0001 ? "<0.0001" : p.toFixed(4)}, paired t test, two-sided`);
  if (unpaired !== null && widthRatio !== null) {
    const [low, high] = unpaired.map((bound) => (100 * bound).toFixed(1));
    lines.push(
      `Unpaired, the same games would say ${low} to ${high}: pairing made the interval ${widthRatio.toFixed(2)} times as wide.`,
    );
  }
  return `${lines.join("\n")}\n`;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
