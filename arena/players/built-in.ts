import { HL } from "./hl/hl.ts";
import { PLANNER } from "./planner/planner.ts";
import { BASIC_TIERS, OPPONENT_TIERS } from "./scripted-tiers.ts";
import type { TierDefinition } from "./tier.ts";
import { HL_SPEC } from "./tiers/hl-spec.ts";

/** The tiers of this package, kind by kind. */
export const BUILT_IN: readonly TierDefinition[] = [...BASIC_TIERS, HL_SPEC, HL, PLANNER, ...OPPONENT_TIERS];
