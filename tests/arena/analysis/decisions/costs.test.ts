import { expect, test } from "vitest";
import type { AnalysedDecision } from "../../../../arena/analysis/decisions/analyse-game.ts";
import { costsOf } from "../../../../arena/analysis/decisions/costs.ts";
import type { Question } from "../../../../src/events/questions.ts";

function decision(question: Question, lost: number | null, mistake = false): AnalysedDecision {
  const interval = { low: 0, high: 0, method: "none" } as never;
  const loss = lost === null ? null : { value: lost, units: 4, interval };
  return {
    ...{ turn: 1, round: 1, seat: 0 as AnalysedDecision["seat"], number: 0, square: null },
    ...{ question, options: [], best: 0, played: lost === null ? 0 : 1, loss, mistake },
  };
}

test("decisions are added up by their kind of question, what cost most first", () => {
  const costs = costsOf([
    decision("buy", 0.02),
    decision("bid", 0.3, true),
    decision("buy", null),
    decision("bid", 0.1),
    decision("jail", null),
  ]);
  expect(costs.map(({ question }) => question)).toEqual(["bid", "buy", "jail"]);
  expect(costs[0]).toMatchObject({ decisions: 2, otherwise: 2, mistakes: 1, lost: 0.4 });
  expect(costs[0]?.each?.value).toBeCloseTo(0.2);
  expect(costs[2]).toMatchObject({ decisions: 1, otherwise: 0, lost: 0, each: null });
});
