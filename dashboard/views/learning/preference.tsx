import type {
  LearnerAnalysis,
  PreferenceAnalysis,
  PreferenceAudit,
} from "../../../arena/analysis/learning/learning.ts";
import type { LearnerAnswer } from "../../../arena/apps/server/learning-of.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { Commands } from "../../page/commands.tsx";
import { decimal, percent, percents, points, pointsRange, pText, range } from "../../page/format.ts";

const value = decimal(3);

/** The answer in two sentences: what it prefers, and whether that was right. */
export function Preference({ learner, run }: { readonly learner: LearnerAnswer; readonly run: RunListing }) {
  const { label, preference, audit, missing, commands } = learner;
  if (preference === null) return <p class="verdict">{label} has not chosen anything yet.</p>;
  return (
    <div class="verdict" data-testid="preference">
      <strong>
        {preference.clear ? `${label} prefers ${preference.leader}` : `${label} shows no clear preference`}
      </strong>
      {preference.clear && audit !== null ? `, ${judged(audit)}` : "."}
      <small>
        {chosen(learner, run, preference)} {audit !== null && evidence(learner, audit)}{" "}
        {audit !== null && regretText(learner, audit)}
        {audit === null && missing.length > 0 && (
          <>
            Whether that is right takes the strategies' true values: seasons on the same seeds that play one
            strategy alone. Missing are {missing.length} of {learner.strategies.length}; with them this page
            also shows the regret.
            <details>
              <summary>Commands that play them</summary>
              <Commands commands={commands} />
            </details>
          </>
        )}
      </small>
    </div>
  );
}

/** The strategy chosen most in the end, and its lead. */
function chosen(
  { strategies, seasons }: LearnerAnalysis,
  { plan }: RunListing,
  { from, leader, share, next, lead }: PreferenceAnalysis,
): string {
  const most = `In games ${from + 1}–${plan.games} of a ${plan.unit} it chose ${leader} most: ${percent(share.value)} of its choices${share.interval === null ? "" : ` (95% ${percents(share.interval)})`}`;
  if (next === null) return `${most}.`;
  const even = `an even choice would be ${percent(1 / strategies.length)}`;
  const by =
    lead.interval === null
      ? `too few ${plan.unit}s to tell`
      : `95% ${pointsRange(lead.interval)} over ${seasons} ${plan.unit}s`;
  return `${most}, ${points(lead.value)} points before ${next}, the next (${by}); ${even}.`;
}

/** The numbers behind the judgement. */
function evidence(
  { strategies, seasons }: LearnerAnalysis,
  { leader, best, difference, p }: PreferenceAudit,
): string {
  const over = `over ${seasons} seasons on the same seeds`;
  if (leader !== best) {
    return `True value of ${leader} less that of ${best}, the best: ${value(difference.value)}, 95% ${range(3)(difference.interval)}, paired ${over} (${pText(p)}).`;
  }
  const truth = strategies.find(({ strategy }) => strategy === best)?.truth;
  return `True value of ${best}, the best: ${value(truth?.value ?? null)}, 95% ${range(3)(truth?.interval ?? null)}, ${over}.`;
}

/** The cost of its choices over a season, whatever it prefers by the end. */
function regretText({ regret, label }: LearnerAnalysis, { best }: PreferenceAudit): string {
  const total = regret?.at(-1);
  if (total === undefined) return "";
  return `Over a season of ${total.game} games ${label} earns ${decimal(2)(total.value)} of reward less than ${best} alone (95% ${range(2)(total.interval)}).`;
}

function judged({ leader, best, p, verdict }: PreferenceAudit): string {
  if (leader === best) return "and that is right: no strategy pays more.";
  if (p === null) return "and too few seasons say whether that is right.";
  return verdict === "worse"
    ? `and that is wrong: ${best} pays more.`
    : `and nothing shows that to be wrong: ${best} paid more, but not by more than chance explains.`;
}
