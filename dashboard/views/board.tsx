import type { BoardAnalysis } from "../../arena/analysis/money/board-returns.ts";
import type { Report } from "../../arena/analysis/report/report.ts";
import type { ShownPlan } from "../../arena/apps/server/routes.ts";
import { compileBoard } from "../../src/board/board.ts";
import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import type { ViewProps } from "../page/view-props.ts";
import { BoardHeat } from "./board/board-heat.tsx";
import { GroupReturns } from "./board/group-returns.tsx";
import { LandingChart } from "./board/landing-chart.tsx";
import { OwnershipChart } from "./board/ownership-chart.tsx";

/** What the squares brought. */
export function BoardView({ run, address, go, version }: ViewProps) {
  const plan = useAnswer<ShownPlan>(`/api/runs/${run.run}/plan`);
  const report = useAnswer<Report>(`/api/runs/${run.run}/report`, version);
  const analysis = useAnswer<BoardAnalysis>(`/api/runs/${run.run}/board`, version);
  return (
    <Loaded answer={plan}>
      {({ boardData }) => (
        <Loaded answer={report}>
          {(numbers) => (
            <Loaded answer={analysis}>
              {(returns) => {
                const board = compileBoard(boardData);
                return (
                  <div class="grid">
                    <BoardHeat board={board} report={numbers} returns={returns} address={address} go={go} />
                    <div class="stack">
                      <GroupReturns returns={returns} report={numbers} />
                      <OwnershipChart returns={returns} report={numbers} />
                    </div>
                    <LandingChart board={board} returns={returns} report={numbers} />
                  </div>
                );
              }}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
