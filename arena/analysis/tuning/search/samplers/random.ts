import { RandomStream } from "../../../../../src/chance/random.ts";
import type { MakeSampler } from "./sampler.ts";

/** Independent uniform points: the yardstick for every other sampler. */
export const randomSampler: MakeSampler = (specs, key) => {
  const stream = new RandomStream(key);
  return {
    ask: (count) => Array.from({ length: count }, () => specs.map(() => stream.unit())),
    tell: () => {},
  };
};
