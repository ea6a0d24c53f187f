/** Probes on what a player must not look at: chance and clocks outside the game. An armed probe notes each look. */

/** Functions of the process that give away chance or time. */
const SOURCES: readonly { readonly of: string; readonly holder: object; readonly keys: readonly string[] }[] =
  [
    { of: "Math", holder: Math, keys: ["random"] },
    { of: "Date", holder: Date, keys: ["now"] },
    { of: "performance", holder: performance, keys: ["now"] },
    { of: "process", holder: process, keys: ["hrtime", "uptime"] },
    { of: "crypto", holder: crypto, keys: ["randomUUID", "getRandomValues"] },
  ];

/** Probes in place of the sources, until they are taken out again. */
export interface Probes {
  /** From now on looks are noted. */
  arm(): void;
  disarm(): void;
  /** The sources looked at since the last call, by name. */
  looks(): string[];
  /** Puts everything back. */
  remove(): void;
}

/** Puts the probes in place. Code that is loaded after this and keeps a source for later keeps the probe. */
export function placeProbes(): Probes {
  let armed = false;
  const seen = new Set<string>();
  const note = (name: string): void => {
    if (armed) seen.add(name);
  };
  const sources = SOURCES.flatMap(({ of, holder, keys }) =>
    keys.map((key) => ({ name: `${of}.${key}`, holder, key })),
  );
  const restore = sources.map(({ name, holder, key }) => {
    const own = Object.getOwnPropertyDescriptor(holder, key);
    const original: unknown = Reflect.get(holder, key);
    if (typeof original !== "function") return () => {};
    const probe = new Proxy(original, {
      apply(target, _self, args) {
        note(name);
        return Reflect.apply(target, holder, args);
      },
    });
    Object.defineProperty(holder, key, { configurable: true, writable: true, value: probe });
    return () => {
      if (own === undefined) Reflect.deleteProperty(holder, key);
      else Object.defineProperty(holder, key, own);
    };
  });
  const clock = globalThis.Date;
  globalThis.Date = new Proxy(clock, {
    construct(target, args, self) {
      if (args.length === 0) note("new Date");
      return Reflect.construct(target, args, self);
    },
  });
  return {
    arm: () => {
      armed = true;
    },
    disarm: () => {
      armed = false;
    },
    looks: () => {
      const looks = [...seen].sort();
      seen.clear();
      return looks;
    },
    remove: () => {
      globalThis.Date = clock;
      for (const each of restore) each();
    },
  };
}
