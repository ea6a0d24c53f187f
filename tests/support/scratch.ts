import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a test run a folder of its own for everything temporary, and takes it away at the end. */
export default function scratch(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "arena-tests-"));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
