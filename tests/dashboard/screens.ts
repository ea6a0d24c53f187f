import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { keepPicture, openPage } from "./page.ts";

/** Screens on which every view must be whole: a desk, a telephone, and a desk at 200% zoom, in both schemes. */
export const SCREENS = [
  { name: "desk", viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { name: "telephone", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
  { name: "zoom", viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, colorScheme: "dark" },
] as const satisfies readonly (BrowserContextOptions & { readonly name: string })[];

/**
 * Does the same on every screen. What it calls `whole` looks for barriers, for sideways scrolling and for errors of the
 * page as it is, and keeps a picture of it.
 */
export async function onEveryScreen(
  browser: Browser,
  visit: (page: Page, whole: (picture: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const { name, ...options } of SCREENS) {
    const { page, faults } = await openPage(browser, options);
    await visit(page, async (picture) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${picture}, ${name}: the page scrolls sideways`).toBeLessThanOrEqual(
        options.viewport.width,
      );
      expect(await violations(page), `${picture}, ${name}`).toEqual([]);
      expect(faults, `${picture}, ${name}`).toEqual([]);
      await keepPicture(page, `${picture}-${name}`);
    });
    await page.context().close();
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every rule of axe that the page breaks, with the element that breaks it. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const results = (await page.evaluate("axe.run()")) as AxeResults;
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
