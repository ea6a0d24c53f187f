import { follow, OPENING } from "../../replay/timeline/playback.ts";
import type { Timeline } from "../../replay/timeline/timeline.ts";
import { App } from "./app.tsx";
import { type ShowOptions, showPicture } from "./show-picture.ts";

/** Shows a game on the terminal of this process until the viewer leaves. Returns whether it was left by Ctrl-C. */
export function showReplay(timeline: Timeline, options: ShowOptions): Promise<boolean> {
  let playback = OPENING;
  return showPicture(options, ({ terminal, redraw, leave }) => (
    <App
      timeline={timeline}
      colour={options.colour}
      terminal={terminal}
      playback={playback}
      onCommand={(command, panels) => {
        playback = follow(playback, command, timeline, panels);
        redraw();
      }}
      onLeave={leave}
    />
  ));
}
