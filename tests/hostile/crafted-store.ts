import { rmSync } from "node:fs";
import { buildLearning } from "../../arena/analysis/learning/build-learning.ts";
import { LearningTally } from "../../arena/analysis/learning/learning-tally.ts";
import { analyseBoard } from "../../arena/analysis/money/board-returns.ts";
import { MoneyTally } from "../../arena/analysis/money/money.ts";
import { buildReport } from "../../arena/analysis/report/build-report.ts";
import { listGames } from "../../arena/analysis/report/game-list.ts";
import { reportText } from "../../arena/analysis/report/report-text.ts";
import { analyseStudy, listStudy } from "../../arena/analysis/tuning/study/study-analysis.ts";
import { StudyStore } from "../../arena/analysis/tuning/study/study-store.ts";
import { RunError, UsageError } from "../../arena/runtime/exit.ts";
import { planHash } from "../../arena/tournament/plan/plan.ts";
import type { Connection } from "../../arena/tournament/store/connection.ts";
import { openSqlite } from "../../arena/tournament/store/open-sqlite.ts";
import { Store } from "../../arena/tournament/store/store.ts";
import { freshPath, PLAN, UNITS } from "../arena/tournament/store/units.ts";

/** The path of a store that is as it should be, but for what `craft` did to its file. */
export function craftedStore(craft: (connection: Connection) => void): string {
  const path = freshPath();
  const store = Store.write(path);
  store.commit(store.run(store.createRun(PLAN)), UNITS.slice(0, 2));
  store.close();
  const connection = openSqlite(path);
  connection.exec("PRAGMA ignore_check_constraints = ON");
  craft(connection);
  connection.close();
  return path;
}

/** Puts another plan into the run, under its own hash. */
export function withPlan(connection: Connection, plan: unknown): void {
  const text = typeof plan === "string" ? plan : JSON.stringify(plan);
  const hash = planHash(JSON.parse(JSON.stringify(PLAN)));
  connection.run("UPDATE runs SET plan = ?, plan_hash = ?", text, hashOf(text) ?? hash);
}

const hashOf = (text: string): string | null => {
  try {
    return planHash(JSON.parse(text));
  } catch {
    return null;
  }
};

/** Everything that is read from a store: lists, reports, money, learning, games, studies. */
export function readAll(path: string): void {
  const store = Store.read(path);
  try {
    for (const entry of store.runs()) {
      const { run, plan } = entry;
      const units = [...store.units(run)];
      const report = buildReport(plan, units, entry.stop ?? "part");
      reportText(report);
      analyseBoard(plan, report);
      const money = new MoneyTally(plan);
      const learning = new LearningTally(plan);
      for (const unit of units) {
        money.add(unit);
        learning.add(unit);
        listGames(plan, unit);
        store.memory(run, unit.unit);
      }
      money.analysis();
      buildLearning(store, entry, learning);
      store.ratings(run);
    }
    const studies = new StudyStore(store);
    for (const study of studies.all()) {
      listStudy(study);
      analyseStudy(study, studies.log(study.study));
    }
  } finally {
    store.close();
  }
}

/** What reading all of the store comes to: null, or the refusal's line. Any other error is thrown on. */
export function refusalOf(path: string): string | null {
  try {
    readAll(path);
    return null;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof RunError)) throw error;
    return error.message;
  } finally {
    for (const end of ["", "-wal", "-shm"]) rmSync(`${path}${end}`, { force: true });
  }
}
