import type { ParameterSpec, Settings } from "../../../src/player/parameters.ts";
import { settingText } from "../../analysis/report/setting-text.ts";
import type { StudyEvent } from "../../analysis/tuning/search/index.ts";
import {
  analyseStudy,
  listStudy,
  type StudyAnalysis,
  type StudyListing,
  type TrialAnalysis,
} from "../../analysis/tuning/study/study-analysis.ts";
import type { StudyManifest } from "../../analysis/tuning/study/study-manifest.ts";
import type { StudyEntry } from "../../analysis/tuning/study/study-store.ts";
import { memoryMark, type TournamentPlan } from "../../tournament/plan/plan.ts";
import { lineUpsOf } from "../../tournament/population/population.ts";
import {
  gameOptions,
  meetingOptions,
  planOptions,
  playersText,
  shellOptions,
  shellWord,
} from "../cli/plan-options.ts";

/** A study of the list, with everything that two studies may differ in. */
export interface StudyRow extends StudyListing {
  /** Seed, rules, and every setting of its games that is not the usual one. */
  readonly setting: string;
  /** Games of a unit. */
  readonly games: number;
  /** Names of the parameters that it searches. */
  readonly searched: readonly string[];
  readonly sampler: string;
  readonly budget: number;
  /** Score of the winner on fresh seeds; null before its confirmation. */
  readonly confirmed: number | null;
  /** Settings of the winner that are not those it began with; null before the confirmation. */
  readonly best: Settings | null;
  /** The command that repeats it, without its prefix. */
  readonly command: string;
}

/** A setting that was played, with the command that plays it again on the same units. */
export interface TrialRow extends TrialAnalysis {
  readonly command: string;
}

export interface StudyAnswer extends StudyAnalysis, Pick<StudyRow, "setting" | "command"> {
  readonly trials: readonly TrialRow[];
}

export function rowOf(entry: StudyEntry): StudyRow {
  const { manifest, result } = entry;
  const { plan, tournament } = manifest;
  const confirmation = result?.confirmation ?? null;
  return {
    ...listStudy(entry),
    setting: settingText({ ...tournament, memoryMark: memoryMark(tournament) }),
    games: tournament.games,
    searched: plan.parameters.map(({ name }) => name),
    sampler: plan.sampler,
    budget: plan.budget,
    confirmed: confirmation?.confirmed.value ?? null,
    best: confirmation === null ? null : changed(plan.parameters, confirmation.settings),
    command: commandOf(entry),
  };
}

/** The analysis of a study with its commands; null while its log is empty. */
export function answerOf(entry: StudyEntry, log: readonly StudyEvent[]): StudyAnswer | null {
  const analysis = analyseStudy(entry, log);
  if (analysis === null) return null;
  const { setting, command } = rowOf(entry);
  const { manifest } = entry;
  const trials = analysis.trials.map((trial) => ({
    ...trial,
    command: `run ${planOptions(planWith(manifest, trial.settings, trial.units), { folder: `study${entry.study}` })}`,
  }));
  return { ...analysis, setting, command, trials };
}

/** A space of one's own is no part of the manifest as a file: its parameters are. */
function commandOf({ study, manifest }: StudyEntry): string {
  const { player, plan, tournament, confirm, sensitivity } = manifest;
  const { seasons: _, ...game } = gameOptions(tournament, {});
  return `tune ${shellWord(player)} ${shellOptions({
    ...meetingOf(tournament, `study${study}`),
    objective: plan.tables?.objective,
    ...game,
    parameters: plan.parameters.map(({ name }) => name).join(),
    sampler: plan.sampler,
    budget: plan.budget,
    confirm,
    sensitivity,
  })}`;
}

/** Opponents as `arena tune` takes them. */
function meetingOf(tournament: TournamentPlan, folder: string) {
  const { population, players } = tournament;
  if (population === undefined) return { against: playersText(players.slice(1)) };
  const lineUps = lineUpsOf(population);
  return lineUps === null ? meetingOptions(tournament, { folder }) : { against: lineUps };
}

/** The tournament of the study with these settings of its player. */
function planWith(
  { player, plan, tournament }: StudyManifest,
  settings: Settings,
  units: number,
): TournamentPlan {
  const [tuned, ...others] = tournament.players;
  const id = `${withSettings(player, changed(plan.parameters, settings))}#tuned`;
  return { ...tournament, units, players: tuned === undefined ? [] : [{ ...tuned, id }, ...others] };
}

/** The settings that are not those that the study began with. */
function changed(parameters: readonly ParameterSpec[], settings: Settings): Settings {
  return Object.fromEntries(
    parameters.flatMap(({ name, default: usual }) => {
      const value = settings[name];
      return value === undefined || value === usual ? [] : [[name, value]];
    }),
  );
}

/** The text of a player, `hl:policy=ucb1`, with further settings in place of its own. */
function withSettings(player: string, settings: Settings): string {
  const [, name = player, own = ""] = /^(.+?):([a-z][\w.-]*=.*)$/is.exec(player) ?? [];
  const before = own === "" ? [] : own.split(",").map((part) => part.split("="));
  const text = Object.entries({ ...Object.fromEntries(before), ...settings })
    .map(([key, value]) => `${key}=${value}`)
    .join();
  return text === "" ? name : `${name}:${text}`;
}
