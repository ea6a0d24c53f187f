import { seedKey } from "../../../../src/chance/random.ts";
import { EXIT } from "../../../runtime/exit.ts";
import { soak as playSoak, type SoakResult } from "../../soak/soak.ts";
import { defineCommand, flag, value } from "../command.ts";
import { progressHook } from "../progress-hook.ts";
import { boardFrom, rulesFrom } from "../sources.ts";
import { SEED, total } from "../tournament-options.ts";
import { text } from "../values.ts";

/** `arena soak`: plays in checked mode until everything has fired. */
export const soak = defineCommand({
  name: "soak",
  summary: "play in checked mode and list what never fired",
  examples: [
    ["arena soak", "until every square, card, phase, event, refusal and rule branch has fired"],
    ["arena soak --rules official@1 --total 10000 --all", "ten thousand checked games"],
  ],
  options: {
    rules: value(text, { default: "arena@1", describe: "rule set (id or file)" }),
    board: value(boardFrom, { default: "us-classic", describe: "board (id or file)" }),
    total: total("2000", "games at most"),
    all: flag({ describe: "play them all, even when everything has fired" }),
    seed: SEED,
  },
  positionals: {},
  async run(context) {
    const { options, answer, signal } = context;
    const { board, total: games, all, seed } = options;
    const rules = rulesFrom(options.rules, board);
    const plan = { board, rules, games, untilAllFired: !all, key: seedKey(seed) };
    const result = await playSoak(
      plan,
      progressHook(context, (played) => `${played}/${games} checked games`),
    );
    const document = {
      schema: 1,
      rules: rules.id,
      board: board.id,
      games: result.games,
      turns: result.turns,
      census: Object.fromEntries(
        Object.entries(result.census).map(([kind, counts]) => [kind, Object.fromEntries(counts)]),
      ),
      neverFired: result.neverFired,
    };
    answer(document, () => render(result, rules.id, board.id));
    return signal.aborted || isComplete(result) ? undefined : EXIT.failed;
  },
});

const isComplete = ({ neverFired }: SoakResult): boolean =>
  neverFired.every(({ because }) => because !== null);

function render(result: SoakResult, rules: string, board: string): string {
  const { games, turns, neverFired } = result;
  const lines = [
    `${games} games, ${turns} player-turns in checked mode under ${rules} on ${board}: every law held`,
    ...neverFired.map(
      ({ kind, name, because }) => `never fired: ${kind} ${name}${because === null ? "" : ` (${because})`}`,
    ),
    ...(isComplete(result) ? ["everything that these rules allow has fired"] : []),
  ];
  return `${lines.join("\n")}\n`;
}
