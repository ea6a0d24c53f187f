import {
  bounds,
  DIFFERENCE,
  type Estimate,
  type Interval,
  type Range,
  SHARE,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { percent, points } from "../report/share-text.ts";
import { namedTables } from "../tuning/study/study-analysis.ts";
import type { StudyEntry } from "../tuning/study/study-store.ts";
import { markdownTable } from "./markdown-table.ts";

/** A study with what it found, as `arena runs --study N --json` prints it. */
export type FinishedStudy = Pick<StudyEntry, "manifest"> & {
  readonly result: NonNullable<StudyEntry["result"]>;
};

const short = (value: unknown): string =>
  typeof value === "number" && !Number.isInteger(value)
    ? String(Number(value.toPrecision(3)))
    : String(value);

function range(interval: Interval, within: Range, as: (share: number) => string): string {
  const ends = bounds(interval, within);
  return ends === null ? "too few seasons" : `${as(ends[0])} to ${as(ends[1])}`;
}

const estimated = ({ value, interval }: Estimate): string =>
  `${percent(value)} (${range(interval, SHARE, percent)})`;

/** Opponents by name, or the tables that they sit at. */
function opponentsText({ population, players }: TournamentPlan): string {
  if (population !== undefined) return `the tables ${namedTables(population)}`;
  return players
    .slice(1)
    .map(({ id }) => `\`${id}\``)
    .join(", ");
}

/** The study on the page of results: what was searched, tuned against confirmed, and what each parameter is worth. */
export function studySection({ manifest, result }: FinishedStudy): string {
  const { plan, tournament } = manifest;
  const { confirmation, sensitivity } = result;
  const begun = plan.start[0] ?? {};
  const [rival] = confirmation.rivals;
  const [own] = tournament.players;
  const steps = new Map(sensitivity.map((row) => [row.parameter, row]));
  return [
    `## A study of ${manifest.player}`,
    "",
    `\`arena tune\` searched ${plan.parameters.length} parameters of \`${manifest.player}\` (version ${own?.version}) against ${opponentsText(tournament)} under ${tournament.rules},`,
    `in seasons of ${tournament.games} games, by ${plan.sampler} with racing: ${plan.budget} evaluations, seed ${plan.seed}. How that is done: [tuning.md](tuning.md).`,
    "",
    `- In the search: ${estimated(confirmation.tuned)}, the best of many, so it flatters.`,
    `- On ${confirmation.confirmed.units} seasons that the search never saw: ${estimated(confirmation.confirmed)}.`,
    ...(rival === undefined
      ? ["- Nothing that was tried did better than the settings it began with."]
      : [
          `- Less the settings it began with, on the same seasons: ${points(rival.difference)} points (${range(rival.interval, DIFFERENCE, points)}): **${rival.verdict}**.`,
        ]),
    "",
    markdownTable(
      ["parameter", "began with", "found", "one step away from what was found", "finding"],
      plan.parameters.map(({ name }) => {
        const row = steps.get(name);
        const away = row?.deviations.map(
          ({ value, difference, interval }) =>
            `${short(value)}: ${points(difference)} (${range(interval, DIFFERENCE, points)})`,
        );
        const idle = row?.deviations.length === 0;
        return [
          `\`${name}\``,
          short(begun[name]),
          idle ? "–" : short(confirmation.settings[name]),
          idle ? "–" : (away?.join("; ") ?? ""),
          idle ? "–" : (row?.finding ?? ""),
        ];
      }),
    ),
    "",
  ].join("\n");
}
