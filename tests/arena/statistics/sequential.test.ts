import { describe, expect, it } from "vitest";
import {
  MIN_SEQUENTIAL_UNITS,
  observeUnit,
  type SequentialState,
  type SequentialTest,
  sequentialEstimate,
  UNSTARTED,
} from "../../../arena/statistics/sequential.ts";
import { normal, streamOf } from "./toys.ts";

const TEST: SequentialTest = { delta: 0.5, alpha: 0.05, beta: 0.05 };

/** Runs the test on units of mean `difference` and deviation 1 until it is decided. */
function play(difference: number, repetition: number): SequentialState {
  const stream = streamOf(`sequential at ${difference}`, repetition);
  let state = UNSTARTED;
  while (state.decision === "undecided") {
    state = observeUnit(TEST, state, state.units, difference + normal(stream));
  }
  return state;
}

function playMany(difference: number) {
  const states = Array.from({ length: 2000 }, (_, i) => play(difference, i));
  const average = (of: (state: SequentialState) => number) =>
    states.reduce((sum, state) => sum + of(state), 0) / states.length;
  return { h1: average(({ decision }) => (decision === "H1" ? 1 : 0)), units: average(({ units }) => units) };
}

describe("a sequential test", () => {
  it("errs as seldom as promised, at either hypothesis", () => {
    const none = playMany(0);
    const there = playMany(TEST.delta);
    expect(none.h1).toBeGreaterThan(0.02);
    expect(none.h1).toBeLessThan(0.06);
    expect(1 - there.h1).toBeGreaterThan(0.02);
    expect(1 - there.h1).toBeLessThan(0.06);
    // A test of planned length with the same errors needs 44 units.
    expect(none.units).toBeLessThan(35);
    expect(there.units).toBeLessThan(35);
  });

  it("decides nothing before its sixteenth unit", () => {
    let state = UNSTARTED;
    for (let unit = 0; unit < MIN_SEQUENTIAL_UNITS; unit++) {
      expect(state.decision).toBe("undecided");
      state = observeUnit(TEST, state, unit, 5 + (unit % 2));
    }
    expect(state.decision).toBe("H1");
  });

  it("accepts that a player is no better than itself", () => {
    let state = UNSTARTED;
    for (let unit = 0; unit < MIN_SEQUENTIAL_UNITS; unit++) state = observeUnit(TEST, state, unit, 0);
    expect(state.decision).toBe("H0");
  });

  it("takes units in index order only", () => {
    const state = observeUnit(TEST, UNSTARTED, 0, 0.1);
    expect(() => observeUnit(TEST, state, 2, 0.1)).toThrow("unit 2 out of turn, expected unit 1");
    expect(() => observeUnit(TEST, state, 0, 0.1)).toThrow("unit 0 out of turn");
  });

  it("stays decided whatever comes after, and resumes from its state as data", () => {
    const stopped = play(TEST.delta, 0);
    expect(observeUnit(TEST, stopped, stopped.units, -100)).toBe(stopped);
    const half = observeUnit(TEST, UNSTARTED, 0, 0.3);
    const restored = JSON.parse(JSON.stringify(half)) as SequentialState;
    expect(observeUnit(TEST, restored, 1, 0.7)).toEqual(observeUnit(TEST, half, 1, 0.7));
  });

  it("labels its estimate once it has stopped", () => {
    expect(sequentialEstimate(UNSTARTED)).toEqual({ difference: null, units: 0, label: null });
    expect(sequentialEstimate(observeUnit(TEST, UNSTARTED, 0, 0.3))).toEqual({
      difference: 0.3,
      units: 1,
      label: null,
    });
    expect(sequentialEstimate(play(TEST.delta, 0)).label).toContain("stopped early (H1)");
  });
});
