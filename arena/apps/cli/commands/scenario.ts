import { DataFault } from "../../../../src/text/data-fault.ts";
import { describeScenario } from "../../../replay/narration/describe-scenario.ts";
import { EXIT } from "../../../runtime/exit.ts";
import { readJson } from "../../../runtime/read-json.ts";
import { play, readScenario, type Scenario, type ScenarioResult } from "../../../scenario/index.ts";
import { defineCommand, restPositionals } from "../command.ts";
import { text } from "../values.ts";

/** A scenario's file, content and result. */
interface Played {
  readonly file: string;
  readonly scenario: Scenario;
  readonly result: ScenarioResult;
}

/** `arena scenario FILE…`: plays scenario files and says what did not come out as expected. */
export const scenario = defineCommand({
  name: "scenario",
  summary: "play scenario files: check what they expect, or tell what happens",
  examples: [
    ["arena scenario tests/scenarios/*.json", "a line for each file, exit 1 if any expectation fails"],
    ["arena scenario rent.json", "without expectations: what happens, and what each seat then has"],
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
    const played = scenarios.map((each): Played => ({ ...each, result: play(each.scenario) }));
    answer(
      played.map(({ file, result }) => ({ file, ...result })),
      () => render(played),
    );
    return played.some(({ result }) => result.pass === false) ? EXIT.failed : undefined;
  },
});

const WORD = new Map([
  [true, "pass"],
  [false, "FAIL"],
  [null, "told"],
]);

/** One line a file, below it what failed and, unless all went as expected, what happened; then the sum. */
function render(played: readonly Played[]): string {
  const lines = played.flatMap(({ file, scenario, result }) => [
    `${WORD.get(result.pass)}  ${file}  ${result.name}`,
    ...(result.pass === true
      ? []
      : [...wrong(result), ...describeScenario(scenario.position.board, result)]
    ).map((line) => `      ${line}`),
  ]);
  const count = (pass: boolean | null) => played.filter(({ result }) => result.pass === pass).length;
  const sum = [`${count(true)} passed`, `${count(false)} failed`];
  if (count(null) > 0) sum.push(`${count(null)} without expectations`);
  return `${[...lines, sum.join(", ")].join("\n")}\n`;
}

/** Lines on every expectation that failed. */
function wrong({ error, failures }: ScenarioResult): string[] {
  return [
    ...(error === undefined ? [] : [`ended in an error: ${error}`]),
    ...failures
      .filter(({ path, expected }) => path !== "error" || expected !== null)
      .map(
        ({ path, expected, actual }) =>
          `${path}: expected ${JSON.stringify(expected)}, got ${came(expected, actual)}`,
      ),
  ];
}

/** Most events or questions in one line. */
const MOST_ITEMS = 3;

/** The actual value as text; of events those of the expected type, and refusals, which often explain why there are none. */
function came(expected: unknown, actual: unknown): string {
  if (!Array.isArray(actual) || actual.some((item) => typeof item !== "object")) {
    return JSON.stringify(actual) ?? "nothing";
  }
  const near = actual.filter(
    (item) => typeOf(item) === typeOf(expected) || typeOf(item) === "DecisionRefused",
  );
  if (near.length === 0) return "none";
  const items = near.slice(0, MOST_ITEMS).map((item) => JSON.stringify(item));
  const rest = near.length - items.length;
  return `${items.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

function typeOf(item: unknown): unknown {
  return typeof item === "object" && item !== null && "type" in item ? item.type : undefined;
}
