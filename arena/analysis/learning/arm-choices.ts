import { mean } from "simple-statistics";
import type { ArmState } from "../../players/strategy-learner.ts";
import { bounds, estimateShare, histogram, percentile } from "../../statistics/index.ts";
import type { MadeChoice } from "./choices.ts";
import type { ArmAnalysis } from "./learning.ts";

/** Share of a season, its last games, that tells what a learner has come to prefer. */
const LATE = 1 / 4;

/** Sums of one arm. */
interface ArmSums {
  pulls: number;
  propensity: number;
  weight: number;
  weightSquared: number;
  /** By season: means over the copies of the learner. */
  readonly values: number[];
  readonly absorbed: number[];
  /** By copy that closed it: the games until it was chosen last. */
  readonly absorbedAfter: number[];
}

/** One of the places that the learner sits in, during a season. */
interface Copy {
  readonly states: readonly ArmState[];
  /** By arm: the last game in which it was chosen, −1 for never. */
  readonly last: number[];
}

/**
 * Choices of one learner over the seasons of a run, taken in season by season. Copies of it at one table learn in the
 * same games: together they are one observation.
 */
export class ArmChoices {
  names: readonly string[] = [];
  seasons = 0;
  /** The first game of a season that counts as late. */
  readonly lateFrom: number;
  private readonly games: number;
  private sums: ArmSums[] = [];
  /** Copies in the season that is read. */
  private copies: Copy[] = [];
  /** By season: late choices of each arm, of all copies. */
  private late: number[][] = [];

  constructor(games: number) {
    this.games = games;
    this.lateFrom = Math.floor(games * (1 - LATE));
  }

  /** The distinct strategies, in the order of the arms. */
  get strategies(): readonly string[] {
    return [...new Set(this.names.map(strategyOf))];
  }

  /** A season begins. */
  begin(): void {
    this.copies = [];
    this.late.push([]);
  }

  /** The choices that follow are those of a copy that ended the season with `states`. */
  seat(states: readonly ArmState[]): void {
    if (this.names.length === 0) this.names = states.map(({ arm }) => arm);
    while (this.sums.length < states.length) {
      const sums = { pulls: 0, propensity: 0, weight: 0, weightSquared: 0 };
      this.sums.push({ ...sums, values: [], absorbed: [], absorbedAfter: [] });
    }
    this.copies.push({ states, last: states.map(() => -1) });
  }

  add({ game, arm, propensity }: MadeChoice): void {
    const sums = this.sums[arm];
    sums.pulls++;
    sums.propensity += propensity;
    sums.weight += 1 / propensity;
    sums.weightSquared += 1 / propensity ** 2;
    (this.copies.at(-1) as Copy).last[arm] = game;
    if (game < this.lateFrom) return;
    const late = this.late[this.late.length - 1];
    late[arm] = (late[arm] ?? 0) + 1;
  }

  end(): void {
    // It did not sit at the table of the season.
    if (this.copies.every(({ states }) => states.length === 0)) return;
    this.seasons++;
    this.sums.forEach(({ values, absorbed, absorbedAfter }, arm) => {
      const states = this.copies.flatMap(({ states }) => states[arm] ?? []);
      if (states.length === 0) return;
      values.push(mean(states.map(({ value }) => value)));
      absorbed.push(mean(states.map(({ absorbed: closed }) => Number(closed))));
      for (const copy of this.copies) {
        if (copy.states[arm]?.absorbed) absorbedAfter.push(copy.last[arm] + 1);
      }
    });
  }

  /** A tally of its own of the same seasons. */
  copy(): ArmChoices {
    const other = new ArmChoices(this.games);
    other.names = this.names;
    other.seasons = this.seasons;
    other.sums = this.sums.map((sums) => ({
      ...sums,
      values: sums.values.slice(),
      absorbed: sums.absorbed.slice(),
      absorbedAfter: sums.absorbedAfter.slice(),
    }));
    // The season that was begun last has ended: nothing is added to it any more.
    other.late = this.late.slice();
    return other;
  }

  arms(): ArmAnalysis[] {
    const contexts = this.names.map(contextOf);
    const single = new Set(contexts).size === 1;
    return this.names.map((arm, number) => {
      const sums = this.sums[number];
      const context = contexts[number];
      const inContext = this.sums.reduce(
        (all, each, other) => (contexts[other] === context ? all + each.pulls : all),
        0,
      );
      const { value, interval } = estimateShare(sums.values);
      return {
        arm: single ? strategyOf(arm) : arm,
        context: single ? null : context,
        strategy: strategyOf(arm),
        value: { value, interval: bounds(interval) },
        share: inContext === 0 ? 0 : sums.pulls / inContext,
        pulls: sums.pulls,
        meanPropensity: sums.pulls === 0 ? null : sums.propensity / sums.pulls,
        effectiveSample: sums.pulls === 0 ? 0 : sums.weight ** 2 / sums.weightSquared,
        absorbedShare: sums.absorbed.length === 0 ? 0 : mean(sums.absorbed),
        absorbedAfter:
          sums.absorbedAfter.length === 0 ? null : percentile(histogram(sums.absorbedAfter), 0.5),
      };
    });
  }

  /** By season with late choices: the share of each strategy in them. */
  lateShares(): number[][] {
    return this.late
      .map((counts) => this.sharesOf(counts))
      .filter((shares) => shares.some((share) => share > 0));
  }

  /** Shares by strategy of choices counted by arm; noughts where there are none. */
  private sharesOf(counts: readonly number[]): number[] {
    const { strategies, names } = this;
    const shares = strategies.map(() => 0);
    let all = 0;
    names.forEach((name, arm) => {
      shares[strategies.indexOf(strategyOf(name))] += counts[arm] ?? 0;
      all += counts[arm] ?? 0;
    });
    return shares.map((count) => (all === 0 ? 0 : count / all));
  }
}

const SEPARATOR = ": ";

/** `late: Survival` is the strategy Survival in the situation late. */
export function strategyOf(arm: string): string {
  return arm.slice(arm.indexOf(SEPARATOR) + (arm.includes(SEPARATOR) ? SEPARATOR.length : 1));
}

function contextOf(arm: string): string | null {
  return arm.includes(SEPARATOR) ? arm.slice(0, arm.indexOf(SEPARATOR)) : null;
}
