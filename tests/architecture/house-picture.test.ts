import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnHouse } from "../../scripts/draw-house.ts";

/** Counts of files change with every commit; folders and what they hold do not. */
const withoutCounts = (text: string): string => text.replaceAll(/\d+ files, imported by \d+ elsewhere/g, "");

test.each(drawnHouse())("$path shows the house as it is; `npm run house` draws it anew", ({ path, text }) => {
  const shown = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  expect(withoutCounts(shown)).toBe(withoutCounts(text));
});
