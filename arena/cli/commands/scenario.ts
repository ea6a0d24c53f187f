import { DataFault, shown } from "../../../src/data-fault.ts";
import { play, readScenario, type ScenarioResult } from "../../scenario/index.ts";
import { readJson } from "../../scenario/read-file.ts";
import { defineCommand, restPositionals } from "../command.ts";
import { EXIT } from "../exit.ts";
import { text } from "../values.ts";

/** A file as it was given, and what came out of it. */
type Verdict = { readonly file: string } & ScenarioResult;

/** `arena scenario FILE…`: plays scenario files and says what did not come out as expected. */
export const scenario = defineCommand({
  name: "scenario",
  summary: "play scenario files and check what they expect",
  examples: [
    ["arena scenario tests/scenarios/*.json", "a line for each file, exit 1 if any expectation fails"],
    ["arena scenario rent.json --json", "the whole result: state, events, questions asked"],
  ],
  options: {},
  positionals: { files: restPositionals(text, "scenario files (docs/scenarios.md)") },
  async run({ answer, warn, positionals }) {
    const scenarios = positionals.files.flatMap((file) => {
      try {
        return [{ file, scenario: readScenario(readJson(file)) }];
      } catch (error) {
        if (!(error instanceof DataFault)) throw error;
        warn(`arena scenario: ${file}: ${error.message}`);
        return [];
      }
    });
    // Nothing is played unless every file can be.
    if (scenarios.length < positionals.files.length) return EXIT.usage;
    const verdicts = scenarios.map(({ file, scenario }): Verdict => ({ file, ...play(scenario) }));
    answer(verdicts, () => render(verdicts));
    return verdicts.some(({ pass }) => pass === false) ? EXIT.failed : undefined;
  },
});

const WORD = new Map([
  [true, "pass"],
  [false, "FAIL"],
  [null, "none"],
]);

/** One line a file, with what failed below it, and the sum. */
function render(verdicts: readonly Verdict[]): string {
  const lines = verdicts.flatMap(({ file, name, pass, failures, error }) => [
    `${WORD.get(pass)}  ${file}  ${name}`,
    ...(error === undefined || pass === true ? [] : [`      ended in an error: ${error}`]),
    ...failures
      .filter(({ path, expected }) => path !== "error" || expected !== null)
      .map(
        ({ path, expected, actual }) => `      ${path}: expected ${shown(expected)}, got ${shown(actual)}`,
      ),
  ]);
  const failed = verdicts.filter(({ pass }) => pass === false).length;
  const without = verdicts.filter(({ pass }) => pass === null).length;
  const sum = [`${verdicts.length - failed - without} passed`, `${failed} failed`];
  if (without > 0) sum.push(`${without} without expectations`);
  return `${[...lines, sum.join(", ")].join("\n")}\n`;
}
