/** Exact tests of paired differences: where nobody is better, each difference had either sign with the same chance. */

/**
 * The share of all 2ⁿ choices of signs of `differences` whose sum is as far from 0 as theirs: the two-sided p-value of
 * Fisher's randomisation test ("The design of experiments", 1935). For n up to about 20.
 */
export function flipTest(differences: readonly number[]): number {
  const found = Math.abs(differences.reduce((sum, each) => sum + each, 0));
  // Sums of the same terms in another order differ in their last digits.
  const slack = 1e-9 * Math.max(1, found);
  const flips = 2 ** differences.length;
  let asFar = 0;
  for (let flip = 0; flip < flips; flip++) {
    let sum = 0;
    for (let i = 0; i < differences.length; i++) sum += (flip >> i) & 1 ? -differences[i] : differences[i];
    if (Math.abs(sum) >= found - slack) asFar++;
  }
  return asFar / flips;
}

/** The smallest p-value that a {@link flipTest} of so many observations can find: 2 · ½ⁿ, 0.0625 for five. */
export function smallestP(observations: number): number {
  return Math.min(1, 2 ** (1 - observations));
}
