/** Objects of the language and of the engine that players in the same thread can change. */

// Taken before any player runs: a player may replace them.
const same = Object.is;
const {
  ownKeys,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  setPrototypeOf,
  defineProperty,
  deleteProperty,
  preventExtensions,
  isExtensible,
} = Reflect;

/** Names of the language's own objects; what they lead to is watched as well. */
const GLOBALS = [
  ..."Object Function Array String Number Boolean Symbol BigInt Math JSON Reflect Promise Proxy RegExp Date".split(
    " ",
  ),
  ..."Map Set WeakMap WeakSet WeakRef Atomics ArrayBuffer SharedArrayBuffer DataView Intl".split(" "),
  ..."Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array".split(" "),
  ..."Float32Array Float64Array BigInt64Array BigUint64Array".split(" "),
  ..."Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError".split(" "),
  ..."isNaN isFinite parseInt parseFloat structuredClone".split(" "),
];

/** Properties that code assigns to objects of its own, which an inherited one that is frozen would not allow. */
const OPEN: ReadonlySet<PropertyKey> = new Set(
  "toString toLocaleString valueOf toJSON constructor name message stack stackTraceLimit prepareStackTrace".split(
    " ",
  ),
);
/** Objects whose `constructor` decides what the engine's own lists are made by. */
const LISTS: ReadonlySet<object> = new Set([
  Array.prototype,
  getPrototypeOf(Int32Array.prototype) as object,
  Int32Array.prototype,
  Float64Array.prototype,
  Promise.prototype,
]);

/** An object and its properties as they were. */
interface Kept {
  readonly name: string;
  readonly object: object;
  readonly prototype: object | null;
  readonly keys: readonly PropertyKey[];
  readonly properties: readonly PropertyDescriptor[];
  /** Whether it is frozen but for these properties. */
  readonly closed: boolean;
}

/**
 * Remembers the language's own objects and the engine's `shared` ones, by name, with all that they lead to, so that a
 * change of any of them is noticed and undone. Made before the first player is loaded.
 */
export class Intrinsics {
  private readonly roots: Readonly<Record<string, object>>;
  private kept: readonly Kept[];
  private frozen = false;

  constructor(shared: Readonly<Record<string, object>>) {
    this.roots = {
      ...Object.fromEntries(GLOBALS.map((name) => [name, Reflect.get(globalThis, name) as object])),
      "the list's iterator": getPrototypeOf([][Symbol.iterator]()) as object,
      "the map's iterator": getPrototypeOf(new Map()[Symbol.iterator]()) as object,
      "the set's iterator": getPrototypeOf(new Set()[Symbol.iterator]()) as object,
      "the generator": getPrototypeOf(function* () {}) as object,
      "the asynchronous function": getPrototypeOf(async () => {}) as object,
      ...shared,
    };
    this.kept = walk(this.roots);
  }

  /**
   * Lets nobody change them for good in this thread, but for what players extend by assignment: properties of that name
   * ({@link OPEN}), and what `open` leads to. A change that is undone in time to be missed could else catch the engine's
   * calls in between.
   */
  freeze(open: readonly object[]): void {
    for (const { object } of this.kept) if (!open.includes(object)) freezeButOpen(object);
    for (const name of GLOBALS) {
      defineProperty(globalThis, name, { writable: false, configurable: false });
    }
    // What is frozen needs no second look.
    this.kept = walk(this.roots)
      .map(closedBut)
      .filter(({ closed, keys }) => !closed || keys.length > 0);
    this.frozen = true;
  }

  /** The name of the first that was changed, or null; every change is undone. Uses nothing that a player can replace. */
  undo(): string | null {
    const { kept } = this;
    let changed: string | null = this.frozen ? null : restoreGlobals(kept);
    for (let i = 0; i < kept.length; i++) {
      const found = restore(kept[i]);
      if (found !== null && changed === null) changed = found;
    }
    return changed;
  }
}

