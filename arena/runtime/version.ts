import { createRequire } from "node:module";

// By its own name, so that the same line finds it from the sources and from the build.
const manifest: { readonly version: string } = createRequire(import.meta.url)("monopoly-arena/package.json");

/** The version of this package, as `--version` prints it. */
export const version = manifest.version;
