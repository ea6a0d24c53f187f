import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseEntrant, tierNamed } from "../../../arena/players/registry.ts";
import { writeSettingsFile } from "../../../arena/players/settings-file.ts";

const folder = mkdtempSync(join(tmpdir(), "arena-settings-"));
const path = join(folder, "best.json");
const hl = tierNamed("hl");

describe("a settings file", () => {
  test("asks for the player with the settings that were written, under its usual name", () => {
    const { settings } = parseEntrant("hl:policy=ucb1,floor=20");
    writeSettingsFile(path, hl, settings, "by hand");
    expect(parseEntrant(`hl:@${path}`)).toMatchObject({ id: "hl:policy=ucb1,floor=20", settings });
  });

  test("is never overwritten", () => {
    const before = readFileSync(path, "utf8");
    expect(() => writeSettingsFile(path, hl, {}, "again")).toThrow(
      /^settings file .* is not written: EEXIST/,
    );
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  const whole = { version: 1, player: "hl", settings: { floor: 20 } };
  test.each<[string, unknown, string | RegExp]>([
    ["another version", { ...whole, version: 2 }, /version: .*1.*, got 2$/],
    ["another player", { ...whole, player: "hl-spec" }, "it holds settings of hl-spec, expected hl"],
    ["an unknown key", { ...whole, setings: {} }, /setings/],
    ["no settings", { version: 1, player: "hl" }, /settings: .*, got nothing$/],
    [
      "an unknown parameter",
      { ...whole, settings: { flor: 1 } },
      /unknown parameter "flor".*did you mean "floor"\?$/,
    ],
    [
      "a value outside",
      { ...whole, settings: { floor: 900 } },
      "parameter floor=900: expected a number from 0 to 300",
    ],
    ["a list for a value", { ...whole, settings: { floor: [1] } }, /settings\.floor: .*, got \[1\]$/],
    ["a list", [], /, got \[\]$/],
  ])("with %s is refused in one line", (_what, content, reason) => {
    const odd = join(folder, "odd.json");
    writeFileSync(odd, JSON.stringify(content));
    expect(() => parseEntrant(`hl:@${odd}`)).toThrow(reason);
    expect(() => parseEntrant(`hl:@${odd}`)).toThrow(/^settings file \S+odd\.json: [^\n]+$/);
  });

  test("that is not there, or no JSON, is named", () => {
    writeFileSync(join(folder, "no.json"), "{");
    expect(() => parseEntrant("hl:@nowhere.json")).toThrow(
      "settings file nowhere.json: there is no such file",
    );
    expect(() => parseEntrant(`hl:@${folder}/no.json`)).toThrow(/^settings file .*: not valid JSON: /);
  });
});
