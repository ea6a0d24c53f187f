// @ts-check
// A plugin for Vite that writes the licences of the packages that are part of the page beside it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "THIRD-PARTY-LICENSES.txt";

/**
 * @returns {import("vite").Plugin}
 */
export function licences() {
  return {
    name: "licences",
    generateBundle(_options, bundle) {
      const folders = new Set();
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : []) {
          const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
          if (folder !== undefined) folders.add(folder);
        }
      }
      const source = [...folders]
        .sort()
        .map(licenceOf)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

/**
 * The licence of the package in a folder; its name alone where it brings no text.
 * @param {string} folder
 */
function licenceOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text =
    file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`;
}
