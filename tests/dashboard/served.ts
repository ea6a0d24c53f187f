import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { builtProgram } from "../support/program.ts";

/** A store that the built program serves, in a process of its own. */
export interface Served {
  readonly store: string;
  readonly url: string;
}

/** Starts `arena dashboard`, and returns when it listens. */
export async function serve(store: string): Promise<Served & { close(): Promise<void> }> {
  const child = spawn(process.execPath, [builtProgram(), "dashboard", store, "--quiet"], {
    stdio: ["ignore", "pipe", openSync(warningsFile(store), "w")],
  });
  // A test run that is ended takes its servers along.
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  const [url] = await once(child.stdout as Readable, "data");
  return {
    store,
    url: String(url).trim(),
    async close() {
      process.off("exit", kill);
      child.kill("SIGINT");
      await once(child, "close");
    },
  };
}

/** What the process that serves the store has warned of so far. */
export const warningsOf = ({ store }: Served): string => readFileSync(warningsFile(store), "utf8");

const warningsFile = (store: string): string => `${store}.warnings`;
