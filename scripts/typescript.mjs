// @ts-check
// `node --import ./scripts/typescript.mjs FILE.ts`: lets Node run the sources as they are.
import { register } from "node:module";

process.setSourceMapsEnabled(true);
register("./typescript-hooks.mjs", import.meta.url);
