import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { LANGUAGES, writePlayer } from "../../new-player/write-player.ts";
import { defineCommand, positional, value } from "../command.ts";
import { oneOf, text } from "../values.ts";

/** `arena new-player NAME`: a player that runs as it is, to begin from. */
export const newPlayer = defineCommand({
  name: "new-player",
  summary: "write a first player of your own, its test, and say what to do next",
  examples: [
    ["arena new-player mybot", "mybot.ts, which already beats Random"],
    ["arena new-player mybot --language python", "mybot.py, a program, and the client it needs"],
  ],
  options: {
    language: value(oneOf(...LANGUAGES), { default: "typescript", describe: "what it is written in" }),
    folder: value(text, { default: ".", describe: "where to write it" }),
  },
  positionals: { name: positional(text, "letters, digits and dashes") },
  async run({ answer, options, positionals }) {
    const written = write();
    const player = written.player.includes(" ") ? `"${written.player}"` : written.player;
    const commands = [
      `${COMMAND_PREFIX} check-player ${player}`,
      `${COMMAND_PREFIX} run --players ${player},random,greedy,validator`,
      `${COMMAND_PREFIX} dashboard`,
    ];
    const does = ["check it", "play it against the tiers", "see its games"];
    answer({ ...written, commands }, () => {
      const files = written.files.map((file) => `wrote ${file}\n`).join("");
      const width = Math.max(...commands.map(({ length }) => length));
      return `${files}\n${commands.map((line, i) => `  ${line.padEnd(width)}  # ${does[i]}\n`).join("")}`;
    });
    return undefined;

    function write() {
      try {
        return writePlayer(positionals.name, options.language, options.folder);
      } catch (error) {
        throw new UsageError((error as Error).message);
      }
    }
  },
});
