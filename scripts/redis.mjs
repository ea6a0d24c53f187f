// @ts-check
import { spawnSync } from "node:child_process";
import { installSystemPackage } from "./system-package.mjs";

/** Makes sure that the tests of queues have the redis-server that they start: on the path, or installed. */
export function ensureRedis() {
  if (starts()) return;
  installSystemPackage("redis-server", "the tests of queues");
  if (!starts()) console.error("No redis-server found: the tests of runs by way of a queue are skipped.");
}

function starts() {
  return spawnSync("redis-server", ["--version"], { timeout: 20_000 }).status === 0;
}
