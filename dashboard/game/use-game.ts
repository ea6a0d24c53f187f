import { useMemo } from "preact/hooks";
import type { ShownPlan } from "../../arena/apps/server/routes.ts";
import type { GameRecord } from "../../arena/replay/record/record.ts";
import { settingOf } from "../../arena/replay/record/setting.ts";
import { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { compileBoard } from "../../src/board/board.ts";
import { type Answer, useAnswer } from "../page/source.ts";

/** A game of a run, replayed by the engine in the page: verified, and ready to go to any of its frames. */
export function useGame(run: number, unit: number, game: number): Answer<Timeline> {
  const plan = useAnswer(`/api/runs/${run}/plan`);
  const record = useAnswer(`/api/runs/${run}/units/${unit}/games/${game}`);
  return useMemo(() => {
    if (plan.state !== "ready") return plan;
    return record.state === "ready" ? replayed(plan.value, record.value) : record;
  }, [plan, record]);
}

function replayed({ engine, boardData, ruleSet }: ShownPlan, record: GameRecord): Answer<Timeline> {
  const library = { board: () => compileBoard(boardData), ruleSet: () => ruleSet };
  try {
    return { state: "ready", value: new Timeline(record, settingOf(record, engine, library)) };
  } catch (error) {
    return { state: "failed", message: (error as Error).message };
  }
}
