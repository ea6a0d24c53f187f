/**
 * The candidate a mistyped `name` most probably meant, as the tail of a one-line error: `; did you mean "epsilon"?`,
 * or the empty string when nothing is near: when more than `reach` letters would change, a third of them (at least one)
 * when left out.
 */
export function didYouMean(
  name: string,
  candidates: readonly string[],
  reach = Math.max(1, Math.floor(name.length / 3)),
): string {
  let best: string | undefined;
  let bestDistance = reach + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best === undefined ? "" : `; did you mean "${best}"?`;
}

/** Names that one line of an error can list. */
const FEW = 12;

/**
 * Suggestion in place of an unknown `name`, as the tail of a one-line error: the candidate that was probably meant;
 * where none is near, all of them while they are few, else `listed`, which says where they are.
 */
export function knownNames(
  name: string,
  candidates: readonly string[],
  listed = `none of the ${candidates.length} that there are is near`,
): string {
  const near = didYouMean(name, candidates);
  if (near !== "") return near;
  if (candidates.length === 0) return "; there are none";
  return candidates.length <= FEW ? `; expected one of ${candidates.join(", ")}` : `; ${listed}`;
}

/** Insertions, deletions, substitutions and swaps of neighbours between two words (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(substitution, previous[j]! + 1, current[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, older[j - 2]! + 1);
      current.push(cost);
    }
    older = previous;
    previous = current;
  }
  return previous[b.length]!;
}