/** Of an object that takes no more properties, those that can still be changed. */
function closedBut(kept: Kept): Kept {
  if (isExtensible(kept.object)) return kept;
  const open = kept.properties.map(
    ({ configurable, writable }) => configurable === true || writable === true,
  );
  return {
    ...kept,
    closed: true,
    keys: kept.keys.filter((_, i) => open[i]),
    properties: kept.properties.filter((_, i) => open[i]),
  };
}

function freezeButOpen(object: object): void {
  for (const key of ownKeys(object)) {
    const property = getOwnPropertyDescriptor(object, key);
    if (property?.configurable !== true) continue;
    const open = OPEN.has(key) && !(key === "constructor" && LISTS.has(object));
    const writable = "value" in property && !open ? { writable: false } : {};
    defineProperty(object, key, { ...writable, configurable: false });
  }
  preventExtensions(object);
}

/** The globals themselves lead the list, each under its name. */
function restoreGlobals(kept: readonly Kept[]): string | null {
  let changed: string | null = null;
  for (let i = 0; i < GLOBALS.length; i++) {
    const { name, object } = kept[i];
    const now = getOwnPropertyDescriptor(globalThis, name);
    if (now !== undefined && "value" in now && now.value === object) continue;
    if (changed === null) changed = name;
    defineProperty(globalThis, name, {
      value: object,
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
  return changed;
}

function restore(kept: Kept): string | null {
  const { name, object, keys, properties } = kept;
  let changed = kept.closed ? null : restoreShape(kept);
  for (let i = 0; i < keys.length; i++) {
    const was = properties[i];
    const is = getOwnPropertyDescriptor(object, keys[i]);
    if (
      is !== undefined &&
      same(is.value, was.value) &&
      is.get === was.get &&
      is.set === was.set &&
      is.writable === was.writable
    ) {
      continue;
    }
    changed = `${name}.${shown(keys[i])}`;
    defineProperty(object, keys[i], was);
  }
  return changed;
}

/** Puts back the prototype, and takes away what was added. */
function restoreShape({ name, object, prototype, keys }: Kept): string | null {
  let changed: string | null = null;
  if (getPrototypeOf(object) !== prototype) {
    changed = `${name}.__proto__`;
    setPrototypeOf(object, prototype);
  }
  const now = ownKeys(object);
  if (now.length !== keys.length) {
    for (let i = 0; i < now.length; i++) {
      if (includes(keys, now[i])) continue;
      changed = `${name}.${shown(now[i])}`;
      deleteProperty(object, now[i]);
    }
  }
  return changed;
}

function includes(keys: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let i = 0; i < keys.length; i++) if (keys[i] === key) return true;
  return false;
}

function shown(key: PropertyKey): string {
  return typeof key === "symbol" ? "[symbol]" : `${key}`;
}

/** The objects named and all that their properties and prototypes lead to, each once. */
function walk(roots: Readonly<Record<string, object>>): Kept[] {
  const kept: Kept[] = [];
  const seen = new Set<object>();
  const due: { readonly name: string; readonly object: object }[] = Object.entries(roots).map(
    ([name, object]) => ({ name, object }),
  );
  // A queue: the roots come first, in their order.
  for (let next = due.shift(); next !== undefined; next = due.shift()) {
    const { name, object } = next;
    if (seen.has(object)) continue;
    seen.add(object);
    const keys = ownKeys(object);
    const properties = keys.map((key) => getOwnPropertyDescriptor(object, key) as PropertyDescriptor);
    const prototype = getPrototypeOf(object);
    kept.push({ name, object, prototype, keys, properties, closed: false });
    const lead = (to: unknown, key: string): void => {
      if ((typeof to === "object" && to !== null) || typeof to === "function") {
        due.push({ name: `${name}.${key}`, object: to });
      }
    };
    lead(prototype, "__proto__");
    properties.forEach(({ value, get, set }, i) => {
      for (const each of [value, get, set]) lead(each, shown(keys[i]));
    });
  }
  return kept;
}
