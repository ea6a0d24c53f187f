import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].filter((page) => existsSync(join(ROOT, page)));

/** Paths of this repository that a page names in code: with a folder, and an ending or a slash at the end. */
const NAMED =
  /`((?:components|src|systems|arena|dashboard|tests|docs|scripts|examples|schema)\/[\w./-]*(?:\.\w+|\/))`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

test.each(PAGES)("%s names only files and folders that are there", (page) => {
  const text = readFileSync(join(ROOT, page), "utf8");
  const named = [...text.matchAll(NAMED)].map((match) => match[1] ?? "");
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(PAGES)("%s links only to files that are there", (page) => {
  const text = readFileSync(join(ROOT, page), "utf8");
  const targets = [...text.matchAll(LINK)].map((match) => match[1] ?? "").filter((to) => !/^\w+:/.test(to));
  expect(targets.filter((to) => !existsSync(join(ROOT, dirname(page), to)))).toEqual([]);
});
