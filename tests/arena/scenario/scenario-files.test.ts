import { expect, test } from "vitest";
import { play, readScenario } from "../../../arena/scenario/index.ts";
import { checkedStep } from "../../../systems/checked.ts";
import { scenarioFiles } from "./scenario-files.ts";

test.each(scenarioFiles())("$file: $name", ({ content }) => {
  const { failures, pass, unused } = play(readScenario(content), checkedStep);
  expect(failures).toEqual([]);
  expect(pass).toBe(true);
  expect(unused).toEqual([]);
});
