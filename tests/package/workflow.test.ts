import { mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";

const FILE = ".github/workflows/ci.yml";
const content = readFileSync(join(ROOT, FILE), "utf8");

test("the workflow holds against the schema of workflows", async () => {
  const faultsOf = await loadParser();
  expect(faultsOf(content)).toEqual([]);
  expect(faultsOf(content.replace("runs-on", "run-on"))).not.toEqual([]);
});

test("the workflow calls .ci/run with Node 20, 22 and 24, on Linux and macOS", () => {
  expect(content).toMatch(/^ +- run: \.ci\/run$/m);
  expect(content).toContain("node: [20, 22, 24]");
  expect(content).toContain("os: [ubuntu-latest, macos-latest]");
});

/** The language's own parser, which is written for bundlers: it imports JSON in a way that Node refuses. */
async function loadParser(): Promise<(text: string) => string[]> {
  const outfile = join(mkdtempSync(join(tmpdir(), "workflow-")), "parser.cjs");
  await build({
    stdin: { contents: 'export * from "@actions/workflow-parser"', resolveDir: ROOT },
    bundle: true,
    outfile,
    platform: "node",
    logLevel: "silent",
  });
  const parser: typeof import("@actions/workflow-parser") = createRequire(import.meta.url)(outfile);
  return (text) => {
    const file = { name: FILE, content: text };
    const { context } = parser.parseWorkflow(file, new parser.NoOperationTraceWriter());
    return context.errors.getErrors().map(({ message }) => message);
  };
}
