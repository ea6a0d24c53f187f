import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readSpaceFile, type Space, spaceOf } from "../../../../../arena/analysis/tuning/study/space.ts";
import {
  seatedWith,
  settingsWith,
  tunedPlayer,
} from "../../../../../arena/analysis/tuning/study/tuned-player.ts";
import { plantedPlayer } from "./planted-player.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-space-"));
const planted = plantedPlayer(folder);
const searched = (player: string, space?: Space) => tunedPlayer(player, space).parameters;

describe("the space of a study", () => {
  test("is all that the player declares, begun where the player was asked for", () => {
    const found = searched(`${planted}:nerve=0.3`);
    expect(found.map(({ name, default: begun }) => [name, begun])).toEqual([
      ["nerve", 0.3],
      ["coin", 0],
      ["hat", 3],
    ]);
  });

  test("seats what was drawn as far as it counts: a policy's own number, beside another policy, is left alone", () => {
    const player = tunedPlayer("hl:policy=thompson", {
      policy: { choices: ["thompson", "ucb1"] },
      width: {},
    });
    expect(settingsWith(player, { policy: "ucb1", width: 2 })).toMatchObject({ policy: "ucb1", width: 2 });
    expect(settingsWith(player, { policy: "thompson", width: 2 }).width).toBe(player.settings.width);
    expect(seatedWith(player, { policy: "thompson", width: 2 }).id).toBe("hl:policy=thompson#tuned");
  });

  test("is the named parameters, in the order of the declaration", () => {
    expect(searched(planted, spaceOf(["hat", "nerve"])).map(({ name }) => name)).toEqual(["nerve", "hat"]);
  });

  test("is a part of a range or of choices, and leaves out what is held", () => {
    const space: Space = {
      policy: { choices: ["ucb1", "thompson"] },
      floor: { range: [20, 80] },
      trades: false,
      phases: {},
    };
    const player = tunedPlayer("hl:policy=thompson", space);
    expect(player.parameters).toMatchObject([
      { name: "policy", choices: ["ucb1", "thompson"], default: "thompson" },
      { name: "phases", type: "boolean" },
      { name: "floor", range: [20, 80] },
    ]);
    expect(settingsWith(player, { floor: 30 })).toMatchObject({ trades: false, floor: 30, model: true });
    expect(seatedWith(player, { floor: 30 }).id).toBe("hl:policy=thompson,trades=false,floor=30#tuned");
  });

  test.each<[string, Space, RegExp]>([
    ["hl", { flor: {} }, /^unknown parameter "flor"; did you mean "floor"\?$/],
    ["hl", { floor: { range: [0, 5000] } }, /^parameter "floor": expected a part of a number from 0 to 300$/],
    [
      "hl",
      { floor: { choices: ["a", "b"] } },
      /^parameter "floor": expected a part of a number from 0 to 300$/,
    ],
    [
      "hl",
      { policy: { choices: ["ucb1", "ucb9"] } },
      /^parameter "policy": expected a part of one of fixed-arm,/,
    ],
    ["hl", { trades: { range: [0, 1] } }, /^parameter "trades": expected a part of true or false$/],
    ["hl", { floor: 5000, phases: {} }, /^parameter floor=5000: expected a number from 0 to 300$/],
    [
      `${planted}:nerve=0.9`,
      { nerve: { range: [0, 0.5] } },
      /^\S+:nerve=0.9 begins outside the space: parameter nerve=0.9: expected a number from 0 to 0.5; give it a value inside$/,
    ],
    ["greedy", {}, /^greedy declares no parameters: there is nothing to tune$/],
  ])("is refused in one line: %s with %j", (player, space, message) => {
    expect(() => tunedPlayer(player, space)).toThrow(message);
  });
});

describe("a space file", () => {
  const path = join(folder, "space.json");
  const read = (text: string): Space => {
    writeFileSync(path, text);
    return readSpaceFile(path);
  };

  test("says of each parameter what is searched or where it is held", () => {
    const space = { floor: { range: [20, 80] }, means: {}, policy: "ucb1", trades: false, arm: 2 };
    expect(read(JSON.stringify(space))).toEqual(space);
  });

  test.each([
    ["{", /: not valid JSON: /],
    ["[]", /: .*, got \[\]$/],
    ['{ "floor": [20, 80] }', /: floor: expected a value to hold it at, .*, got \[20,80\]$/],
    ['{ "floor": { "rnage": [20, 80] } }', /: floor\.rnage: expected a value to hold it at, /],
    ['{ "floor": { "range": [20] } }', /: floor: expected a value to hold it at, /],
    ['{ "floor": null }', /: floor: expected a value to hold it at, .*, got null$/],
  ])("is refused in one line: %s", (text, reason) => {
    expect(() => read(text)).toThrow(reason);
    expect(() => read(text)).toThrow(/^space file [^\n]+$/);
  });

  test("is what the guide's examples are, for the player that they are for", () => {
    const { parameters, settings } = tunedPlayer(
      "hl:policy=thompson",
      readSpaceFile("examples/hl-space.json"),
    );
    expect(parameters.map(({ name }) => name)).toEqual(["policy", "means", "floor"]);
    expect(settings.phases).toBe(true);
    const study = tunedPlayer("hl", readSpaceFile("examples/hl-study.json"));
    expect(study.parameters.map(({ name }) => name)).toEqual([
      ...["expansion.ambition", "expansion.patience", "expansion.face", "expansion.option", "expansion.buy"],
      ...[
        "expansion.bid",
        "expansion.denial",
        "expansion.reserve",
        "expansion.mortgageTo",
        "expansion.margin",
      ],
    ]);
  });

  test("that is not there is named", () => {
    expect(() => readSpaceFile("nowhere.json")).toThrow("space file nowhere.json: there is no such file");
  });
});
