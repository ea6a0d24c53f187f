import { readFileSync } from "node:fs";
import { DataFault } from "../../src/text/data-fault.ts";
import { parseJson } from "./parse-json.ts";

/** The JSON of a file. Throws a {@link DataFault} that says why there is none. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DataFault([], REASONS[code ?? ""] ?? message);
  }
  return parseJson(text, refuseProto);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EISDIR: "expected a file, not a folder",
  EACCES: "the file may not be read",
};

/** A key of that name would vanish on its way through objects, and with it what the file says. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new Error('the key "__proto__" means nothing here');
  return value;
}
