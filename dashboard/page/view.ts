import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ViewName } from "./address.ts";
import type { ViewProps } from "./view-props.ts";

type View = ComponentType<ViewProps>;

/** Views without a chart. */
const PLAIN: ReadonlySet<ViewName> = new Set(["runs"]);

/** The module of each view, loaded when the view is first opened. */
const LOADERS: Readonly<Record<ViewName, () => Promise<View>>> = {
  runs: async () => (await import("../views/runs.tsx")).Runs,
  standings: async () => (await import("../views/standings.tsx")).Standings,
  learning: async () => (await import("../views/learning.tsx")).Learning,
  board: async () => (await import("../views/board.tsx")).BoardView,
  money: async () => (await import("../views/money.tsx")).Money,
  tuning: async () => (await import("../views/tuning.tsx")).Tuning,
  game: async () => (await import("../views/game.tsx")).GameView,
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
