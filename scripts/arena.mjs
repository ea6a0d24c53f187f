// @ts-check
// `npm run arena -- …`: the program from its sources, in this process, with its packages installed first where they are missing.
import { ensureModules } from "./modules.mjs";

ensureModules();
await import("./typescript.mjs");
await import("../arena/apps/cli/main.ts");
