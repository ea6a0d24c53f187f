import { writeFileSync } from "node:fs";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { EXIT } from "../../../runtime/exit.ts";
import { makePlan } from "../../../tournament/plan/make-plan.ts";
import { readPlayers } from "../../../tournament/plan/player-list.ts";
import { readBreakPoint } from "../../debug/break-point.ts";
import { BREAK_ENDS, debugGames, type Stopped } from "../../debug/debug-games.ts";
import { defineCommand, value } from "../command.ts";
import { shellWord } from "../plan-options.ts";
import { refused } from "../refused.ts";
import { TABLE_OPTIONS, tableFrom } from "../table-options.ts";
import { GAME_OPTIONS } from "../tournament-options.ts";
import { oneOf, text } from "../values.ts";

/** `arena debug`: the games of a run in one thread, up to a question or an end that is looked for. */
export const debug = defineCommand({
  name: "debug",
  summary: "play games in one thread, up to a question or a loss",
  examples: [
    [
      "arena debug --players ./mybot.ts,random,greedy,validator --break-on loss",
      "the first game that mybot loses",
    ],
    [
      "arena debug --players ./mybot.ts,trader,trader,trader --break-at bid:39",
      "its first bid for Boardwalk",
    ],
  ],
  options: {
    players: value(readPlayers, {
      default: "hl,random,greedy,validator",
      describe: "who plays; the first is examined",
    }),
    ...TABLE_OPTIONS,
    seed: GAME_OPTIONS.seed,
    seasons: GAME_OPTIONS.seasons,
    breakAt: value(text, { describe: "stop at a question, of a square too: bid, bid:39, buy:Boardwalk" }),
    breakOn: value(oneOf(...BREAK_ENDS), { describe: "stop after a game that ends so for the player" }),
    recordTo: value(text, { default: "debug.json", describe: "file for the record of the game" }),
  },
  positionals: {},
  async run({ options, answer, note }) {
    const table = tableFrom(options);
    const { breakAt, breakOn, recordTo } = options;
    const plan = refused(() =>
      makePlan({
        players: options.players,
        format: "line-up",
        mode: "learning",
        ...table,
        seed: options.seed,
        seatPolicy: "all",
        units: options.seasons,
        memory: {},
      }),
    );
    const at = breakAt === undefined ? null : refused(() => readBreakPoint(breakAt, table.board));
    const stopped = debugGames({ plan, place: 0, at, on: breakOn ?? null });
    if (stopped === null) {
      answer(
        { stopped: null },
        () => `played ${plan.units} units of ${plan.games} games, and nothing to stop at\n`,
      );
      return EXIT.done;
    }
    const { recorder, ...place } = stopped;
    writeFileSync(recordTo, recorder.bytes());
    answer({ stopped: place, record: recordTo }, () =>
      told(stopped, plan.players[0].label, table.board.names),
    );
    note(`the game is in ${recordTo}; this shows it:`);
    note(`  ${COMMAND_PREFIX} replay ${shellWord(recordTo)} --text`);
    return EXIT.done;
  },
});

function told(
  { unit, game, reached, outcome, fault }: Stopped,
  label: string,
  squares: readonly string[],
): string {
  const lines = [`unit ${unit}, game ${game}`];
  if (reached !== null) {
    const { question, subject, round, seat, cash, position, answer } = reached;
    const about = subject.map((each, i) =>
      i === 0 && typeof each === "number" ? (squares[each] ?? each) : JSON.stringify(each),
    );
    lines.push(`round ${round}: ${label} in seat ${seat + 1}, $${cash} in hand, on ${squares[position]}`);
    lines.push(`  asked ${[question, ...about].join(" ")}`);
    lines.push(`  answers ${answer === undefined ? "nothing: it threw" : JSON.stringify(answer)}`);
  }
  if (outcome !== null)
    lines.push(
      `${label}: place ${outcome.placement} after ${outcome.rounds} rounds, worth $${outcome.netWorth}`,
    );
  if (fault !== null) lines.push(`fault of ${fault}`);
  return `${lines.join("\n")}\n`;
}
