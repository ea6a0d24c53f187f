import { expect, test } from "vitest";
import { sourceFiles } from "../../scripts/source-files.ts";

/** Folders whose code runs in the page as it does in a terminal. */
const PURE = ["dashboard/", "src/", "components/", "arena/replay/", "arena/table/panels.ts"];

test("the page takes types alone of what runs beside it, and code of the replay and of the game", () => {
  const imported = sourceFiles()
    .filter(({ floor }) => floor === "dashboard")
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*?from "(\.[^"]+)"/gms)].map(
        ([, target]) => [path, target] as const,
      ),
    )
    .map(([path, target]) => `${path} → ${new URL(target, `file:///${path}`).pathname.slice(1)}`)
    .filter((arrow) => !PURE.some((folder) => arrow.includes(`→ ${folder}`)));
  expect(imported).toEqual([]);
});
