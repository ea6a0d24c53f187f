import type { ConfirmationAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import type { StudyAnswer } from "../../../arena/apps/server/study-answer.ts";
import type { Verdict } from "../../../arena/statistics/index.ts";
import { Commands } from "../../page/commands.tsx";
import { counted, percent, percents, points, pointsRange, pText, whole } from "../../page/format.ts";
import { line } from "../../page/run-name.ts";
import { changedText } from "./settings-text.ts";

/** The answer in two sentences: what was found, and whether it held. */
export function Outcome({ study }: { readonly study: StudyAnswer }) {
  const { player, against, confirmation, budget, spent, units, sampler, setting, trials, command } = study;
  return (
    <div class="verdict" data-testid="outcome">
      {confirmation === null ? (
        <>
          <strong>{player}:</strong> the search is under way, or was broken off.
        </>
      ) : (
        <>
          <strong>{judged(confirmation)}</strong> {changedText(study, confirmation.settings)}
        </>
      )}
      <small>
        {confirmation !== null && confirmed(confirmation)} {whole(spent)} of {whole(budget)} evaluations:{" "}
        {counted(trials.length, "setting")} on up to {counted(units, "unit")} each · sampler {sampler} ·{" "}
        {player} against {line(against)} · {setting}
        <details>
          <summary>Command that repeats it</summary>
          <Commands commands={[command]} />
        </details>
      </small>
    </div>
  );
}

const JUDGED: Readonly<Record<Verdict, string>> = {
  better: "Confirmed better than what it began with, on fresh seeds:",
  worse: "Not confirmed: worse than what it began with, on fresh seeds:",
  "no difference": "Not confirmed: no difference from what it began with, on fresh seeds:",
  "not settled": "Not confirmed: not told apart from what it began with, on fresh seeds:",
};

function judged({ verdict, rivals }: ConfirmationAnalysis): string {
  return rivals.length === 0
    ? "Not confirmed: nothing that was tried did better than what it began with:"
    : JUDGED[verdict];
}

function confirmed({
  units,
  confirmed: { value, interval },
  shrinkage,
  rivals,
}: ConfirmationAnalysis): string {
  const against = rivals
    .map(
      ({ difference, p }) =>
        ` Against the start settings ${points(difference.value)} points (98%: ${pointsRange(difference.interval)}, ${pText(p)}).`,
    )
    .join("");
  return `It scores ${percent(value)} (${percents(interval)}) on ${counted(units, "fresh unit")}, ${points(-shrinkage)} points from what the search showed.${against}`;
}
