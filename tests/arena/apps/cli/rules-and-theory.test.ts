import { describe, expect, test } from "vitest";
import { board } from "../../../../src/board/catalog.ts";
import { workshop } from "./workshop.ts";

const { file, arena } = workshop();

const house = file("house.json", { extends: "official@1", auctions: false, salaryOnGo: 400 });

describe("arena rules", () => {
  test("lists the built-in sets", async () => {
    const { code, stdout } = await arena("rules");
    expect(stdout.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "arena@1",
      "official@1",
      "classic-1997@1",
      "",
    ]);
    expect(code).toBe(0);
  });

  test("prints the rules that a file makes", async () => {
    const { code, stdout } = await arena("rules", house);
    expect(stdout).toMatch(/^official@1\+[0-9a-f]{8} {2}[0-9a-f]{16}\n/);
    expect(stdout).toMatch(/\nauctions +no +a deed that its lander declines is auctioned \(B-2\)\n/);
    expect(code).toBe(0);
  });

  test("says what differs between two", async () => {
    const { stdout } = await arena("rules", "--diff", "official@1", house, "--json");
    expect(JSON.parse(stdout)).toMatchObject({
      from: { id: "official@1" },
      differences: [
        { rule: "salaryOnGo", from: null, to: 400 },
        { rule: "auctions", from: true, to: false },
      ],
    });
  });

  test.each([
    [["rules", "oficial@1"], /^arena rules: unknown rule set "oficial@1"; .*did you mean "official@1"\?\n$/],
    [["rules", "missing.json"], /^arena rules: rules "missing\.json": there is no such file\n$/],
    [
      ["rules", file("bad.json", { extends: "official@1", auction: 1 })],
      /: auction: unknown key .*did you mean "auctions"\?\n$/,
    ],
    [
      ["rules", "--diff", "official@1"],
      /^arena rules: --diff compares two rule sets; name the second one too\n$/,
    ],
    [
      ["rules", "official@1", "--board", "ilands"],
      /board "ilands" is unknown; .*did you mean "islands"\?\n$/,
    ],
  ])("refuses %j in one line", async (args, message) => {
    const { code, stdout, stderr } = await arena(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(message);
  });
});

describe("arena theory", () => {
  test("prints the rates and the returns of a board, under both jail policies", async () => {
    const { code, stdout } = await arena("theory");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^us-classic@1, a jailed token leaves at once: 1\.1866 throws a turn\n/);
    expect(stdout).toMatch(/\nIllinois Avenue +3\.1858 +3\.2087 +3\.7803\n/);
    expect(stdout).toMatch(/\nus-classic@1, a jailed token stays as long as it may/);
    expect(stdout).toMatch(/\nOrange +216 +133 +64 +29 +26 +24\n/);
  });

  test("plays jail the way that it is told, with landings per throw and per turn", async () => {
    const { stdout } = await arena("theory", "--jail", "stay");
    expect(stdout).toMatch(/^us-classic@1, a jailed token stays as long as it may: [\d.]+ throws a turn\n/);
    expect(stdout).not.toContain("leaves at once");
    expect(stdout).toMatch(/percent +per throw +per turn/);
    const { policies } = JSON.parse((await arena("theory", "--jail", "leave", "--json")).stdout);
    expect(Object.keys(policies)).toEqual(["leave"]);
  });

  test("puts what games measured beside it, the same for the same seed", async () => {
    const line = ["theory", "--board", "canal-town", "--total", "1", "--seed", "7", "--json", "--quiet"];
    const [first, again] = [await arena(...line), await arena(...line)];
    expect(first).toEqual(again);
    const { policies } = JSON.parse(first.stdout);
    expect(Object.keys(policies)).toEqual(["leave", "stay"]);
    expect(policies.leave.measured.physical.turns).toBe(10_000);
    expect(policies.leave.measured.reshuffled.worstGap).toBeLessThan(1);
  });

  test("takes a board from a file, and refuses one that no game could be played on", async () => {
    const { data } = board("islands");
    const good = file("good.json", { ...data, id: "my-islands" });
    expect((await arena("theory", "--board", good)).stdout).toMatch(/^my-islands@1, /);
    const bad = file("worse.json", { ...data, id: "my-islands", railroadRents: [25] });
    const { code, stderr } = await arena("theory", "--board", bad);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /railroadRents: expected 3 entries, one to all of the board's railroad squares, got 1\n$/,
    );
  });

  test("refuses rules whose players choose their squares", async () => {
    const { code, stderr } = await arena(
      "theory",
      "--rules",
      file("speed.json", { extends: "official@1", speedDie: true }),
    );
    expect(code).toBe(2);
    expect(stderr).toMatch(/^arena theory: there is no theory of these rules: .* plays with the speed die/);
  });
});
