/**
 * Solves `matrix · x = right` for a symmetric positive definite matrix of n rows, stored row by row, by Cholesky's
 * decomposition. Overwrites the lower triangle of `matrix`, and `right` with x.
 */
export function solveInPlace(matrix: Float64Array, right: Float64Array): void {
  const n = right.length;
  const at = (row: number, column: number): number => matrix[row * n + column];
  for (let i = 0; i < n; i++) {
    let value = right[i];
    for (let j = 0; j <= i; j++) {
      let rest = at(i, j);
      for (let k = 0; k < j; k++) rest -= at(i, k) * at(j, k);
      matrix[i * n + j] = i === j ? Math.sqrt(rest) : rest / at(j, j);
      if (j < i) value -= at(i, j) * right[j];
    }
    right[i] = value / at(i, i);
  }
  for (let i = n - 1; i >= 0; i--) {
    let value = right[i];
    for (let k = i + 1; k < n; k++) value -= at(k, i) * right[k];
    right[i] = value / at(i, i);
  }
}
