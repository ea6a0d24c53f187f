/** The search space: settings as points of the unit cube, one coordinate per declared parameter. */

import {
  type ParameterSpec,
  type ParameterValue,
  type Settings,
  settled,
} from "../../../../src/player/parameters.ts";

/** Coordinates from 0 to 1, in the order of the declaration. */
export type Point = readonly number[];

/** Number of values that a parameter can take: infinite for a float. */
export function valueCount(spec: ParameterSpec): number {
  switch (spec.type) {
    case "float":
      return Number.POSITIVE_INFINITY;
    case "int":
      return spec.range[1] - spec.range[0] + 1;
    case "choice":
      return spec.choices.length;
    case "boolean":
      return 2;
  }
}

/**
 * The settings at a point. Finite parameters divide their axis into cells; floats are rounded to five significant
 * digits, so that settings can be read and typed and no last bit of a logarithm shows.
 */
export function settingsAt(specs: readonly ParameterSpec[], point: Point): Settings {
  return Object.fromEntries(specs.map((spec, axis) => [spec.name, valueAt(spec, point[axis]!)]));
}

/** The point of settings: the middle of the cell for finite parameters. */
export function pointOf(specs: readonly ParameterSpec[], settings: Settings): Point {
  return specs.map((spec) => coordinateOf(spec, settings[spec.name]!));
}

/** The point with the default in the place of each parameter that does not count there; the same array where all count. */
export function settledPoint(specs: readonly ParameterSpec[], point: Point): Point {
  const drawn = settingsAt(specs, point);
  const counted = settled(specs, drawn);
  const idle = (name: string): boolean => counted[name] !== drawn[name];
  if (!specs.some(({ name }) => idle(name))) return point;
  return specs.map((spec, axis) => (idle(spec.name) ? coordinateOf(spec, spec.default) : point[axis]!));
}

/** The value of one parameter at a coordinate from 0 to 1. */
export function valueAt(spec: ParameterSpec, coordinate: number): ParameterValue {
  switch (spec.type) {
    case "float":
      return clamp(Number(unscaled(coordinate, spec.range, spec.scale).toPrecision(5)), spec.range);
    case "int":
      return clamp(Math.round(unscaled(coordinate, cellBounds(spec.range), spec.scale)), spec.range);
    case "choice":
      return spec.choices[cell(coordinate, spec.choices.length)]!;
    case "boolean":
      return coordinate >= 0.5;
  }
}

/** The coordinate of one parameter's value. */
export function coordinateOf(spec: ParameterSpec, value: ParameterValue): number {
  switch (spec.type) {
    case "float":
      return scaled(Number(value), spec.range, spec.scale);
    case "int":
      return scaled(Number(value), cellBounds(spec.range), spec.scale);
    case "choice":
      return (spec.choices.indexOf(String(value)) + 0.5) / spec.choices.length;
    case "boolean":
      return value === true ? 0.75 : 0.25;
  }
}

/** The cell, 0 to `count` − 1, that a coordinate falls into. */
export function cell(coordinate: number, count: number): number {
  return Math.min(count - 1, Math.floor(coordinate * count));
}

type Range = readonly [min: number, max: number];

/** Half a step beyond each end, so that the first and last integers get as much room as the others. */
function cellBounds([min, max]: Range): Range {
  return [min - 0.5, max + 0.5];
}

function unscaled(coordinate: number, [min, max]: Range, scale: "linear" | "log"): number {
  return scale === "log" ? min * (max / min) ** coordinate : min + coordinate * (max - min);
}

function scaled(value: number, [min, max]: Range, scale: "linear" | "log"): number {
  return scale === "log" ? Math.log(value / min) / Math.log(max / min) : (value - min) / (max - min);
}

function clamp(value: number, [min, max]: Range): number {
  return Math.min(max, Math.max(min, value));
}
