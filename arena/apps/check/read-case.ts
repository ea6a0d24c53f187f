import { readJson } from "../../runtime/read-json.ts";
import { readScenario } from "../../scenario/index.ts";
import type { PositionEntry } from "../../scenario/position-schema.ts";
import { type ScenarioFile, scenarioSchema } from "../../scenario/schema.ts";
import type { CheckCase } from "./check-case.ts";

/**
 * The position of a scenario file with the seat of the first question that it expects, in which a player is then
 * examined. Throws one line when the file is malformed or expects no question of a seat.
 */
export function readCase(path: string): CheckCase {
  const content = readJson(path);
  readScenario(content);
  const {
    name: _n,
    dice: _d,
    decisions: _s,
    strict: _t,
    until: _u,
    expect,
    ...position
  }: ScenarioFile = scenarioSchema.parse(content);
  const seat = expect?.asked?.[0]?.seat;
  if (seat === undefined) {
    throw new Error(
      'expected { "expect": { "asked": [{ "seat": …, "ask": … }] } }, which says whose answer is examined',
    );
  }
  return { position: position satisfies PositionEntry, seat };
}
