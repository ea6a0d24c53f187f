import { HL } from "./hl/hl.ts";
import { PLANNER } from "./planner/planner.ts";
import type { TierDefinition } from "./tier.ts";
import { GREEDY } from "./tiers/greedy.ts";
import { HL_SPEC } from "./tiers/hl-spec.ts";
import { RANDOM } from "./tiers/random.ts";
import { TRADER } from "./tiers/trader.ts";
import { VALIDATOR } from "./tiers/validator.ts";

/** The tiers of this package: the specified ones, references and learners, each kind weakest first. */
export const BUILT_IN: readonly TierDefinition[] = [RANDOM, GREEDY, VALIDATOR, TRADER, HL_SPEC, HL, PLANNER];
