import { readFileSync } from "node:fs";
import { DataFault } from "../../src/text/data-fault.ts";
import { parseJson } from "./parse-json.ts";

/** Reads a file as JSON. Throws a {@link DataFault} with the reason when it cannot be read or is not valid. */
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

/** An own key of that name is lost when objects are copied, and the contents with it. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new Error('the key "__proto__" means nothing here');
  return value;
}
