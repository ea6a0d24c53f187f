import { resolve } from "node:path";
import { incumbentScore, incumbentText } from "../../analysis/report/study-text.ts";
import { type StudyState, startOf } from "../../analysis/tuning/search/index.ts";
import { runStudy, type StudyStep } from "../../analysis/tuning/study/run-study.ts";
import {
  FaultStop,
  Interrupted,
  playSettings,
  type StudyGame,
} from "../../analysis/tuning/study/study-game.ts";
import type { StudyManifest } from "../../analysis/tuning/study/study-manifest.ts";
import type { StudyResult } from "../../analysis/tuning/study/study-result.ts";
import { StudyStore } from "../../analysis/tuning/study/study-store.ts";
import { Store } from "../../tournament/store/store.ts";
import { withMachines } from "../../tournament/with-machines.ts";
import { Pace } from "../../tournament/workers/pace.ts";
import type { PlayUnits } from "../../tournament/workers/play-units.ts";
import type { Console } from "./command.ts";
import { type MachineSettings, withMachineSettings } from "./machine-settings.ts";
import { faultError } from "./session-end.ts";

/** A study that was played into a store, to its end or until it was stopped. */
export interface StudySession {
  readonly state: StudyState;
  /** Null when it was stopped before it had one. */
  readonly result: StudyResult | null;
  /** Everything that may differ between two sessions with the same result. */
  readonly timing: {
    readonly study: number;
    readonly store: string;
    readonly workers: number;
    readonly seconds: number;
    /** Games begun in this session. */
    readonly games: number;
    readonly node: string;
  };
}

const DOING = {
  search: "searching",
  confirm: "confirming",
  sensitivity: "stepping away",
} as const satisfies Record<StudyStep, string>;

/**
 * Opens the store, plays a study into it with a live line, from where the newest of the same manifest ends if it is to
 * go on, and closes the store again.
 * @throws {RunError} for a player's mistake at which it stopped, with the file that holds the game's record
 */
export function playStudySession(
  game: StudyGame,
  manifest: StudyManifest,
  settings: MachineSettings,
  console: Pick<Console, "progress" | "note" | "signal" | "warn">,
): Promise<StudySession> {
  return withMachineSettings(settings, console, (machines) =>
    withMachines(machines, (play) => playOn(play, game, manifest, settings, console)),
  );
}

async function playOn(
  play: PlayUnits,
  game: StudyGame,
  manifest: StudyManifest,
  settings: MachineSettings,
  { progress, note, signal }: Pick<Console, "progress" | "note" | "signal">,
): Promise<StudySession> {
  const store = Store.write(resolve(settings.store));
  const studies = new StudyStore(store);
  const pace = new Pace();
  let state = startOf(manifest.plan);
  let step: StudyStep = "search";
  // Games of the evaluations that are over, and of the one that is going on.
  let before = 0;
  let now = 0;
  try {
    const known = settings.resume ? studies.of(manifest) : null;
    const entry = known ?? studies.entry(studies.create(manifest));
    const evaluate = playSettings(game, {
      play,
      signal,
      tick(games, total) {
        now = games;
        const left = step === "search" ? gamesLeft(state, manifest) - games : total - games;
        progress(
          () => `${DOING[step]}: ${progressLine(state, games, total)} · ${pace.eta(before + now, left)} left`,
        );
      },
    });
    const session = (result: StudyResult | null): StudySession => ({
      state,
      result,
      timing: {
        study: entry.study,
        store: store.path,
        workers: settings.workers,
        seconds: pace.seconds(),
        games: before + now,
        node: process.version,
      },
    });
    try {
      const { result } = await runStudy(studies, entry, evaluate, (reached, doing) => {
        before += now;
        now = 0;
        if (reached.elites[0] !== state.elites[0]) note(incumbentText(reached));
        state = reached;
        step = doing;
      });
      return session(result);
    } catch (error) {
      if (error instanceof Interrupted) return session(null);
      if (error instanceof FaultStop) {
        throw faultError(error.plan, error.fault, `${store.path}-study${entry.study}`);
      }
      throw error;
    }
  } finally {
    store.close();
  }
}

function gamesLeft({ plan, spent }: StudyState, { tournament }: StudyManifest): number {
  return (plan.budget - spent) * tournament.games;
}

function progressLine(state: StudyState, games: number, total: number): string {
  return `${state.spent}/${state.plan.budget} evaluations · ${incumbentScore(state)} · ${games}/${total} games`;
}
