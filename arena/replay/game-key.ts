import { deriveKey, type RandomKey, seedKey } from "../../src/random.ts";
import type { GameIdentity } from "./record.ts";

/** What keys are derived for, as tournaments derive them: a unit of the root, a deal of the unit. */
const STREAM = { unit: 0x756e6974, deal: 0 } as const;

/** The key of a recorded game's random streams. */
export function gameKey({ seed, unit, deal }: Pick<GameIdentity, "seed" | "unit" | "deal">): RandomKey {
  return deriveKey(deriveKey(seedKey(seed), unit, STREAM.unit), deal, STREAM.deal);
}
