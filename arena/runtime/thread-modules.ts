import { pathToFileURL } from "node:url";

/** URLs of modules that every worker thread imports before anything else. */
const modules = new Set<string>();

/**
 * Lets every worker thread that is started from now on import the module at `url` (its `import.meta.url`) first. Throws on
 * the program's main module, which would begin anew in every thread.
 */
export function importInThreads(url: string): void {
  const [, main = ""] = process.argv;
  if (url === pathToFileURL(main).href) {
    throw new Error(
      `${url} is the program itself, and would run again in every worker thread: expected a module of its own that only registers`,
    );
  }
  modules.add(url);
}

/** Those modules as options of Node, in the order in which they were asked for. */
export function moduleOptions(): string[] {
  return [...modules].flatMap((url) => ["--import", url]);
}
