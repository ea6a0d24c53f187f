import type { z } from "zod";

/** The path to a place in a file: keys and indices from the top. */
export type DataPath = readonly PropertyKey[];

/** Data from outside that is refused: one line that names the place, what was expected and what was found. */
export class DataFault extends Error {
  override readonly name = "DataFault";
  readonly path: DataPath;
  /** The reason, as the line gives it after the place. */
  readonly reason: string;

  constructor(path: DataPath, reason: string) {
    super((path.length === 0 ? reason : `${pathText(path)}: ${reason}`).replace(/[\s\p{C}]+/gu, " "));
    this.path = path;
    this.reason = reason;
  }
}

/** Reads `value` by `schema` and returns what it says, or throws a {@link DataFault}. */
export function readData<T>(schema: z.ZodType<T>, value: unknown): T {
  const stray = prototypeKey(value, DEEPEST);
  if (stray !== null) throw new DataFault(stray, "is not a name that anything can have");
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  // An unknown key comes first: it is often why a known one is missing.
  const { issues } = read.error;
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue.code === "unrecognized_keys") {
    throw new DataFault([...issue.path, issue.keys[0]], issue.message);
  }
  throw new DataFault(issue.path, `${issue.message}, got ${shown(valueAt(value, issue.path))}`);
}

/** A path as it is written in code: `squares[3].rents[0]`, `groups["Light Blue"].houseCost`. */
export function pathText(path: DataPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = String(key);
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${text}[${shown(name)}]`;
    return text === "" ? name : `${text}.${name}`;
  }, "");
}

/** A value as one line can carry it. */
export function shown(value: unknown, longest = LONGEST): string {
  if (value === undefined) return "nothing";
  // JSON has no NaN and no Infinity, and would call them null.
  const text = typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value));
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const LONGEST = 60;

/** No file of ours is deeper; what is deeper is refused by its shape. */
const DEEPEST = 8;

/** The path of a key called `__proto__`, which parsers of objects ignore silently, or null. */
function prototypeKey(value: unknown, depth: number): DataPath | null {
  if (typeof value !== "object" || value === null || depth === 0) return null;
  // The elements of a blob are no names.
  if (ArrayBuffer.isView(value)) return null;
  const list = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    if (key === "__proto__") return [key];
    const found = prototypeKey(part, depth - 1);
    if (found !== null) return [list ? Number(key) : key, ...found];
  }
  return null;
}

function valueAt(value: unknown, path: DataPath): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
