import { compileBoard } from "../../src/board/board.ts";
import { Loaded } from "../page/loaded.tsx";
import { useAnswer } from "../page/source.ts";
import type { RunViewProps } from "../page/view-props.ts";
import { BoardHeat } from "./board/board-heat.tsx";
import { LandingChart } from "./board/landing-chart.tsx";
import { OwnershipChart } from "./board/ownership-chart.tsx";
import { SetReturns } from "./board/set-returns.tsx";

/** Landings, rent, returns and ownership by square and by set. */
export function BoardView({ run, address, go, version }: RunViewProps) {
  const plan = useAnswer(`/api/runs/${run.run}/plan`);
  const report = useAnswer(`/api/runs/${run.run}/report`, version);
  const analysis = useAnswer(`/api/runs/${run.run}/board`, version);
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
                      <SetReturns returns={returns} report={numbers} />
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
