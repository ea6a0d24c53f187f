// @ts-check
import { spawnSync } from "node:child_process";
import { installSystemPackage } from "./system-package.mjs";

/** Makes sure that the terminal tests have the tmux that they draw in: on the path, or installed. */
export function ensureTmux() {
  if (starts()) return;
  installSystemPackage("tmux", "the terminal tests");
  if (!starts())
    console.error("No tmux found: the terminal tests will fail. Install it, version 3 or later.");
}

function starts() {
  return spawnSync("tmux", ["-V"], { timeout: 20_000 }).status === 0;
}
