// @ts-check
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** The root of the checkout, where every script runs. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs one program in the checkout with its output shown, and returns its exit code.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number}
 */
export function run(program, args, env = process.env) {
  return finished(program, spawnSync(program, args, { cwd: ROOT, env, stdio: "inherit" }));
}

/**
 * Runs an npm command with its output on stderr, so that stdout stays data.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli === undefined ? ["npm"] : [process.execPath, cli];
  return finished(
    "npm",
    spawnSync(program ?? "npm", [...first, ...args], { cwd: ROOT, stdio: ["ignore", 2, 2] }),
  );
}

/** Installs the packages of package-lock.json where they are missing, of another version or built for another Node. */
export function ensureModules() {
  if (!installed()) {
    console.error(
      "Installing the packages of package-lock.json (some minutes where SQLite must be compiled) …",
    );
    if (npm(["ci", "--no-audit", "--no-fund"]) !== 0) fail("npm ci failed; the lines above say why");
  }
  if (!databaseLoads()) {
    console.error("Building better-sqlite3 for this Node …");
    npm(["rebuild", "better-sqlite3"]);
    if (!databaseLoads()) fail("better-sqlite3 does not load; `npm rebuild better-sqlite3` says why");
  }
}

/**
 * The result of a program as an exit code; a program that could not be started is a failure by name.
 * @param {string} program
 * @param {import("node:child_process").SpawnSyncReturns<Buffer>} result
 */
function finished(program, result) {
  if (result.error) console.error(`${program} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

/** True where node_modules holds all that the lock file names; optional packages may be missing (other platforms). */
function installed() {
  const wanted = packages("package-lock.json");
  const present = packages("node_modules/.package-lock.json");
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === "") return true;
    const found = present[path];
    return found === undefined
      ? optional === true
      : found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packages(lock) {
  try {
    return JSON.parse(readFileSync(new URL(`../${lock}`, import.meta.url), "utf8")).packages;
  } catch {
    return {};
  }
}

/** True where a database can be opened: by Node's own SQLite, or by the one compiled package. */
function databaseLoads() {
  if (nodeHasSqlite()) return true;
  try {
    const Database = createRequire(import.meta.url)("better-sqlite3");
    new Database(":memory:").close();
    return true;
  } catch {
    return false;
  }
}

/** Node 22.13 and later; the number is asked because loading it prints a warning. */
function nodeHasSqlite() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
