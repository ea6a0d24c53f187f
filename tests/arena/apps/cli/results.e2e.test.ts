import { describe, expect, test } from "vitest";
import { workshop } from "./workshop.ts";

const { file, arena } = workshop();

async function printed(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await arena(...args, "--json", "--quiet");
  expect([code, stderr]).toEqual([0, ""]);
  return stdout;
}

const TUNE =
  "tune hl --against greedy --parameters floor,means --games 2 --budget 270 --confirm 10 --sensitivity 10 --seed 5 --workers 1";
const PROVE = "prove --rules arena@1 --fields greedies,learners --seasons 6 --games 4 --seed 5 --workers 1";

describe("arena results", () => {
  test("writes the page of a proof, and of a study beside it", async () => {
    const proof = file("proof.json", await printed(...PROVE.split(" ")));
    await printed(...TUNE.split(" "));
    const study = file("study.json", await printed("runs", "--study", "1"));
    const { code, stdout } = await arena("results", proof, "--study", study);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Results\n/);
    expect(stdout).toContain("| arena@1 | HL against three Greedy | HL's win share | 100.0% |");
    expect(stdout).toContain("## Four HL, arena@1");
    expect(stdout).toContain("`arena tune` searched 2 parameters of `hl`");
    expect(stdout).toMatch(/\n\| `means` \| 0\.11 \| [\d.]+ \| /);
  });

  test("refuses what is neither, by name and in one line", async () => {
    const other = file("other.json", { schema: 1 });
    expect(await arena("results", other)).toMatchObject({
      code: 2,
      stderr: `arena results: ${other}: expected the JSON of arena prove, schema 3\n`,
    });
    const proof = file("empty.json", { schema: 3, ruleSets: [], seed: "5", engine: "0" });
    expect(await arena("results", proof, "--study", other)).toMatchObject({
      code: 2,
      stderr: `arena results: ${other}: expected the JSON of arena runs --study, of a study that is over\n`,
    });
    const ruleSets = [{ rules: "arena@1", fields: [{}] }];
    const damaged = file("damaged.json", { schema: 3, engine: "0", seed: "5", ruleSets });
    const { code, stdout, stderr } = await arena("results", damaged);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(
      /^arena results: .*damaged\.json: it is damaged, expected the JSON of arena prove.*\n$/,
    );
  });
});
