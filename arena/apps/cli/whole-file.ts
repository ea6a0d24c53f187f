import { accessSync, closeSync, constants, fstatSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { RunError, UsageError } from "../../runtime/exit.ts";

/** Refuses a file to be written, by the name of its option, whose folder is missing or may not be written in. */
export function refuseUnwritable(option: string, path: string): void {
  const folder = dirname(path);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`${option} ${path}: there is no folder ${folder}; make it first`);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageError(`${option} ${path}: the folder ${folder} may not be written in; name another`);
  }
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new UsageError(`${option} ${path}: it is a folder; name a file in it`);
}

/**
 * Lets `write` fill the file at `path`, which it may do by the descriptor or by the path. A file that could not be
 * written whole is removed, and told in one line.
 */
export async function writeWhole(path: string, write: (file: number) => void | Promise<void>): Promise<void> {
  let file: number | undefined;
  try {
    file = openSync(path, "w");
    await write(file);
  } catch (error) {
    // Never a device or a pipe, and never what could not even be opened.
    if (file !== undefined && fstatSync(file).isFile()) rmSync(path, { force: true });
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new RunError(`cannot write ${path}: ${error.message}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
