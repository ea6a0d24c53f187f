import { seedKey } from "../../../../src/chance/random.ts";
import { thousands } from "../../../../src/text/thousands.ts";
import { GUARDED, parseEntrant } from "../../../players/registry.ts";
import { UsageError } from "../../../runtime/exit.ts";
import type { Latency } from "../../bench/latency.ts";
import { measure } from "../../bench/measure.ts";
import type { Throughput } from "../../bench/throughput.ts";
import { defineCommand, value } from "../command.ts";
import { refused } from "../refused.ts";
import { boardFrom, rulesFrom } from "../sources.ts";
import { SEED, total } from "../tournament-options.ts";
import { listOf, text } from "../values.ts";
import { watchWork } from "../watch-work.ts";

/** `arena bench`: how fast this machine plays, and how long each player thinks. */
export const bench = defineCommand({
  name: "bench",
  summary: "measure throughput, decision time and memory",
  examples: [
    ["arena bench", "the four tiers under arena@1 on one core"],
    ["arena bench --players hl,hl,hl,hl --rules official@1 --json", "four learners, as JSON"],
  ],
  options: {
    players: value(listOf(text), {
      default: "random,greedy,validator,hl",
      describe: "line-up, 2 to 8 players",
    }),
    rules: value(text, { default: "arena@1", describe: "rule set (id or file)" }),
    board: value(boardFrom, { default: "us-classic", describe: "board (id or file)" }),
    total: total("10000", "games that are timed"),
    seed: SEED,
  },
  positionals: {},
  async run(context) {
    const { options, answer } = context;
    const { board, total: games, players } = options;
    if (players.length < 2 || players.length > 8) {
      throw new UsageError(`--players names ${players.length}: expected 2 to 8`);
    }
    const rules = rulesFrom(options.rules, board);
    const entrants = refused(() => players.map((player) => parseEntrant(player, GUARDED)));
    const { throughput, latency } = await measure(
      { board, rules, players, games, key: seedKey(options.seed) },
      watchWork(context, (played) => `${played}/${games} games`),
    );
    const document = {
      schema: 1,
      rules: rules.id,
      board: board.id,
      players: entrants.map(({ id }) => id),
      node: process.version,
      throughput,
      latency,
    };
    answer(document, () => table(document));
    return undefined;
  },
});

function table(document: {
  readonly rules: string;
  readonly board: string;
  readonly players: readonly string[];
  readonly throughput: Throughput;
  readonly latency: readonly Latency[];
}): string {
  const { throughput: speed } = document;
  const whole = (number: number) => thousands(Math.round(number));
  const lines = [
    `${document.players.join(", ")} under ${document.rules} on ${document.board}, one core, events off`,
    `  ${whole(speed.turnsPerSecond)} player-turns/s   ${whole(speed.gamesPerSecond)} games/s`,
    `  ${whole(speed.games)} games, ${whole(speed.turns)} turns, ${speed.cpuSeconds.toFixed(1)} s of processor time`,
    `  processor ${(speed.blocksPerSecond / 1e6).toFixed(0)} M random blocks/s: by it other hours and machines compare`,
    `  memory ${speed.memoryBefore} MB before, ${speed.memoryAfter} MB after`,
    "",
    "  decision time, µs          p50      p99      max   decisions",
    ...document.latency.map(
      ({ player, p50, p99, max, decisions }) =>
        `  ${player.padEnd(22)} ${p50.toFixed(1).padStart(7)}  ${p99.toFixed(1).padStart(7)}  ` +
        `${max.toFixed(0).padStart(7)}  ${whole(decisions).padStart(10)}`,
    ),
  ];
  return `${lines.join("\n")}\n`;
}
