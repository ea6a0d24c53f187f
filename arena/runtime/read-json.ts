import { refuseInexactNumbers } from "./exact-numbers.ts";
import { parseJson } from "./parse-json.ts";
import { readText } from "./read-text.ts";

/** Reads a file as JSON. Throws a `DataFault` with the reason when it cannot be read or is not valid. */
export function readJson(path: string): unknown {
  const text = readText(path);
  const content = parseJson(text, refuseProto);
  refuseInexactNumbers(text);
  return content;
}

/** An own key of that name is lost when objects are copied, and the contents with it. */
function refuseProto(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new Error('the key "__proto__" means nothing here');
  return value;
}
