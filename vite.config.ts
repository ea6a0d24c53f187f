import { defineConfig } from "vite";

export default defineConfig({
  root: "dashboard",
  // Relative addresses, so that the page works under any path.
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "../dist/dashboard", emptyOutDir: true },
});
