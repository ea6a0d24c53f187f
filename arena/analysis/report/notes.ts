import { MIN_UNITS, type TwoSidedDecision } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { Report } from "./report.ts";
import { percent } from "./share-text.ts";

/** Share of games at the cap from which a reader must be told what a win there is. */
const MANY_CAPPED = 0.05;

/** Warnings for whoever quotes a number of this report; often none. */
export function notesOn(
  { position, population }: Pick<TournamentPlan, "position" | "population">,
  report: Pick<Report, "units" | "games" | "endings" | "faults" | "stop">,
  decision: TwoSidedDecision | null,
): string[] {
  const { units, games, endings, faults, stop } = report;
  const notes: string[] = [];
  if (position !== undefined) {
    notes.push("Every game began in the position of the plan, not at the start; arena runs prints the plan.");
  }
  if (population !== undefined) {
    notes.push(
      "Everybody but the first player sat at some of the tables only, and is counted in the units of those.",
    );
  }
  if (units.count < units.planned && stop !== "decided") {
    notes.push(`This is part of a run: ${units.count} of ${units.planned} ${units.kind}s are finished.`);
  }
  if (stop === "decided") {
    notes.push(
      `Stopped early after ${units.count} of ${units.planned} ${units.kind}s: ${
        decision === "no difference"
          ? "the first two players differ by less than was asked for."
          : "estimates are likely overstated."
      }`,
    );
  }
  if (units.count < MIN_UNITS) {
    notes.push(
      `No intervals: they need at least ${MIN_UNITS} ${units.kind}s; games within one hang together.`,
    );
  }
  if (endings.cap > games * MANY_CAPPED) {
    notes.push(
      `${percent(endings.cap / games)} of the games ended at the cap on rounds: a win there is a win on net worth, not by bankrupting the others.`,
    );
  }
  if (faults.length > 0) notes.push("Players made mistakes: see the faults.");
  return notes;
}
