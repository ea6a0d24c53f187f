import { type Pilot, pilotOf, pilotOfTwo } from "../../../analysis/report/pilot.ts";
import { textTable, wrapped } from "../../../analysis/report/text-table.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { RunError, UsageError } from "../../../runtime/exit.ts";
import type { TournamentPlan } from "../../../tournament/plan/plan.ts";
import { readPlayers } from "../../../tournament/plan/player-list.ts";
import { defineCommand, optionalPositional, type ValuesOf, value } from "../command.ts";
import { durationText, gamesPerSecond } from "../measured-speed.ts";
import {
  gameOptions,
  meetingOptions,
  planOptions,
  playersText,
  shellOptions,
  shellWord,
} from "../plan-options.ts";
import { refused } from "../refused.ts";
import { READ_STORE, runNumber, withRun } from "../stored-run.ts";
import { difference } from "../tournament-options.ts";
import { decimal } from "../values.ts";

const OPTIONS = {
  detect: value(difference, { required: true, describe: "difference of win shares, as in 2pp" }),
  pair: value(readPlayers, { describe: "two players of the pilot, by comma (default: every two)" }),
  alpha: value(decimal({ min: 0.0001, max: 0.5 }), {
    default: "0.05",
    describe: "chance of a false alarm",
  }),
  power: value(decimal({ min: 0.5, max: 0.999 }), { default: "0.8", describe: "chance of finding it" }),
  store: READ_STORE,
};
type Options = ValuesOf<typeof OPTIONS>;

/** `arena plan`: how many units a difference needs, by the variances of a pilot. */
export const plan = defineCommand({
  name: "plan",
  summary: "how many seasons a difference of some size needs, from a pilot run",
  examples: [
    ["arena plan 3 --detect 1pp --pair hl,greedy", "two players of run 3 (default: the newest, every two)"],
    ["arena plan 6 7 --detect 1pp", "the two players of a comparison, by its runs"],
  ],
  options: OPTIONS,
  positionals: {
    pilot: optionalPositional(runNumber, "number of the pilot run (default: the newest)"),
    other: optionalPositional(runNumber, "the other run of a comparison"),
  },
  run: ({ options, positionals, answer }) =>
    withRun(options.store, positionals.pilot, (store, entry) => {
      const { other } = positionals;
      const only = pairIn(options);
      if (other !== undefined && only !== null) {
        throw new UsageError("--pair names players of one run; two runs are compared where they differ");
      }
      const second = other === undefined ? null : refused(() => store.run(other));
      const pilot = planned(() =>
        second === null ? pilotOf(store, entry, options, only) : pilotOfTwo(store, [entry, second], options),
      );
      const units = Math.max(0, ...pilot.pairs.map(({ paired }) => paired ?? 0));
      const sides = second === null ? 1 : 2;
      const speed = units === 0 ? null : gamesPerSecond(entry.plan);
      const games = sides * units * pilot.gamesEach;
      const command = units === 0 ? null : commandOf(entry.plan, second?.plan ?? null, units, options.store);
      const { detect, alpha, power } = options;
      const document = { schema: 2, ...pilot, detect, alpha, power, games, command };
      const timing = { seconds: speed === null ? null : games / speed };
      answer({ ...document, timing }, () => text(pilot, options, { games, command, ...timing }));
      return undefined;
    }),
});

function pairIn({ pair }: Options): [string, string] | null {
  if (pair === undefined) return null;
  const [a, b, ...more] = pair.map(({ id }) => id);
  if (a === undefined || b === undefined || more.length > 0) {
    throw new UsageError(`--pair names ${pair.length} players; expected two`);
  }
  return [a, b];
}

/** The line that plays so many units of what the pilot played. */
function commandOf(
  pilot: TournamentPlan,
  other: TournamentPlan | null,
  units: number,
  store: string,
): string {
  const longer = { ...pilot, units };
  if (other === null) return `${COMMAND_PREFIX} run ${planOptions(longer, { store })}`;
  const [a, b] = [pilot, other].map(({ players }, side) => {
    const place = players.findIndex(({ id }, i) => id !== (side === 0 ? other : pilot).players[i]?.id);
    return {
      id: players[place]?.id.replace(/#[AB]$/, "") ?? "",
      others: players.filter((_, i) => i !== place),
    };
  });
  return `${COMMAND_PREFIX} compare ${shellWord(a.id)} ${shellWord(b.id)} ${shellOptions({
    ...(pilot.population === undefined ? { against: playersText(a.others) } : meetingOptions(pilot, {})),
    ...gameOptions(longer, { store }),
  })}`;
}

interface Cost {
  readonly games: number;
  readonly command: string | null;
  readonly seconds: number | null;
}

function text(pilot: Pilot, { detect, power }: Options, { games, command, seconds }: Cost): string {
  const { runs, units, kind, gamesEach, pairs } = pilot;
  const inPoints = (share: number | null): string => (share === null ? "–" : `±${(100 * share).toFixed(1)}`);
  const rows = pairs.map(({ a, b, halfWidth, tellable, paired, unpaired }) => [
    `${a} – ${b}`,
    inPoints(halfWidth),
    inPoints(tellable),
    paired === null ? "no variance seen" : `${paired} ${kind}s`,
    unpaired === null ? "–" : `${unpaired} each`,
    paired === null ? "–" : String(paired * gamesEach * runs.length),
  ]);
  const head = ["pair", "95% now", "told now", "needs", "unpaired", "games"];
  const by = `by the variances of ${runs.length === 1 ? "run" : "runs"} ${runs.join(" and ")} (${units} ${kind}s of ${gamesEach})`;
  const title = wrapped(
    `To find ${(100 * detect).toFixed(1)} points with a chance of ${100 * power}%, ${by}; what the pilot itself says within, and can tell, in points:`,
  );
  const time = seconds === null ? "" : `, about ${durationText(seconds)} on one thread of this machine`;
  const more = command === null ? "" : `\n${games} games${time}:\n  ${command}\n`;
  return `${title}\n\n${textTable([head, ...rows], true)}${more}`;
}

function planned<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new RunError((error as Error).message);
  }
}
