import { join } from "node:path";
import { ROOT } from "../../scripts/modules.mjs";

/** The folder of the package that was built for this test run. Throws where none was: it is for long tests only. */
export function builtPackage(): string {
  const { BUILT_PACKAGE } = process.env;
  if (BUILT_PACKAGE === undefined) {
    throw new Error("no build of the program: call the file *.e2e.test.ts or *.browser.test.ts");
  }
  return BUILT_PACKAGE;
}

/** The program in that package. */
export const builtProgram = (): string => join(builtPackage(), "dist/arena/apps/cli/main.js");

/** What node is given to start the program in any folder: the build of this test run, in a script the sources. */
export const PROGRAM: readonly string[] =
  process.env.BUILT_PACKAGE === undefined ? [join(ROOT, "scripts/arena.mjs")] : [builtProgram()];
