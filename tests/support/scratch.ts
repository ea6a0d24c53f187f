import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const PREFIX = "arena-";

/**
 * Gives a test run a folder of its own for everything temporary, and takes it away at the end. Asked once for each
 * project of the run, it makes one folder: the paths of sockets in it must stay short.
 */
export default function scratch(): () => void {
  if (basename(tmpdir()).startsWith(PREFIX)) return () => {};
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // Servers that tests start as another user keep their files in it, and may not list it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // A process that is just ending may still write.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
