// @ts-check
import { existsSync } from "node:fs";
import { run } from "./modules.mjs";

/**
 * Installs a program's package where that can be done: on Debian, as root, by apt-get with what it recommends.
 * @param {string} name
 * @param {string} purpose what it is for, as it is told
 */
export function installSystemPackage(name, purpose) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.error(`Installing ${name} for ${purpose} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  run("apt-get", [...apt, "update"], env);
  run("apt-get", [...apt, "install", "-y", name], env);
}
