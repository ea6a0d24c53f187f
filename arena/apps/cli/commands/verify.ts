import { setImmediate } from "node:timers/promises";
import { EXIT } from "../../../runtime/exit.ts";
import { version } from "../../../runtime/version.ts";
import { defineCommand, restPositionals, value } from "../command.ts";
import { TRUST_PLAYERS } from "../stored-run.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { text, wholeNumber } from "../values.ts";
import type { CheckedGame } from "../verification.ts";

/** `arena verify`: whether records are the games that were played. */
export const verify = defineCommand({
  name: "verify",
  summary: "play records again and hold every turn against them",
  examples: [
    ["arena verify game.json other.json", "two records"],
    ["arena verify 3 --sample 20", "twenty games of run 3 against its stored results"],
  ],
  options: {
    sample: value(wholeNumber({ min: 1 }), {
      default: "20",
      describe: "games of a stored run that are played again",
    }),
    seed: { ...GAME_OPTIONS.seed, group: "Options", describe: "which games of a run are drawn" },
    store: MACHINE_OPTIONS.store,
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: {
    records: restPositionals(text, "records' files, RUN:unit/game, or the number of a stored run"),
  },
  async run({ options, positionals, answer, progress, signal }) {
    const [{ checkRecord, checkRun }, { differenceLine }] = await Promise.all([
      import("../verification.ts"),
      import("../../../replay/record/difference.ts"),
    ]);
    const checked: CheckedGame[] = [];
    for (const name of positionals.records) {
      const found = /^\d{1,9}$/.test(name)
        ? checkRun(Number(name), options, version)
        : [checkRecord(name, options, version)];
      for (const each of found) {
        checked.push(each);
        progress(() => `${checked.length} games`);
        // Ctrl-C is heard between two games.
        await setImmediate();
        if (signal.aborted) return EXIT.interrupted;
      }
    }
    const wrong = checked.filter(({ difference }) => difference !== null).length;
    answer({ schema: 1, games: checked, wrong }, () =>
      [
        ...checked.map(({ game, turns, difference }) =>
          difference === null
            ? `${game}: the same, ${turns} turns`
            : `${game}: ${differenceLine(difference)}`,
        ),
        `${checked.length} games played again, ${wrong} of them not as recorded`,
        "",
      ].join("\n"),
    );
    return wrong === 0 ? undefined : EXIT.failed;
  },
});
