/**
 * The stationary distribution of a Markov chain by the state reduction of Grassmann, Taksar and Heyman ("Regenerative
 * analysis and steady state distributions for Markov chains", 1985), which subtracts nothing and so loses no digits.
 * `rows` are the transition probabilities, state by state; each row sums to 1, and state 0 must be reachable from every
 * state. Destroys `rows`.
 */
export function stationary(rows: readonly Float64Array[]): Float64Array {
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let k = rows.length - 1; k > 0; k--) {
    const from = rows[k];
    let leaving = 0;
    for (let j = 0; j < k; j++) leaving += from[j];
    for (let i = 0; i < k; i++) {
      const row = rows[i];
      const through = row[k] / leaving;
      row[k] = through;
      if (through === 0) continue;
      for (let j = 0; j < k; j++) row[j] = row[j] + through * from[j];
    }
  }
  const weight = new Float64Array(rows.length);
  weight[0] = 1;
  for (let k = 1; k < rows.length; k++) {
    for (let i = 0; i < k; i++) weight[k] = weight[k] + weight[i] * at(i, k);
  }
  const total = weight.reduce((sum, each) => sum + each, 0);
  return weight.map((each) => each / total);
}
