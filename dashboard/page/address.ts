import { useEffect, useState } from "preact/hooks";
import { source } from "./source.ts";

/** The views by the name that the address has for them, in the order of the navigation. */
export const VIEWS = {
  runs: "Runs",
  standings: "Standings",
  learning: "Learning",
  board: "Board",
  money: "Money",
  tuning: "Tuning",
  game: "Game",
} as const;
export type ViewName = keyof typeof VIEWS;

/** The views that there are: a page with one run has neither a list of runs nor studies. */
export const VIEW_NAMES = (Object.keys(VIEWS) as ViewName[]).filter(
  (view) => !source.embedded || (view !== "runs" && view !== "tuning"),
);

/** The view of an address that names none. */
export const FIRST_VIEW = VIEW_NAMES[0];

/** A place in the page: a view and everything chosen in it, as the URL has it. */
export interface Address {
  /** Null where the address names none that there is. */
  readonly view: ViewName | null;
  readonly params: Readonly<Record<string, string>>;
}

/** A change of parameters; null takes one out. */
export type Change = Readonly<Record<string, string | number | null>>;

/** Reads `#/standings?run=3`; without a name it is the first view. */
export function readAddress(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const view = path === "" ? FIRST_VIEW : (VIEW_NAMES.find((name) => name === path) ?? null);
  return { view, params: Object.fromEntries(new URLSearchParams(query)) };
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

/** Changes parameters of the page's address, as a step that Back undoes or, when `quietly`, in place of this one. */
export type Go = (change: Change, quietly?: boolean) => void;

/** The page's address, and how to change its parameters. */
export function useAddress(): readonly [Address, Go] {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  useEffect(() => {
    const read = (): void => setAddress(readAddress(location.hash));
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const go: Go = (change, quietly = false) => {
    const next = changed(readAddress(location.hash), change);
    if (quietly) {
      history.replaceState(null, "", hashOf(next));
      setAddress(next);
    } else {
      location.hash = hashOf(next);
    }
  };
  return [address, go];
}
