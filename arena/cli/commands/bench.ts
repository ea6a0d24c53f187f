import { defineCommand, value } from "../command.ts";
import { listOf, text, wholeNumber } from "../values.ts";

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
    rules: value(text, { default: "arena@1", describe: "rule set" }),
    games: value(wholeNumber({ min: 1 }), { alias: "n", default: "10000", describe: "games that are timed" }),
    seed: value(text, { default: "bench", describe: "root seed" }),
  },
  positionals: {},
  async run({ options, answer, progress, signal }) {
    const [
      { compileBoard },
      { US_CLASSIC },
      { ruleSet },
      { seedKey },
      { parseEntrant },
      throughput,
      latency,
    ] = await Promise.all([
      import("../../../src/board/board.ts"),
      import("../../../src/board/us-classic.ts"),
      import("../../../src/rules/catalog.ts"),
      import("../../../src/random.ts"),
      import("../../players/registry.ts"),
      import("../../bench/throughput.ts"),
      import("../../bench/latency.ts"),
    ]);
    const { UsageError } = await import("../exit.ts");
    const plan = (() => {
      try {
        return {
          board: compileBoard(US_CLASSIC),
          rules: ruleSet(options.rules),
          entrants: options.players.map(parseEntrant),
          games: options.games,
          warmUp: Math.min(2000, options.games),
          key: seedKey(options.seed),
        };
      } catch (error) {
        throw new UsageError((error as Error).message);
      }
    })();
    let played = 0;
    progress(() => `${played}/${plan.games} games`);
    const speed = throughput.measureThroughput(plan, (games) => {
      played = games;
      return !signal.aborted;
    });
    const latencies = latency.measureLatency({ ...plan, games: Math.min(plan.games, 2000), warmUp: 500 });
    const document = {
      schema: 1,
      rules: plan.rules.id,
      players: plan.entrants.map(({ id }) => id),
      node: process.version,
      throughput: speed,
      latency: latencies,
    };
    answer(document, () => table(document));
    return undefined;
  },
});

function table(document: {
  readonly rules: string;
  readonly players: readonly string[];
  readonly throughput: import("../../bench/throughput.ts").Throughput;
  readonly latency: readonly import("../../bench/latency.ts").Latency[];
}): string {
  const { throughput: speed } = document;
  const whole = (number: number) => Math.round(number).toLocaleString("en-US");
  const lines = [
    `${document.players.join(", ")} under ${document.rules}, one core, events off`,
    `  ${whole(speed.turnsPerSecond)} player-turns/s   ${whole(speed.gamesPerSecond)} games/s   ` +
      `(${whole(speed.games)} games, ${whole(speed.turns)} turns, ${speed.cpuSeconds.toFixed(1)} s of processor time)`,
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
