// @ts-check
// Puts the programs that play many games, each in one file, in the place of their modules in a built folder (argument 1,
// absolute). The compiler then knows the engine's tables and constants, which it otherwise looks up in other modules.
import { dirname, join, relative } from "node:path";
import { build } from "vite";
import { ROOT } from "./modules.mjs";

const PROGRAMS = ["arena/tournament/unit-worker", "arena/bench/measure"];

const [folder = ""] = process.argv.slice(2);
for (const program of PROGRAMS) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [keepPlaces(dirname(join(ROOT, program)))],
    build: {
      ssr: `${program}.ts`,
      outDir: dirname(join(folder, program)),
      emptyOutDir: false,
      target: "node20",
      minify: false,
      rolldownOptions: {
        // As constants they stay known to the compiler; as variables they would not.
        output: { codeSplitting: false, entryFileNames: "[name].js", topLevelVar: false },
      },
    },
  });
}

/**
 * Lets every module find its neighbours from where it would lie by itself, though it lies in a program at `here`.
 * @param {string} here absolute
 * @returns {import("vite").Plugin}
 */
function keepPlaces(here) {
  return {
    name: "keep-places",
    enforce: "pre",
    transform(code, id) {
      const place = relative(here, id).replace(/\.tsx?$/, ".js");
      // In quotes it is a text about other files.
      return code.replaceAll(/(?<!")import\.meta\.url/g, `new URL("${place}", import.meta.url).href`);
    },
  };
}
