import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { play, readScenario } from "../../../arena/scenario/index.ts";
import { DataFault } from "../../../src/text/data-fault.ts";
import { checkedStep } from "../../../systems/checked.ts";
import { type Json, mutate, mutations } from "./mutation.ts";
import { randomTable } from "./random-table.ts";
import { scenarioFiles } from "./scenario-files.ts";

/** How many files of each kind are tried; FUZZ_RUNS=100000 for a long night. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 250);
const timeout = 30_000 + 100 * numRuns;

/** Plays the file in checked mode, or returns the line with which it is refused. Anything else is thrown. */
function playedOrRefused(content: unknown): "played" | string {
  try {
    play(readScenario(content), checkedStep);
    return "played";
  } catch (error) {
    if (error instanceof DataFault) return error.message;
    throw error;
  }
}

describe("whatever a scenario file says", () => {
  const documents = scenarioFiles().map(({ content }) => content as Json);

  test("it is played with every law of the game holding, or refused in one line", { timeout }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...documents), mutations, (document, changes) => {
        const outcome = playedOrRefused(mutate(document, changes));
        expect(outcome).toMatch(/^[^\n]{5,1000}$/);
        // A line of ours says what was expected; the schema library's own would not.
        expect(outcome).not.toMatch(/: (Invalid|Too (small|big)|Unrecognized)/);
      }),
      { numRuns },
    );
  });

  test("a position that can be is played, whatever the players answer", { timeout }, () => {
    fc.assert(
      fc.property(randomTable, (table) => {
        expect(playedOrRefused(table)).toBe("played");
      }),
      { numRuns },
    );
  });

  test("the same file comes out the same", () => {
    fc.assert(
      fc.property(randomTable, (table) => {
        expect(play(readScenario(table))).toEqual(play(readScenario(structuredClone(table))));
      }),
      { numRuns: Math.ceil(numRuns / 20) },
    );
  });
});
