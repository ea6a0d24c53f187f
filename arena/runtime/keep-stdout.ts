import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** The functions of `node:fs` that write to an open file, which is their first argument. */
const WRITERS = ["write", "writeSync", "writev", "writevSync", "writeFileSync", "appendFileSync"] as const;

const STDOUT = 1;
const STDERR = 2;

/**
 * Keeps stdout for the program's answer: what the code of players prints, by `console.log` or straight to file 1, goes to
 * stderr. Call it once in each thread in which players run, after the program has taken its own way to stdout.
 */
export function keepStdout(): void {
  process.stdout.write = process.stderr.write.bind(process.stderr);
  for (const name of WRITERS) {
    const write: (...args: readonly never[]) => unknown = fs[name];
    const redirected = (file: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(write, fs, [file === STDOUT ? STDERR : file, ...rest]);
    Object.assign(fs, { [name]: redirected });
  }
  // So that what is imported by name is redirected as well.
  syncBuiltinESMExports();
}
