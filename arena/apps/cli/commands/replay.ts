import { EXIT, RunError, UsageError } from "../../../runtime/exit.ts";
import { version } from "../../../runtime/version.ts";
import { defineCommand, flag, positional } from "../command.ts";
import type { GameSource } from "../record-source.ts";
import { TRUST_PLAYERS } from "../stored-run.ts";
import { MACHINE_OPTIONS } from "../tournament-options.ts";
import { text } from "../values.ts";

/** `arena replay`: a game as it was played, on the terminal, as a log, or for programs. */
export const replay = defineCommand({
  name: "replay",
  summary: "see a recorded game again",
  examples: [
    ["arena replay 3:0/17", "game 17 of unit 0 of run 3, on the terminal"],
    ["arena replay game.json --text | less", "a record as a log to read"],
  ],
  options: {
    text: flag({ describe: "the game as a log instead of on the terminal" }),
    highlights: flag({ describe: "its turning points, monopolies, biggest rents and bankruptcies" }),
    store: MACHINE_OPTIONS.store,
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: { game: positional(text, "a record's file, or RUN:unit/game of a stored run") },
  async run({ options, positionals, json, colour, signal, answer, out }) {
    if (options.text && options.highlights) throw new UsageError("--text and --highlights: give one of them");
    const onTerminal = !(json || options.text || options.highlights);
    if (onTerminal && !(process.stdin.isTTY && process.stdout.isTTY)) {
      throw new UsageError("the replay needs a terminal here; --text or --json goes anywhere");
    }
    const timeline = await openTimeline(positionals.game, options);
    if (options.highlights) {
      const { findHighlights, highlightLines } = await import("../../../replay/turning-points/highlights.ts");
      const found = findHighlights(timeline);
      answer(found, () => `${highlightLines(timeline, found).join("\n")}\n`);
      return undefined;
    }
    if (json) {
      const { gameDocument } = await import("../../../replay/narration/game-document.ts");
      answer(gameDocument(timeline), () => "");
      return undefined;
    }
    if (options.text) {
      const { gameLog } = await import("../../../replay/narration/game-log.ts");
      for (const line of gameLog(timeline)) out(`${line}\n`);
      return undefined;
    }
    // Ink draws nothing where this is set, which a terminal with somebody before it may inherit.
    process.env.CI = "false";
    const { showReplay } = await import("../../terminal/show-replay.tsx");
    return (await showReplay(timeline, { colour, signal })) ? EXIT.interrupted : undefined;
  },
});

/** The frames of a game that the engine plays as it was recorded; a record that does not hold is refused. */
async function openTimeline(name: string, source: GameSource) {
  const [{ readRecord }, { Timeline }, { differenceLine }] = await Promise.all([
    import("../record-source.ts"),
    import("../../../replay/timeline/timeline.ts"),
    import("../../../replay/record/difference.ts"),
  ]);
  const { record, setting } = readRecord(name, source, version);
  const timeline = new Timeline(record, setting);
  const { difference } = timeline;
  if (difference !== null) {
    throw new RunError(`${name}: not the game that was played; ${differenceLine(difference)}`);
  }
  return timeline;
}
