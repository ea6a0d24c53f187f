import { spawn } from "node:child_process";

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the usual browser; where that fails the address in the terminal is there all the same. */
export function openBrowser(url: string): void {
  const [program, ...first] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...first, url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
