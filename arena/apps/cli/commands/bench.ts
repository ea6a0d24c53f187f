import { seedKey } from "../../../../src/chance/random.ts";
import { DataFault } from "../../../../src/text/data-fault.ts";
import { thousands } from "../../../../src/text/thousands.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { GUARDED, parseEntrant } from "../../../players/registry.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { readJson } from "../../../runtime/read-json.ts";
import { compareParts, type PartRatio } from "../../bench/compare-parts.ts";
import type { Latency } from "../../bench/latency.ts";
import { type Measurement, measure } from "../../bench/measure.ts";
import { COUNTED, measurePart, PARTS, type PartRate } from "../../bench/parts.ts";
import type { Throughput } from "../../bench/throughput.ts";
import { defineCommand, value } from "../command.ts";
import { progressHook } from "../progress-hook.ts";
import { refused } from "../refused.ts";
import { boardFrom, rulesFrom } from "../sources.ts";
import { SEED, total } from "../tournament-options.ts";
import { listOf, oneOf, text } from "../values.ts";

/** `arena bench`: how fast this machine plays, part by part, and how long each player thinks. */
export const bench = defineCommand({
  name: "bench",
  summary: "measure throughput, decision time and memory",
  examples: [
    ["arena bench --json > before.json", "every part with the four tiers under arena@1"],
    ["arena bench --against before.json", "how much faster, whatever the machine and the hour"],
  ],
  options: {
    players: value(listOf(text), {
      default: "random,greedy,validator,hl",
      describe: "line-up, 2 to 8 players",
    }),
    rules: value(text, { default: "arena@1", describe: "rule set (id or file)" }),
    board: value(boardFrom, { default: "us-classic", describe: "board (id or file)" }),
    parts: value(listOf(oneOf(...PARTS)), { default: PARTS.join(), describe: "what is measured, by comma" }),
    total: total("10000", "games that are timed"),
    against: value(text, { describe: "what arena bench --json printed before, to compare with" }),
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
    const named = { rules: rules.id, board: board.id, players: entrants.map(({ id }) => id) };
    // A file that cannot be compared with is refused before anything is measured.
    if (options.against !== undefined) ratiosTo(options.against, { ...named, parts: [] });
    const setup = { board, rules, players, games, key: seedKey(options.seed), seed: options.seed };
    const parts: PartRate[] = [];
    let found: Measurement | undefined;
    for (const part of PARTS) {
      if (!options.parts.includes(part) || context.signal.aborted) continue;
      const goOn = progressHook(context, (played) => `${part}: ${played}/${games} ${COUNTED[part]}`);
      if (part !== "table") parts.push(await measurePart(part, setup, goOn));
      else {
        found = await measure(setup, goOn);
        const { games: counted, gamesPerSecond: perSecond, blocksPerSecond } = found.throughput;
        parts.push({ part, counted, perSecond, blocksPerSecond });
      }
    }
    const against = options.against === undefined ? null : ratiosTo(options.against, { ...named, parts });
    const document = { schema: 1, ...named, node: process.version, parts, against, ...found };
    answer(document, () => {
      const sections = [partsText(parts, against)];
      if (found !== undefined) sections.push(tableText({ ...named, ...found }));
      return sections.join("\n");
    });
    return undefined;
  },
});

function ratiosTo(file: string, here: Parameters<typeof compareParts>[0]): PartRatio[] {
  try {
    return compareParts(here, readJson(file));
  } catch (error) {
    if (error instanceof DataFault) throw new UsageError(`--against ${file}: ${error.message}`);
    throw error;
  }
}

function partsText(parts: readonly PartRate[], against: readonly PartRatio[] | null): string {
  const rows = parts.map(({ part, perSecond, counted, blocksPerSecond }) => [
    part,
    `${thousands(Math.round(perSecond))} ${COUNTED[part]}/s`,
    thousands(counted),
    (perSecond / (blocksPerSecond / 1e6)).toFixed(2),
    ...(against === null ? [] : [against.find((each) => each.part === part)?.ratio.toFixed(3) ?? "–"]),
  ]);
  const head = ["part", "speed", "timed", "a M blocks", ...(against === null ? [] : ["times as fast"])];
  return textTable([head, ...rows], true);
}

function tableText(document: {
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
