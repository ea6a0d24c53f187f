import { expect, test } from "vitest";
import { play, readScenario } from "../../../arena/scenario/index.ts";
import { checkedStep } from "../../../systems/checked.ts";
import { scenarioFiles } from "./scenario-files.ts";

/** Scenarios about decisions that nothing uses. */
const WITH_UNUSED = ["217-next-entry-is-the-only-candidate.json", "219-strict-unused-decision.json"];

test.each(scenarioFiles())("$file: $name", ({ file, content }) => {
  const { failures, pass, unused } = play(readScenario(content), checkedStep);
  expect(failures).toEqual([]);
  expect(pass).toBe(true);
  if (!WITH_UNUSED.includes(file)) expect(unused).toEqual([]);
});
