import { ACTS, CASE_OUTCOMES, CASE_START } from "./acts.ts";

/** A kind of opponent met in training. */
export interface Kind {
  readonly name: string;
  /** By arm: the win share of a game against three of the kind. */
  readonly winShares: readonly number[];
  /** Acts seen in training: an act, how often, the next act, and so on. */
  readonly acts: readonly number[];
}

/** What training knows of opponents, as it ships (docs/hl.md says by what command). */
export interface Schooling {
  /** Names of the arms that the win shares belong to. */
  readonly arms: readonly string[];
  readonly kinds: readonly Kind[];
}

/** Acts that each outcome of a case is taken to have been seen beside those that were, so that nothing is impossible. */
const SMOOTHING = 1;
/** Of a kind's chances: the share that is everybody's, since no opponent is quite like those of training. */
const EVERYBODY = 0.05;

/** By kind, and last for a stranger who acts like the average of all kinds: the logarithm of the chance of each act. */
export function logChances({ kinds }: Schooling): readonly Float64Array[] {
  const known = kinds.map(chancesOf);
  const stranger = new Float64Array(ACTS);
  for (const chances of known)
    for (let act = 0; act < ACTS; act++) stranger[act] += chances[act] / known.length;
  return [...known, stranger].map((chances) =>
    chances.map((chance, act) => Math.log((1 - EVERYBODY) * chance + EVERYBODY * stranger[act])),
  );
}

function chancesOf({ acts }: Kind): Float64Array {
  const counts = new Float64Array(ACTS).fill(SMOOTHING);
  for (let i = 0; i < acts.length; i += 2) counts[acts[i]] += acts[i + 1];
  return counts.map((count, act) => {
    const first = CASE_START[act];
    let all = 0;
    for (let each = first; each < first + CASE_OUTCOMES[act]; each++) all += counts[each];
    return count / all;
  });
}
