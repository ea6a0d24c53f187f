import { seedKey } from "../../../../src/chance/random.ts";
import { estimateOdds, type Odds } from "../../../analysis/odds/odds.ts";
import { percent } from "../../../analysis/report/share-text.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { parseEntrant } from "../../../players/registry.ts";
import { dollars } from "../../../replay/narration/game-labels.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { bounds } from "../../../statistics/index.ts";
import { defineCommand, positional, value } from "../command.ts";
import { progressHook } from "../progress-hook.ts";
import { refused } from "../refused.ts";
import { positionFrom } from "../table-options.ts";
import { SEED } from "../tournament-options.ts";
import { listOf, text, wholeNumber } from "../values.ts";

/** `arena odds`: who wins from here, by playouts. */
export const odds = defineCommand({
  name: "odds",
  summary: "each seat's winning chance from a position, by playouts",
  examples: [
    ["arena odds position.json", "a thousand playouts by HL in every seat"],
    ["arena odds position.json --players hl,greedy,greedy,random -n 5000 --json", "a player for each seat"],
  ],
  options: {
    rules: value(text, { describe: "rule set, id or file (default: the position's)" }),
    board: value(text, { describe: "board, id or file (default: the position's)" }),
    players: value(listOf(text), { default: "hl", describe: "one player for every seat, or one for each" }),
    playouts: value(wholeNumber({ min: 10, max: 1_000_000 }), {
      alias: "n",
      default: "1000",
      describe: "games played to the end from the position",
    }),
    seed: SEED,
  },
  positionals: {
    file: positional(text, "position file: the position keys of a scenario (docs/scenarios.md)"),
  },
  async run(context) {
    const { options, positionals, answer } = context;
    const { position } = positionFrom(positionals.file, options);
    const seats = position.players.length;
    const named = options.players.length === 1 ? Array(seats).fill(options.players[0]) : options.players;
    if (named.length !== seats) {
      throw new UsageError(
        `--players names ${named.length} players; expected 1 or one for each of the ${seats} seats`,
      );
    }
    const entrants = refused(() => named.map((name: string) => parseEntrant(name)));
    const drawn = { ...position, key: seedKey(options.seed) };
    const goOn = progressHook(context, (played) => `${played}/${options.playouts} playouts`);
    const found = await estimateOdds(drawn, entrants, options.playouts, goOn);
    const document = {
      schema: 1,
      rules: position.rules.id,
      board: position.board.id,
      playouts: found.playouts,
      seats: found.seats.map(({ win, survival, ...seat }) => ({
        ...seat,
        win: win.value,
        winInterval: bounds(win.interval),
        survival: survival.value,
      })),
    };
    answer(document, () => table(found));
    return undefined;
  },
});

function table({ playouts, seats }: Odds): string {
  const rows = seats.map(({ seat, player, netWorth, win, survival }) => {
    const interval = bounds(win.interval);
    const range = interval === null ? "–" : `${percent(interval[0])} to ${percent(interval[1])}`;
    return [`${seat + 1} ${player}`, dollars(netWorth), percent(win.value), range, percent(survival.value)];
  });
  const head = ["seat, player", "net worth", "wins", "95%", "survives"];
  return `${textTable([head, ...rows], true)}${playouts} independent playouts\n`;
}
