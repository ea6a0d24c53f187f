// @ts-check
// `npm run docs`: the API reference of the library and of the player's interface, in dist/docs.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureModules, npm, ROOT, run } from "./modules.mjs";

// A package of its own: TypeDoc reads sources through a TypeScript API that the compiler of this project does not have.
const HOME = join(ROOT, "scripts/reference");
const TYPEDOC = join(HOME, "node_modules/typedoc/bin/typedoc");

ensureModules();
if (!existsSync(TYPEDOC)) {
  console.error("Installing TypeDoc …");
  npm(["ci", "--prefix", HOME, "--no-audit", "--no-fund"]);
}
process.exitCode = run(process.execPath, [TYPEDOC, "--options", join(HOME, "typedoc.json")]);
