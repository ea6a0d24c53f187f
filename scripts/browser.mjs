// @ts-check
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installSystemPackage } from "./system-package.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium that the browser tests drive: $CHROMIUM_PATH, else one on the path, else, on Debian as root, one that
 * apt-get installs. Undefined, after one line on stderr, when none can be had.
 * @returns {string | undefined}
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  installSystemPackage("chromium", "the browser tests");
  const installed = findBrowser();
  if (installed === undefined) {
    console.error(
      "No Chromium found: the browser tests will fail. Install one, or set CHROMIUM_PATH to its program.",
    );
  }
  return installed;
}

/** @returns {string | undefined} */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) return named;
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...APPLICATIONS].find((path) => existsSync(path) && starts(path));
}

/**
 * True for a browser that starts: some systems put a stub in its place.
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}
