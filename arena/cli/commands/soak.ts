import { defineCommand, flag, value } from "../command.ts";
import { text, wholeNumber } from "../values.ts";

/** `arena soak`: plays in checked mode until everything has fired. */
export const soak = defineCommand({
  name: "soak",
  summary: "play in checked mode and list what never fired",
  examples: [
    ["arena soak", "until every square, card, phase, event, refusal and rule branch has fired"],
    ["arena soak --rules arena@1 --games 10000 --all", "ten thousand checked games"],
  ],
  options: {
    rules: value(text, { default: "official@1", describe: "rule set" }),
    games: value(wholeNumber({ min: 1 }), { alias: "n", default: "2000", describe: "games at most" }),
    all: flag({ describe: "play them all, even when everything has fired" }),
    seed: value(text, { default: "soak", describe: "root seed" }),
  },
  positionals: {},
  async run({ options, answer, progress, signal }) {
    const [{ compileBoard }, { US_CLASSIC }, { ruleSet }, { seedKey }, { soak }, { UsageError }] =
      await Promise.all([
        import("../../../src/board/board.ts"),
        import("../../../src/board/us-classic.ts"),
        import("../../../src/rules/catalog.ts"),
        import("../../../src/random.ts"),
        import("../../soak/soak.ts"),
        import("../exit.ts"),
      ]);
    const rules = (() => {
      try {
        return ruleSet(options.rules);
      } catch (error) {
        throw new UsageError((error as Error).message);
      }
    })();
    let played = 0;
    progress(() => `${played}/${options.games} checked games`);
    const plan = {
      board: compileBoard(US_CLASSIC),
      rules,
      games: options.games,
      untilAllFired: !options.all,
      key: seedKey(options.seed),
    };
    const result = soak(plan, (games) => {
      played = games;
      return !signal.aborted;
    });
    const open = result.neverFired.filter(({ because }) => because === null);
    const document = {
      schema: 1,
      rules: rules.id,
      games: result.games,
      turns: result.turns,
      census: Object.fromEntries(
        Object.entries(result.census).map(([kind, counts]) => [kind, Object.fromEntries(counts)]),
      ),
      neverFired: result.neverFired,
    };
    answer(document, () => {
      const lines = [
        `${result.games} games, ${result.turns} player-turns in checked mode under ${rules.id}: every law held`,
        ...result.neverFired.map(
          ({ kind, name, because }) => `never fired: ${kind} ${name}${because ? ` (${because})` : ""}`,
        ),
        ...(open.length === 0 ? ["everything that these rules allow has fired"] : []),
      ];
      return `${lines.join("\n")}\n`;
    });
    return open.length === 0 ? undefined : 1;
  },
});
