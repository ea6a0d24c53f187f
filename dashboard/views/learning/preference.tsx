import type { LearnerAnalysis, PreferenceAudit } from "../../../arena/analysis/learning.ts";
import type { RunListing } from "../../../arena/dashboard-server/routes.ts";
import { decimal, percent, pText, range } from "../../page/format.ts";

const value = decimal(3);

/** The answer in two sentences: what it prefers, and whether that was right. */
export function Preference({
  learner,
  run,
}: {
  readonly learner: LearnerAnalysis;
  readonly run: RunListing;
}) {
  const { label, prefers, strategies, audit, missing } = learner;
  if (prefers === null) return <p class="verdict">No {run.plan.unit} is finished yet.</p>;
  const late = strategies.find(({ strategy }) => strategy === prefers)?.lateShare ?? 0;
  return (
    <div class="verdict" data-testid="preference">
      <strong>
        {label} prefers {prefers}
      </strong>{" "}
      ({percent(late)} of its choices at the end of a season; {percent(1 / strategies.length)} would be no
      preference)
      {audit === null ? "." : `, ${judged(audit)}`}
      <small>
        {audit !== null && `${evidence(learner, audit)} ${regretText(learner, audit)}`}
        {audit === null && missing.length > 0 && (
          <>
            Whether that is right takes the strategies' true values: seasons on the same seeds that play one
            strategy alone. Missing are {missing.length} of {strategies.length}; with them this page also
            shows the regret.
            <details>
              <summary>Commands that play them</summary>
              <pre>{missing.map((player) => command(run, learner.player, player)).join("\n")}</pre>
            </details>
          </>
        )}
      </small>
    </div>
  );
}

/** The numbers behind the judgement. */
function evidence(
  { strategies, seasons }: LearnerAnalysis,
  { prefers, best, difference, p }: PreferenceAudit,
): string {
  const over = `over ${seasons} seasons on the same seeds`;
  if (prefers !== best) {
    return `True value of ${prefers} less that of ${best}: ${value(difference.value)}, 95% ${range(3)(difference.interval)}, paired ${over} (${pText(p)}).`;
  }
  const truth = strategies.find(({ strategy }) => strategy === best)?.truth;
  return `True value of ${best}: ${value(truth?.value ?? null)}, 95% ${range(3)(truth?.interval ?? null)}, ${over}.`;
}

/** What its choices cost it over a season, whatever it prefers by the end. */
function regretText({ regret, label }: LearnerAnalysis, { best }: PreferenceAudit): string {
  const total = regret?.at(-1);
  if (total === undefined) return "";
  return `Over a season of ${total.game} games ${label} earns ${decimal(2)(total.value)} of reward less than ${best} alone (95% ${range(2)(total.interval)}).`;
}

function judged({ prefers, best, verdict }: PreferenceAudit): string {
  if (prefers === best) return "and that is right: no strategy pays more.";
  return verdict === "worse"
    ? `and that is wrong: ${best} pays more.`
    : `and nothing shows that to be wrong: ${best} paid more, but not by more than chance explains.`;
}

/** The command that plays this run with one strategy alone in the learner's place. */
function command({ plan }: RunListing, learner: string, fixed: string): string {
  const players = plan.players.map(({ id }) => (id === learner ? fixed : id)).join(",");
  const options = {
    players,
    seed: plan.seed,
    seasons: plan.units,
    games: plan.games,
    rules: plan.rules,
    board: plan.board.split("@")[0],
    mode: plan.mode,
    seats: plan.seatPolicy,
    format: plan.format,
  };
  return `arena run ${Object.entries(options)
    .map(([name, value]) => `--${name} ${/^[\w,:=.@#-]+$/.test(String(value)) ? value : `'${value}'`}`)
    .join(" ")}`;
}
