import { buildLearning } from "../../analysis/learning/build-learning.ts";
import type { LearningAnalysis } from "../../analysis/learning/learning.ts";
import { LearningTally } from "../../analysis/learning/learning-tally.ts";
import { type MoneyAnalysis, MoneyTally } from "../../analysis/money/money.ts";
import { reportOf } from "../../analysis/report/build-report.ts";
import { type RatingRow, ratingsOf } from "../../analysis/report/ratings.ts";
import type { Report } from "../../analysis/report/report.ts";
import { ReportTally } from "../../analysis/report/report-tally.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { FollowedRun } from "./followed-run.ts";

/** Runs whose tallies are kept: a page shows one, or a few side by side. */
const KEPT = 8;

/** Ratings of the players of a run, and the units that they were taken from. */
export interface RunRatings {
  readonly units: number;
  readonly players: readonly RatingRow[];
}

/** The numbers of a store's runs, each unit of which is read once, however often a run that goes on is asked about. */
export class RunTallies {
  readonly store: Store;
  /** Players that are files or programs may be started to play a game again. */
  readonly trusts: boolean;
  private readonly followed = new Map<number, Followed>();

  constructor(store: Store, trusts: boolean) {
    this.store = store;
    this.trusts = trusts;
  }

  /** The report without its ratings. */
  report(run: RunEntry): Report {
    return this.of(run).reportOf(this.store, run);
  }

  ratings({ run, plan }: RunEntry): RunRatings {
    const { tally } = this.of({ run, plan }).taken.tally(this.store, run);
    return { units: tally.units, players: ratingsOf(tally) };
  }

  money({ run, plan }: RunEntry): MoneyAnalysis {
    return this.of({ run, plan }).money.tally(this.store, run).analysis();
  }

  learning(run: RunEntry): LearningAnalysis {
    return buildLearning(this.store, run, this.of(run).learning.tally(this.store, run.run));
  }

  /** The tallies of a run; those kept longest make room. */
  private of({ run, plan }: Pick<RunEntry, "run" | "plan">): Followed {
    const known = this.followed.get(run);
    if (known !== undefined) return known;
    if (this.followed.size === KEPT) this.followed.delete(this.followed.keys().next().value as number);
    const fresh = new Followed(plan);
    this.followed.set(run, fresh);
    return fresh;
  }
}

/** The tallies of one run, and its report as it was last written. */
class Followed {
  readonly money: FollowedRun<MoneyTally>;
  readonly learning: FollowedRun<LearningTally>;
  readonly taken: FollowedRun<ReportTally>;
  private written: { readonly state: string; readonly report: Report } | null = null;

  constructor(plan: TournamentPlan) {
    this.money = new FollowedRun(() => new MoneyTally(plan));
    this.learning = new FollowedRun(() => new LearningTally(plan));
    this.taken = new FollowedRun(() => new ReportTally(plan));
  }

  /** The report, which several answers are made from, is written once for each state of the run. */
  reportOf(store: Store, { run, units, stop }: RunEntry): Report {
    const state = `${units} ${stop}`;
    if (this.written?.state === state) return this.written.report;
    const report = reportOf(this.taken.tally(store, run), stop ?? "part", []);
    this.written = { state, report };
    return report;
  }
}
