import { defineConfig } from "vite";
import { onePage } from "./dashboard/one-page.ts";
import { licences } from "./scripts/licences.mjs";

/** The dashboard's page; in mode `report` all of it in the one file that `arena report --html` fills with numbers. */
export default defineConfig(({ mode }) => {
  const report = mode === "report";
  return {
    root: "dashboard",
    // Relative addresses, so that the page works under any path.
    base: "./",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: "../dist/dashboard",
      emptyOutDir: !report,
      ...(report
        ? {
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: { output: { codeSplitting: false } },
          }
        : { rolldownOptions: { input: ["dashboard/index.html", "dashboard/play.html"] } }),
    },
    plugins: report ? [onePage("report.html")] : [licences()],
  };
});
