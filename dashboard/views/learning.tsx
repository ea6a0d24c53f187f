import type { LearnerAnalysis } from "../../arena/analysis/learning/learning.ts";
import { Empty } from "../page/empty.tsx";
import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import type { RunViewProps } from "../page/view-props.ts";
import { ArmTable } from "./learning/arm-table.tsx";
import { ArmValues } from "./learning/arm-values.tsx";
import { BeliefChart } from "./learning/belief-chart.tsx";
import { OpponentCurves } from "./learning/opponent-curves.tsx";
import { OpponentMatrix } from "./learning/opponent-matrix.tsx";
import { PhaseChart } from "./learning/phase-chart.tsx";
import { PortfolioCharts } from "./learning/portfolio-charts.tsx";
import { Preference } from "./learning/preference.tsx";
import { RegretChart } from "./learning/regret-chart.tsx";
import { StrategyShares } from "./learning/strategy-shares.tsx";
import { WinCurve } from "./learning/win-curve.tsx";

/** The strategies that a learner prefers, judged against their true values. */
export function Learning({ run, address, go, version }: RunViewProps) {
  const learning = useAnswer(`/api/runs/${run.run}/learning`, version);
  return (
    <Loaded answer={learning}>
      {(analysis) => {
        const { learners } = analysis;
        const learner = learners.find(({ player }) => player === address.params.player) ?? learners[0];
        if (learner === undefined) {
          return (
            <Empty
              title="No player of this run reports its strategies."
              commands={["run --players random,greedy,validator,hl"]}
            >
              A learner such as HL does.
            </Empty>
          );
        }
        return (
          <>
            {learners.length > 1 && (
              <LearnerPick learners={learners} chosen={learner.player} pick={(player) => go({ player })} />
            )}
            <Preference learner={learner} run={run} />
            <div class="grid">
              <ArmValues learner={learner} />
              <BeliefChart learner={learner} />
              <OpponentMatrix learner={learner} />
              <OpponentCurves learner={learner} run={run} />
              <PortfolioCharts learner={learner} games={analysis.games} />
              <StrategyShares learner={learner} games={analysis.games} />
              <RegretChart learner={learner} games={analysis.games} />
              <WinCurve analysis={analysis} learner={learner} run={run} />
              <PhaseChart learner={learner} />
              <ArmTable learner={learner} />
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

interface PickProps {
  readonly learners: readonly LearnerAnalysis[];
  readonly chosen: string;
  readonly pick: (player: string) => void;
}

function LearnerPick({ learners, chosen, pick }: PickProps) {
  return (
    <div class="row">
      <label>
        Learner
        <select value={chosen} onChange={({ currentTarget }) => pick(currentTarget.value)}>
          {learners.map(({ player, label }) => (
            <option key={player} value={player}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
