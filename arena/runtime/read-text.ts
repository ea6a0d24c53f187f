import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { DataFault } from "../../src/text/data-fault.ts";

/** Bytes that a file may have where its reader sets no other limit. */
const LARGEST_FILE = 64_000_000;

/** Reads a regular file of at most `most` bytes as UTF-8. Throws as {@link readBytes} does. */
export function readText(path: string, most?: number): string {
  return readBytes(path, most).toString("utf8");
}

/**
 * Reads a regular file of at most `most` bytes. Throws a {@link DataFault} with the reason where there is none: a device or
 * a pipe would never end.
 */
export function readBytes(path: string, most: number = LARGEST_FILE): Buffer {
  let file: number | undefined;
  try {
    // Without waiting: a pipe that nobody writes to would keep the program here.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(file);
    if (found.isDirectory()) throw new DataFault([], "expected a file, not a folder");
    if (!found.isFile()) throw new DataFault([], "expected a regular file, not a device or a pipe");
    if (found.size > most) throw new DataFault([], `has ${found.size} bytes, expected at most ${most}`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof DataFault) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DataFault([], REASONS[code ?? ""] ?? message);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "expected a file, not a folder",
  EACCES: "the file may not be read",
  ENXIO: "expected a regular file, not a device or a pipe",
};
