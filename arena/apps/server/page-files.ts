import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, posix, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { RunError } from "../../runtime/exit.ts";

/** A file of the page, ready to be sent. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly zipped: Buffer;
}

/** The folder of the built page: beside the built program, or in dist/ of the checkout. */
export const PAGE_FOLDER = fileURLToPath(
  new URL(
    import.meta.url.endsWith(".ts") ? "../../../dist/dashboard/" : "../../../dashboard/",
    import.meta.url,
  ),
);

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * Every file of the built page by its address. Read once: what is not here is not served, whatever its address says.
 * Throws one line where the page was not built.
 */
export function readPage(folder: string = PAGE_FOLDER): ReadonlyMap<string, PageFile> {
  if (!existsSync(join(folder, "index.html"))) {
    throw new RunError("the dashboard's page is not built; npm run build builds it");
  }
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[extname(name)];
    if (type === undefined) continue;
    const bytes = readFileSync(join(folder, name));
    files.set(posix.join("/", name.split(sep).join("/")), { type, bytes, zipped: gzipSync(bytes) });
  }
  files.set("/", files.get("/index.html") as PageFile);
  return files;
}
