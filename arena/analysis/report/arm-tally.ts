import type { Schedule } from "../../tournament/plan/schedule.ts";
import type { LearnerState } from "../../tournament/unit/unit-result.ts";
import type { LearnerRow } from "./report.ts";

/** Sums of one arm over units: means over the copies of its learner within each. */
interface ArmSums {
  value: number;
  visits: number;
  absorbed: number;
}

/** Values that learners gave their arms, over the units of a run. Several entries of one player are one observation. */
export class ArmTally {
  private readonly schedule: Schedule;
  /** The id indices of players that learn, in order of their first entry. */
  private readonly players: readonly number[];
  /** By learning entry: the place of its player in `players`. */
  private readonly placeOf: readonly number[];
  private arms: Map<string, ArmSums>[];
  /** By player: units in which it sat. */
  private units: number[];

  constructor(schedule: Schedule) {
    const ids = schedule.learners.map((entry) => schedule.entries[entry]);
    this.schedule = schedule;
    this.players = [...new Set(ids)];
    this.placeOf = ids.map((id) => this.players.indexOf(id));
    this.arms = this.players.map(() => new Map());
    this.units = this.players.map(() => 0);
  }

  add(learners: readonly LearnerState[]): void {
    const copies = this.players.map(() => 0);
    for (const { learner, arms } of learners) if (arms.length > 0) copies[this.placeOf[learner]]++;
    copies.forEach((count, place) => {
      if (count > 0) this.units[place]++;
    });
    for (const { learner, arms } of learners) {
      const place = this.placeOf[learner];
      const seated = copies[place];
      const sums = this.arms[place];
      for (const { arm, value, visits, absorbed } of arms) {
        const sum = sums.get(arm) ?? { value: 0, visits: 0, absorbed: 0 };
        sum.value += value / seated;
        sum.visits += visits / seated;
        sum.absorbed += absorbed ? 1 / seated : 0;
        sums.set(arm, sum);
      }
    }
  }

  /** Takes over what `other`, of the same schedule, has summed up. */
  take(other: ArmTally): void {
    this.arms = structuredClone(other.arms);
    this.units = other.units.slice();
  }

  /** One row a learning player, in the order of the schedule. */
  rows(): LearnerRow[] {
    return this.players.map((player, place) => {
      const units = Math.max(1, this.units[place]);
      return {
        player: this.schedule.ids[player],
        arms: [...this.arms[place]].map(([arm, { value, visits, absorbed }]) => ({
          arm,
          value: value / units,
          visits: visits / units,
          absorbed: absorbed * 2 > units,
          absorbedShare: absorbed / units,
        })),
      };
    });
  }
}
