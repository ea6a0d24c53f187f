import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { LearningTally } from "../../../../arena/analysis/learning/learning-tally.ts";
import { MoneyTally } from "../../../../arena/analysis/money/money.ts";
import { buildReport, reportOf } from "../../../../arena/analysis/report/build-report.ts";
import { ReportTally } from "../../../../arena/analysis/report/report-tally.ts";
import { FollowedRun, type UnitTally } from "../../../../arena/apps/server/followed-run.ts";
import type { RunnablePlan } from "../../../../arena/tournament/plan/runnable-plan.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const PLAN: RunnablePlan = { ...planOf("random,greedy,hl-spec", { units: 12, games: 6 }), mode: "curve" };
const UNITS = Array.from({ length: PLAN.units }, (_, unit) => playUnit(PLAN, unit));
/** Units that the tallies below leave unsettled. */
const OPEN = 3;

const folder = mkdtempSync(join(tmpdir(), "arena-followed-"));
let stores = 0;

afterAll(() => rmSync(folder, { recursive: true }));

const whole = <T extends UnitTally<T>>(tally: T, store: Store, run: number): T => {
  for (const unit of store.units(run)) tally.add(unit);
  return tally;
};

/** Finishes the units in that order, one at a time, and looks at the run after each. */
function follow(plan: RunnablePlan, units: readonly UnitResult[], look: (store: Store, run: number) => void) {
  const store = Store.write(join(folder, `${stores++}.db`));
  const run = store.createRun(plan);
  for (const unit of units) {
    store.commit(store.run(run), [unit]);
    look(store, run);
  }
  store.close();
}

/** All that a report of the tally would be made from. */
const basis = ({ tally, arms, curve, faults, totals, hash, decided }: ReportTally) => ({
  tally,
  arms,
  curve,
  faults,
  totals,
  hash,
  decided,
});

describe("a run that is followed has the numbers of one that is read whole", () => {
  const orders = fc.shuffledSubarray([...UNITS], { minLength: UNITS.length });
  const almostInOrder = fc
    .array(fc.nat(OPEN), { minLength: UNITS.length, maxLength: UNITS.length })
    .map((delays) =>
      UNITS.map((unit, number) => ({ unit, due: number + delays[number] }))
        .sort((a, b) => a.due - b.due)
        .map(({ unit }) => unit),
    );

  test.each([
    ["nearly in order, as workers hand them in", almostInOrder],
    ["in any order at all", orders],
  ])("after every unit that is finished, %s", (_name, arrival) => {
    fc.assert(
      fc.property(arrival, (units) => {
        const games = OPEN * PLAN.games;
        const report = new FollowedRun(() => new ReportTally(PLAN), games);
        const money = new FollowedRun(() => new MoneyTally(PLAN), games);
        const learning = new FollowedRun(() => new LearningTally(PLAN), games);
        follow(PLAN, units, (store, run) => {
          expect(basis(report.tally(store, run))).toEqual(basis(whole(new ReportTally(PLAN), store, run)));
          expect(money.tally(store, run).analysis()).toEqual(
            whole(new MoneyTally(PLAN), store, run).analysis(),
          );
          expect(learning.tally(store, run)).toEqual(whole(new LearningTally(PLAN), store, run));
        });
      }),
      { numRuns: 3 },
    );
  });

  test("and counts no unit beyond the one that decided", () => {
    const plan = { ...planOf("random,validator", { units: 40, games: 2 }), stopWhen: 0.3 };
    const units = Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));
    const followed = new FollowedRun(() => new ReportTally(plan), 6);
    let stop = "";
    follow(plan, units, (store, run) => {
      if (store.run(run).units % 10 !== 0) return;
      const report = reportOf(followed.tally(store, run), "part");
      expect(report).toEqual(buildReport(plan, store.units(run), "part"));
      stop = report.stop;
    });
    expect(stop).toBe("decided");
  });
});

test("units that were settled are not read again", () => {
  const read: number[] = [];
  class Noted implements UnitTally<Noted> {
    add({ unit }: UnitResult): void {
      read.push(unit);
    }
    copy(): Noted {
      return new Noted();
    }
  }
  const followed = new FollowedRun(() => new Noted(), OPEN * PLAN.games);
  follow(PLAN, UNITS, (store, run) => void followed.tally(store, run));
  const times = UNITS.map(({ unit }) => read.filter((each) => each === unit).length);
  expect(Math.max(...times)).toBe(OPEN + 1);
});
