import type { Schedule } from "../tournament/schedule.ts";
import type { LearnerState } from "../tournament/unit-result.ts";
import type { LearnerRow } from "./report.ts";

/** Sums of one arm over units. */
interface ArmSums {
  value: number;
  visits: number;
  absorbed: number;
}

/** What learners came to think of their arms, over the units of a run. */
export class ArmTally {
  private readonly schedule: Schedule;
  private arms: Map<string, ArmSums>[];
  private units: number[];

  constructor(schedule: Schedule) {
    this.schedule = schedule;
    this.arms = schedule.learners.map(() => new Map());
    this.units = schedule.learners.map(() => 0);
  }

  add(learners: readonly LearnerState[]): void {
    for (const { learner, arms } of learners) {
      const sums = this.arms[learner];
      this.units[learner]++;
      for (const { arm, value, visits, absorbed } of arms) {
        const sum = sums.get(arm) ?? { value: 0, visits: 0, absorbed: 0 };
        sum.value += value;
        sum.visits += visits;
        sum.absorbed += absorbed ? 1 : 0;
        sums.set(arm, sum);
      }
    }
  }

  /** Takes over what `other`, of the same schedule, has summed up. */
  take(other: ArmTally): void {
    this.arms = structuredClone(other.arms);
    this.units = [...other.units];
  }

  /** One row a learning entry, in the order of the schedule. */
  rows(): LearnerRow[] {
    const { ids, entries, learners } = this.schedule;
    return learners.map((entry, learner) => {
      const units = Math.max(1, this.units[learner]);
      return {
        player: ids[entries[entry]],
        arms: [...this.arms[learner]].map(([arm, { value, visits, absorbed }]) => ({
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
