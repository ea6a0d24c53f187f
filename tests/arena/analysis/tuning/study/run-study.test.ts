import { describe, expect, test } from "vitest";
import {
  type Evaluate,
  foldStudy,
  type StudyState,
} from "../../../../../arena/analysis/tuning/search/index.ts";
import { runStudy, type StudyStep } from "../../../../../arena/analysis/tuning/study/run-study.ts";
import { type StudyEntry, StudyStore } from "../../../../../arena/analysis/tuning/study/study-store.ts";
import { Store } from "../../../../../arena/tournament/store/store.ts";
import { freshPath } from "../../../tournament/store/units.ts";
import { strength, toyArena } from "../search/planted.ts";
import { toyManifest } from "./toy-study.ts";

const played = toyArena("run", strength);

/** Runs the study of the manifest in a store, from where it stands. */
async function run(
  path: string,
  evaluate: Evaluate,
  tell: (state: StudyState, step: StudyStep) => void = () => {},
) {
  const store = Store.write(path);
  try {
    const studies = new StudyStore(store);
    const manifest = toyManifest();
    const entry = studies.of(manifest) ?? studies.entry(studies.create(manifest));
    return await runStudy(studies, entry, evaluate, tell);
  } finally {
    store.close();
  }
}

/** The only study of a store with its log, as they are stored. */
function stored(path: string): { readonly entry: StudyEntry; readonly log: readonly string[] } {
  const store = Store.read(path);
  try {
    const [entry] = new StudyStore(store).all() as [StudyEntry];
    return { entry, log: new StudyStore(store).log(entry.study).map((event) => JSON.stringify(event)) };
  } finally {
    store.close();
  }
}

describe("a study in a store", () => {
  test("tells of its state after every event and before every step", async () => {
    const path = freshPath();
    const heard: string[] = [];
    const { state, result } = await run(path, played, (_, step) => heard.push(step));
    const { entry, log } = stored(path);
    expect(heard).toEqual([...log.map(() => "search"), "confirm", "sensitivity"]);
    expect(state).toEqual(foldStudy(log.map((event) => JSON.parse(event))));
    expect(entry).toMatchObject({ events: log.length, result, manifest: toyManifest() });
  });

  test("looks at the winner on seeds of which no step has seen any before", async () => {
    const ranges: [from: number, to: number][] = [];
    const { state, result } = await run(freshPath(), (settings, units) => {
      ranges.push([units.from, units.to]);
      return played(settings, units);
    });
    expect(ranges.slice(-2)).toEqual([
      [state.units, state.units + 20],
      [state.units + 20, state.units + 30],
    ]);
    expect(result.sensitivity.map(({ parameter }) => parameter)).toEqual(
      state.plan.parameters.map(({ name }) => name),
    );
  });

  test("goes on to the same bytes wherever it was stopped", async () => {
    const whole = freshPath();
    let evaluations = 0;
    await run(whole, (settings, units) => {
      evaluations++;
      return played(settings, units);
    });
    const path = freshPath();
    for (let stop = 0; stop < evaluations; stop++) {
      let left = 1;
      const onlyOne: Evaluate = (settings, units) => {
        if (left-- > 0) return played(settings, units);
        throw new Error("stopped");
      };
      await run(path, onlyOne).catch(({ message }: Error) => expect(message).toBe("stopped"));
      expect(stored(whole).log.slice(0, stored(path).log.length)).toEqual(stored(path).log);
    }
    await run(path, played);
    expect(stored(path).log).toEqual(stored(whole).log);
    expect(stored(path).entry.result).toEqual(stored(whole).entry.result);
  });

  test("is not played again once it has its result", async () => {
    const path = freshPath();
    const first = await run(path, played);
    const again = await run(path, () => Promise.reject(new Error("played again")));
    expect(again).toEqual(first);
  });
});
