// @ts-check
// Lets Node run the program's sources as they are, and play games at the pace of the build; tools are run by tsx.
import { register } from "node:module";

process.setSourceMapsEnabled(true);
register("./typescript-hooks.mjs", import.meta.url);
