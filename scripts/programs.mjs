// @ts-check
// Puts the programs, each joined from its modules, in their places in a built folder (argument 1, absolute). Those that
// play many games are one file: the compiler then knows the engine's tables and constants, which it otherwise looks up
// in other modules. The command line is one file and a part for what only some commands need: it
// is read in half the time.
import { dirname, join, relative } from "node:path";
import { build } from "vite";
import { licences } from "./licences.mjs";
import { ROOT } from "./modules.mjs";

const PROGRAMS = [
  { program: "arena/tournament/workers/unit-worker", codeSplitting: false },
  { program: "arena/replay/record/recording-worker", codeSplitting: false },
  { program: "arena/apps/bench/measure", codeSplitting: false },
  { program: "arena/apps/cli/main", codeSplitting: true },
];

const [folder = ""] = process.argv.slice(2);
for (const { program, codeSplitting } of PROGRAMS) {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    plugins: [keepPlaces(dirname(join(ROOT, program))), licences()],
    // Of all libraries the one in most files.
    ssr: { noExternal: ["zod"] },
    build: {
      ssr: `${program}.ts`,
      outDir: dirname(join(folder, program)),
      emptyOutDir: false,
      target: "node20",
      minify: false,
      rolldownOptions: {
        // As constants they stay known to the compiler; as variables they would not.
        output: {
          codeSplitting,
          entryFileNames: "[name].js",
          chunkFileNames: "part-[hash].js",
          topLevelVar: false,
        },
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
    resolveId(source, importer) {
      // A program within a program stays its own file.
      const id = importer === undefined ? "" : relative(ROOT, join(dirname(importer), source));
      if (!PROGRAMS.some(({ program }) => id === `${program}.ts`)) return undefined;
      return { id: `./${relative(here, join(ROOT, id))}`.replace(/\.ts$/, ".js"), external: true };
    },
    transform(code, id) {
      if (id.includes("node_modules")) return;
      const place = relative(here, id).replace(/\.tsx?$/, ".js");
      // In quotes it is a text about other files.
      return code.replaceAll(/(?<!")import\.meta\.url/g, `new URL("${place}", import.meta.url).href`);
    },
  };
}
