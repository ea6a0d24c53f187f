import { useState } from "preact/hooks";
import { gameLog } from "../../arena/replay/narration/game-log.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";

/** The whole game as text, for reading and for screen readers; written when it is opened. */
export function MoveList({ timeline }: { readonly timeline: Timeline }) {
  const [lines, setLines] = useState<string | null>(null);
  return (
    <details
      class="card wide"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && lines === null) setLines([...gameLog(timeline)].join("\n"));
      }}
    >
      <summary>The whole game as text</summary>
      {lines !== null && <pre class="log">{lines}</pre>}
    </details>
  );
}
