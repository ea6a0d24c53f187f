import { z } from "zod";
import { SCHOOLING } from "./schooling.ts";

/** A kind of opponent, and the share of those met of late that are believed to be of it. */
export interface Believed {
  readonly kind: string;
  readonly share: number;
}

const rememberedSchema = z.object({ strategies: z.object({ met: z.array(z.number().min(0)) }) });

/** What a stored memory of HL believes of its opponents, strangers last; null where it keeps no belief. */
export function believedOf(memory: string): readonly Believed[] | null {
  const parsed = rememberedSchema.safeParse(JSON.parse(memory));
  if (!parsed.success) return null;
  const { met } = parsed.data.strategies;
  const kinds = [...SCHOOLING.kinds.map(({ name }) => name), "stranger"];
  const all = met.reduce((sum, each) => sum + each, 0);
  if (met.length !== kinds.length || all === 0) return null;
  return kinds.map((kind, i) => ({ kind, share: met[i] / all }));
}
