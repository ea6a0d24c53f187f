import type { ConfirmationAnalysis, StudyAnalysis } from "../../../arena/analysis/study.ts";
import { counted, percent, percents, points, pointsRange, pText, whole } from "../../page/format.ts";
import { changedText } from "./settings-text.ts";

/** The answer in two sentences: what was found, and whether it held. */
export function Outcome({ study }: { readonly study: StudyAnalysis }) {
  const { player, confirmation, budget, spent, sampler, seed, trials } = study;
  return (
    <div class="verdict" data-testid="outcome">
      {confirmation === null ? (
        <>
          <strong>{player}:</strong> the search is under way, or was broken off.
        </>
      ) : (
        <>
          <strong>{JUDGED[confirmation.verdict] ?? confirmation.verdict}</strong>{" "}
          {changedText(study, confirmation.settings)}
        </>
      )}
      <small>
        {confirmation !== null && confirmed(confirmation)} {whole(spent)} of {whole(budget)} evaluations on{" "}
        {counted(trials.length, "setting")} · sampler {sampler} · seed {seed}
      </small>
    </div>
  );
}

const JUDGED: Readonly<Record<string, string>> = {
  better: "Confirmed better than what it began with:",
  worse: "Worse than what it began with, on fresh seeds:",
  "no difference": "Not told apart from what it began with, on fresh seeds:",
};

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
