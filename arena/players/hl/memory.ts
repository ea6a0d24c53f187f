import { z } from "zod";
import type { PlayerMemory } from "../../../src/player/player.ts";
import { type AcceptanceModel, acceptanceSchema } from "./acceptance-model.ts";
import type { StrategyChoice } from "./strategy-choice.ts";

const MEMORY_VERSION = 2;

const memorySchema = z.strictObject({
  version: z.literal(MEMORY_VERSION),
  strategies: z.unknown(),
  acceptance: acceptanceSchema,
});

/** Memory from game to game: what was learned of the strategies, and the profiles of partners. */
export function memoryOf(strategies: StrategyChoice, acceptance: AcceptanceModel): PlayerMemory {
  return {
    snapshot: () => ({
      version: MEMORY_VERSION,
      strategies: strategies.snapshot(),
      acceptance: acceptance.snapshot(),
    }),
    restore(snapshot) {
      const parsed = memorySchema.safeParse(snapshot);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new Error(`hl memory: ${issue.path.join(".")}: ${issue.message}`);
      }
      strategies.restore(parsed.data.strategies);
      acceptance.restore(parsed.data.acceptance);
    },
  };
}
