/**
 * The normal and Student's t distribution to about twelve digits. simple-statistics has only a rounded table
 * and a probit good to two digits (1.957 for 1.960); its log-gamma is accurate and used here. The tests hold
 * these functions against published tables.
 */

import { gammaln } from "simple-statistics";

const SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

/** P(Z ≤ z) for a standard normal Z. */
export function normalCdf(z: number): number {
  return z < 0 ? normalTail(-z) : 1 - normalTail(z);
}

/** The z with P(Z ≤ z) = `p`. Throws unless 0 < p < 1. */
export function normalQuantile(p: number): number {
  return quantile(p, normalTail);
}

/** P(T ≤ t) for Student's t with `df` degrees of freedom (any real number above 0). */
export function studentCdf(t: number, df: number): number {
  return t < 0 ? studentTail(-t, df) : 1 - studentTail(t, df);
}

/** The t with P(T ≤ t) = `p` at `df` degrees of freedom. Throws unless 0 < p < 1. */
export function studentQuantile(p: number, df: number): number {
  return quantile(p, (t) => studentTail(t, df));
}

/** P(|T| ≥ |t|): the two-sided p-value of a t statistic at `df` degrees of freedom. */
export function studentTwoSided(t: number, df: number): number {
  return 2 * studentTail(Math.abs(t), df);
}

/** P(Z > z) for z ≥ 0: a Taylor series near the centre, Laplace's continued fraction in the tail. */
function normalTail(z: number): number {
  const density = Math.exp(-(z * z) / 2) / SQRT_TWO_PI;
  if (z < 3) {
    let term = z;
    let sum = z;
    for (let odd = 3; term > 1e-17 * sum; odd += 2) {
      term *= (z * z) / odd;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let k = 100; k >= 1; k--) fraction = z + k / fraction;
  return density / fraction;
}

/** P(T > t) for t ≥ 0: half of I_x(df/2, 1/2) at x = df / (df + t²). */
function studentTail(t: number, df: number): number {
  return t === Infinity ? 0 : betaCdf(df / (df + t * t), df / 2, 0.5) / 2;
}

/** P(B ≤ x) for a beta variable of shapes `a` and `b` above 0: the regularised incomplete beta function I_x(a, b). */
export function betaCdf(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The continued fraction converges fast on one side of the mean of the beta; the other is its complement.
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The continued fraction of the incomplete beta function (Abramowitz and Stegun 26.5.8), by Lentz's method. */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + even * d);
    c = 1 + even / c;
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + odd * d);
    c = 1 + odd / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** Inverts a symmetric distribution, given its upper tail on x ≥ 0, by bisection down to neighbouring doubles. */
function quantile(p: number, tail: (x: number) => number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`quantile of ${p}: expected a probability between 0 and 1`);
  const target = Math.min(p, 1 - p);
  let low = 0;
  let high = 1;
  while (tail(high) > target) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (tail(middle) > target) low = middle;
    else high = middle;
  }
  return p < 0.5 ? -high : p > 0.5 ? high : 0;
}
