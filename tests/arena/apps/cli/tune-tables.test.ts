import { beforeAll, describe, expect, test } from "vitest";
import { StudyStore } from "../../../../arena/analysis/tuning/study/study-store.ts";
import { answerOf, rowOf } from "../../../../arena/apps/server/study-answer.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { workshop } from "./workshop.ts";

const { arena, file, folder } = workshop();
const player = file(
  "nervous.ts",
  `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
class Nervous extends PassivePlayer {
  constructor(private readonly nerve: number) { super(); }
  shouldBuyProperty(ctx, square) { return ctx.cash * this.nerve > ctx.priceOf(square); }
}
export default definePlayer({
  api: 1,
  label: "Nervous",
  parameters: [{ name: "nerve", type: "float", range: [0, 1], scale: "linear", default: 0.5, meaning: "Share of cash." }],
  create: ({ nerve }) => new Nervous(nerve),
});\n`,
);
const short = file("short.json", { extends: "arena@1", id: "short@1", roundCap: 12 });
const store = ["--store", `${folder}/arena.db`];
const AGAINST = ["--against", "greedy", "--against", "random"];
const SIZE = ["--rules", short, "--games", "2", "--budget", "270", "--sensitivity", "0", "--workers", "1"];

describe("arena tune against two tables", () => {
  let found: Record<string, never>;
  beforeAll(async () => {
    const line = ["tune", player, ...AGAINST, ...SIZE, "--confirm", "11", ...store];
    const { code, stdout, stderr } = await arena(...line, "--json", "--quiet");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    found = JSON.parse(stdout);
  });

  test("keeps both, and one score for each in its result", () => {
    const { manifest, confirmation }: Record<string, Record<string, never>> = found;
    expect(manifest.plan).toMatchObject({ tables: { count: 2, objective: "mean" }, firstRung: 10 });
    expect(manifest.tournament).toMatchObject({
      format: "population",
      population: { tables: [{ against: ["greedy"] }, { against: ["random"] }] },
    });
    // The next number in which both come equally often.
    expect(manifest.confirm).toBe(12);
    expect(confirmation.tables).toHaveLength(2);
  });

  test("tells them in words", async () => {
    const { stdout } = await arena("runs", "--study", "1", ...store);
    expect(stdout).toMatch(/^table +wins +95%/m);
    expect(stdout).toMatch(/^greedy +\d/m);
    expect(stdout).toMatch(/^worst table: (greedy|random), of several/m);
    expect((await arena("runs", ...store)).stdout).toMatch(/^1 .* greedy +seed 42/m);
  });

  test("shows the page every trial at every table, and commands that name them", () => {
    const open = Store.read(store[1]);
    const studies = new StudyStore(open);
    const entry = studies.entry(1);
    const answer = answerOf(entry, studies.log(1));
    open.close();
    expect(answer?.tables).toEqual({ names: ["greedy", "random"], objective: "mean" });
    for (const { tables, score } of answer?.trials ?? []) {
      const [greedy, random] = tables.map(Number);
      expect(score).toBeCloseTo((greedy + random) / 2, 12);
    }
    expect(rowOf(entry).command).toContain("--against greedy --against random --objective mean");
    expect(answer?.trials[0].command).toContain("--population study1/population.json");
  });

  test("writes the file that those commands name, which plays the same tables", async () => {
    await arena("runs", "--study", "1", "--files", `${folder}/study1`, ...store);
    const again = [
      "run",
      "--population",
      `${folder}/study1/population.json`,
      "--rules",
      short,
      "--games",
      "2",
    ];
    const { stdout } = await arena(
      ...again,
      "--players",
      "validator",
      "--seasons",
      "2",
      "--workers",
      "1",
      "--json",
      ...store,
    );
    const { manifest }: Record<string, Record<string, Record<string, Record<string, string>>>> = found;
    expect(JSON.parse(stdout).population.digest).toBe(manifest.tournament.population.digest);
  });
});
