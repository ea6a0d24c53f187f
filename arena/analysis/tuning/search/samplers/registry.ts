import { didYouMean } from "../../../../../src/text/did-you-mean.ts";
import { gridSampler } from "./grid.ts";
import { haltonSampler } from "./halton.ts";
import { randomSampler } from "./random.ts";
import type { MakeSampler } from "./sampler.ts";
import { spsaSampler } from "./spsa.ts";
import { tpeSampler } from "./tpe.ts";

const SAMPLERS = {
  grid: gridSampler,
  random: randomSampler,
  halton: haltonSampler,
  tpe: tpeSampler,
  spsa: spsaSampler,
} as const satisfies Readonly<Record<string, MakeSampler>>;

export type SamplerName = keyof typeof SAMPLERS;

export const SAMPLER_NAMES: readonly SamplerName[] = ["grid", "random", "halton", "tpe", "spsa"];

/** The sampler of that name. Throws, with the nearest known name, on any other. */
export function samplerNamed(name: string): MakeSampler {
  const known = SAMPLER_NAMES.find((candidate) => candidate === name);
  if (known !== undefined) return SAMPLERS[known];
  const expected = `expected one of ${SAMPLER_NAMES.join(", ")}`;
  throw new Error(`unknown sampler "${name}": ${expected}${didYouMean(name, SAMPLER_NAMES)}`);
}
