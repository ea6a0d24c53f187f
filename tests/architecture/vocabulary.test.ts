import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";
import { sourceFiles } from "../../scripts/source-files.ts";

/** Words that once meant what another word means now (docs/glossary.md), by the word to use. */
const REPLACED: readonly (readonly [use: string, not: RegExp])[] = [
  ["external player", /\b(foreign(er)?|outsider)s?\b/],
  ["external player", /\bforeign[A-Z]/],
  ["delegatingPlayer", /\boneVoice\b|one-voice/],
  ["FuzzPlayer", /\bmischief/i],
  ["heuristics", /\bhabits?\b/i],
  ["line-up", /\bcompany\b/],
  ["DOUBLES_TO_JAIL", /\bSPEEDING\b/],
  ["StallMonitor", /\blane-?clock\b/i],
  ["hooks", /\bUnitWatch\b|\bCallWatch\b|\bLaneWatch\b/],
  ["game row", /\bgame-record\b|\bwriteRecord\b|\bRecordLayout\b/],
];

const pages = [
  "README.md",
  ...readdirSync(`${ROOT}/docs`)
    .filter((name) => name.endsWith(".md") && name !== "glossary.md")
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: readFileSync(`${ROOT}/${path}`, "utf8") }));

describe("one word, one thing", () => {
  test.each(REPLACED)("%s has no second word: %s", (_use, not) => {
    const found = [...sourceFiles(), ...pages].flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, index) =>
          not.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 90)}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });
});
