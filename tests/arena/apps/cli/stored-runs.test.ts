import { beforeAll, describe, expect, test } from "vitest";
import { numbersText } from "../../../../arena/tournament/store/numbers-text.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf } from "../../tournament/plans.ts";
import { workshop } from "./workshop.ts";

const { arena, file, folder } = workshop();
const store = `${folder}/arena.db`;

beforeAll(() => {
  const open = Store.write(store);
  for (let run = 0; run < 3; run++) open.createRun(planOf("random,greedy", { units: run + 1 }));
  open.close();
});

/** Every command that is given a run of a store. */
const GIVEN_A_RUN: readonly (readonly string[])[] = [
  ["runs", "9"],
  ["report", "9"],
  ["export", "9"],
  ["plan", "9", "--detect", "2pp"],
  ["compare", "9", "8"],
  ["verify", "9"],
  ["verify", "9:0/0"],
  ["replay", "9:0/0", "--text"],
];

describe("a run that is not there", () => {
  test.each(GIVEN_A_RUN)(
    "is refused by arena %s %s in one line that says which there are",
    async (...line) => {
      const { code, stdout, stderr } = await arena(...line, "--store", store);
      expect(stderr).toMatch(
        /^arena \w+: (9:0\/0: )?store \S+: there is no run 9, it has 1 to 3; arena runs lists them\n$/,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    },
  );

  test("of a store without any is said to be the first that is wanted", async () => {
    const empty = `${folder}/empty.db`;
    Store.write(empty).close();
    expect(await arena("report", "1", "--store", empty)).toMatchObject({
      code: 2,
      stderr: `arena report: store ${empty}: there is no run 1, and no other yet; arena run plays one\n`,
    });
  });
});

describe("a store that is not there, or is none", () => {
  const other = file("other.json", {});
  const missing = `${folder}/missing.db`;
  // That of arena dashboard, which needs the built page, is tested with it.
  test.each([
    ...GIVEN_A_RUN.map((line) => (path: string) => [...line, "--store", path]),
    (path: string) => ["merge", path, "--into", `${folder}/into.db`],
  ])("is refused alike by every command (%#)", async (line) => {
    const gone = await arena(...line(missing));
    expect(gone.stderr).toMatch(/^arena \w+: .*store \S+: there is no such file; arena run makes one\n$/);
    const wrong = await arena(...line(other));
    expect(wrong.stderr).toMatch(
      /^arena \w+: .*store \S+: it is not a store of the arena; name another file\n$/,
    );
    for (const { code, stdout } of [gone, wrong]) expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  });
});

test.each([
  [[7], "7"],
  [[1, 2, 3], "1 to 3"],
  [[1, 2, 3, 5], "1 to 3 and 5"],
  [[1, 3, 5, 6, 9], "1, 3, 5 to 6 and 9"],
  [[1, 3, 5, 7, 9, 11], "1, 3, 5, 7, 9 and others"],
])("the numbers %j are told as %s", (numbers, words) => {
  expect(numbersText(numbers)).toBe(words);
});
