// @ts-check
// `npm run build`: the library and the command line for plain node, and the dashboard's page, in dist/.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureModules, ROOT } from "./modules.mjs";
import { buildProduction } from "./production.mjs";

ensureModules();
const dist = join(ROOT, "dist");
rmSync(dist, { recursive: true, force: true });
process.exitCode = buildProduction(dist) ? 0 : 1;
