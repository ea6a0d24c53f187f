// @ts-check
// `npm run build`: the library and the command line for plain node, and the dashboard's page, in dist/.
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureModules, ROOT, run } from "./modules.mjs";

ensureModules();
rmSync(join(ROOT, "dist"), { recursive: true, force: true });
const built =
  run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"]) === 0 &&
  run(process.execPath, ["node_modules/vite/bin/vite.js", "build"]) === 0 &&
  run(process.execPath, ["node_modules/vite/bin/vite.js", "build", "--mode", "report"]) === 0;
if (built) chmodSync(join(ROOT, "dist/arena/cli/main.js"), 0o755);
process.exitCode = built ? 0 : 1;
