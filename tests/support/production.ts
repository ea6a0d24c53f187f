import { copyFileSync, cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/modules.mjs";
import { buildProduction } from "../../scripts/production.mjs";

/**
 * Builds these sources once for a test run, in a folder that looks like the installed package, and names the folder in
 * BUILT_PACKAGE: processes start several times faster from a build. Types are looked at by `npm test` itself.
 */
export default function production(): void {
  const folder = join(tmpdir(), "package");
  if (existsSync(folder)) return;
  mkdirSync(folder);
  if (!buildProduction(join(folder, "dist"), ["--noCheck"])) {
    throw new Error("the tests need the production build, which fails: the lines above say why");
  }
  for (const file of ["package.json", "README.md", "LICENSE"]) {
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  for (const packed of ["schema", "examples", "docs"]) {
    cpSync(join(ROOT, packed), join(folder, packed), { recursive: true });
  }
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  process.env.BUILT_PACKAGE = folder;
}
