import { z } from "zod";
import { DataFault, readData } from "../../../src/text/data-fault.ts";
import { PARTS, type Part, type PartRate } from "./parts.ts";

const positive = z.number().positive();

/** The parts of `arena bench --json` that another bench is compared with. */
const benchFile = z.object({
  schema: z.literal(1),
  rules: z.string(),
  board: z.string(),
  players: z.array(z.string()),
  parts: z.array(z.object({ part: z.enum(PARTS), perSecond: positive, blocksPerSecond: positive })),
});

export interface Benched {
  readonly rules: string;
  readonly board: string;
  readonly players: readonly string[];
  readonly parts: readonly PartRate[];
}

/** Speed of a part here over that there, each by the speed of its own processor: 1 is as fast. */
export interface PartRatio {
  readonly part: Part;
  readonly ratio: number;
}

/** Compares a bench with what another has written. Throws a {@link DataFault} on a document of something else. */
export function compareParts(here: Benched, document: unknown): PartRatio[] {
  const there = readData(benchFile, document);
  for (const key of ["rules", "board", "players"] as const) {
    if (String(there[key]) === String(here[key])) continue;
    throw new DataFault([key], `is ${there[key]} there and ${here[key]} here: only the same games compare`);
  }
  return here.parts.flatMap(({ part, perSecond, blocksPerSecond }) => {
    const other = there.parts.find((each) => each.part === part);
    if (other === undefined) return [];
    return [{ part, ratio: perSecond / blocksPerSecond / (other.perSecond / other.blocksPerSecond) }];
  });
}
