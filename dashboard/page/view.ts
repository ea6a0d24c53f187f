import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ViewName } from "./address.ts";
import type { RunViewProps, StoreViewProps } from "./view-props.ts";

/** A view that was loaded; the discriminant is that of its entry in the navigation. */
export type View =
  | { readonly shows: "store"; readonly Component: ComponentType<StoreViewProps> }
  | { readonly shows: "run"; readonly Component: ComponentType<RunViewProps> };

/** Views without a chart. */
const PLAIN: ReadonlySet<ViewName> = new Set(["runs"]);

const ofStore = (Component: ComponentType<StoreViewProps>): View => ({ shows: "store", Component });
const ofRun = (Component: ComponentType<RunViewProps>): View => ({ shows: "run", Component });

/** The module of each view, loaded when the view is first opened. */
const LOADERS: Readonly<Record<ViewName, () => Promise<View>>> = {
  runs: async () => ofStore((await import("../views/runs.tsx")).Runs),
  standings: async () => ofRun((await import("../views/standings.tsx")).Standings),
  learning: async () => ofRun((await import("../views/learning.tsx")).Learning),
  board: async () => ofRun((await import("../views/board.tsx")).BoardView),
  money: async () => ofRun((await import("../views/money.tsx")).Money),
  tuning: async () => ofStore((await import("../views/tuning.tsx")).Tuning),
  game: async () => ofRun((await import("../views/game.tsx")).GameView),
};

/** The view of that name, null while it is loaded and where there is none. */
export function useView(name: ViewName | null): View | null {
  const [loaded, setLoaded] = useState<{ readonly name: ViewName; readonly view: View } | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    let left = false;
    // Beside the view, so that the charts' program is there when the view's data are.
    if (!PLAIN.has(name)) void import("../chart/kit.ts");
    void LOADERS[name]().then((view) => {
      if (!left) setLoaded({ name, view });
    });
    return () => {
      left = true;
    };
  }, [name]);
  return loaded !== null && loaded.name === name ? loaded.view : null;
}
