import { useEffect, useState } from "preact/hooks";
import { source } from "./source.ts";

/** A view as the navigation has it. */
interface ViewEntry {
  readonly title: string;
  /** `run`: it shows one run; `store`: it shows all that the store has. */
  readonly shows: "run" | "store";
  /** The parameters that it takes beside `run`; an address loses all others when it comes to the view. */
  readonly params: readonly string[];
}

/** The views by the name that the address has for them, in the order of the navigation. */
export const VIEWS = {
  runs: { title: "Runs", shows: "store", params: ["filter", "compare"] },
  standings: { title: "Standings", shows: "run", params: [] },
  learning: { title: "Learning", shows: "run", params: ["player"] },
  board: { title: "Board", shows: "run", params: ["measure"] },
  money: { title: "Money", shows: "run", params: [] },
  tuning: { title: "Tuning", shows: "store", params: ["study", "x", "y"] },
  game: { title: "Game", shows: "run", params: ["unit", "game", "at"] },
} as const satisfies Readonly<Record<string, ViewEntry>>;
export type ViewName = keyof typeof VIEWS;

/** The views that there are: a page with one run has neither a list of runs nor studies. */
export const VIEW_NAMES = (Object.keys(VIEWS) as ViewName[]).filter(
  (view) => !source.embedded || VIEWS[view].shows === "run",
);

/** The view of an address that names none. */
export const FIRST_VIEW = VIEW_NAMES[0];

/** A place in the page: a view and everything chosen in it, as the URL has it. */
export interface Address {
  /** Null where the address names a view that does not exist. */
  readonly view: ViewName | null;
  readonly params: Readonly<Record<string, string>>;
}

/** A change of parameters; null takes one out. */
export type Change = Readonly<Record<string, string | number | null>>;

/** Reads `#/standings?run=3`; without a name it is the first view. */
export function readAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const view = path === "" ? FIRST_VIEW : (VIEW_NAMES.find((name) => name === path) ?? null);
  const known: readonly string[] = view === null ? [] : ["run", ...VIEWS[view].params];
  const given = [...new URLSearchParams(query)].filter(([name]) => known.includes(name));
  return { view, params: Object.fromEntries(given) };
}

export function hashOf({ view, params }: Address): string {
  const query = new URLSearchParams(params).toString();
  return `#/${view ?? FIRST_VIEW}${query === "" ? "" : `?${query}`}`;
}

/** The address after a change. */
export function changed({ view, params }: Address, change: Change): Address {
  const next: Record<string, string> = { ...params };
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === "") delete next[name];
    else next[name] = String(value);
  }
  return { view, params: next };
}

/**
 * Changes parameters of the page's address: as a step that Back undoes or, when `quietly`, in place of this one. A view
 * that has been left changes nothing.
 */
export type Go = (change: Change, quietly?: boolean) => void;

/** The page's address, and the way to change its parameters. */
export function useAddress(): readonly [Address, Go] {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  useEffect(() => {
    const read = (): void => setAddress(readAddress(location.hash));
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const go: Go = (change, quietly = false) => {
    const now = readAddress(location.hash);
    if (now.view !== address.view) return;
    const next = changed(now, change);
    if (quietly) {
      history.replaceState(null, "", hashOf(next));
      setAddress(next);
    } else {
      location.hash = hashOf(next);
    }
  };
  return [address, go];
}
