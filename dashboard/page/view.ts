import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { StorePulse } from "../../arena/dashboard-server/pulse.ts";
import type { RunListing } from "../../arena/dashboard-server/routes.ts";
import type { Address, Go, ViewName } from "./address.ts";

/** What every view is given. */
export interface ViewProps {
  /** The run that is looked at. */
  readonly run: RunListing;
  /** All runs of the store, oldest first. */
  readonly runs: readonly RunListing[];
  readonly address: Address;
  readonly go: Go;
  /** Text that changes when the run's numbers may have. */
  readonly version: string;
  /** How far everything in the store is. */
  readonly pulse: StorePulse;
}

export type View = ComponentType<ViewProps>;

/** Where each view is; it is loaded when it is first opened. */
const LOADERS: Readonly<Record<ViewName, () => Promise<View>>> = {
  runs: async () => (await import("../views/runs.tsx")).Runs,
  standings: async () => (await import("../views/standings.tsx")).Standings,
  learning: async () => (await import("../views/learning.tsx")).Learning,
  board: async () => (await import("../views/board.tsx")).BoardView,
  money: async () => (await import("../views/money.tsx")).Money,
  tuning: async () => (await import("../views/tuning.tsx")).Tuning,
  game: async () => (await import("../views/game.tsx")).GameView,
};

/** The view of that name, null while it is loaded. */
export function useView(name: ViewName): View | null {
  const [loaded, setLoaded] = useState<{ readonly name: ViewName; readonly view: View } | null>(null);
  useEffect(() => {
    let left = false;
    void LOADERS[name]().then((view) => {
      if (!left) setLoaded({ name, view });
    });
    return () => {
      left = true;
    };
  }, [name]);
  return loaded !== null && loaded.name === name ? loaded.view : null;
}
