// @ts-check
// `npm start`: the first tournament on a fresh clone. Further arguments go to `arena run`.
import { ensureModules, run } from "./modules.mjs";

ensureModules();
process.exitCode = run(process.execPath, [
  "--import",
  "tsx",
  "arena/cli/main.ts",
  "run",
  ...process.argv.slice(2),
]);
