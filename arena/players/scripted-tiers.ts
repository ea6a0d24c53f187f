import type { TierDefinition } from "./tier.ts";
import { GREEDY } from "./tiers/greedy.ts";
import { BACKGROUND } from "./tiers/opponents/background.ts";
import { BIG_BUILDER } from "./tiers/opponents/big-builder.ts";
import { BLOCKER } from "./tiers/opponents/blocker.ts";
import { DEAL_MAKER } from "./tiers/opponents/deal-maker.ts";
import { FIXED_A, FIXED_B, FIXED_C } from "./tiers/opponents/fixed.ts";
import { GAMBLER } from "./tiers/opponents/gambler.ts";
import { HOARDER } from "./tiers/opponents/hoarder.ts";
import { MISER } from "./tiers/opponents/miser.ts";
import { RAILROADER } from "./tiers/opponents/railroader.ts";
import { SELLER } from "./tiers/opponents/seller.ts";
import { SNIPER } from "./tiers/opponents/sniper.ts";
import { SWAPPER } from "./tiers/opponents/swapper.ts";
import { VALUER } from "./tiers/opponents/valuer.ts";
import { RANDOM } from "./tiers/random.ts";
import { TRADER } from "./tiers/trader.ts";
import { VALIDATOR } from "./tiers/validator.ts";

/** Tiers that play by rules of thumb and remember nothing: fast, and the same in a page as in a process. */
export const BASIC_TIERS: readonly TierDefinition[] = [RANDOM, GREEDY, VALIDATOR, TRADER];

/** Opponents from the literature, and contrasts that demand different answers. */
export const OPPONENT_TIERS: readonly TierDefinition[] = [
  BACKGROUND,
  FIXED_A,
  FIXED_B,
  FIXED_C,
  VALUER,
  HOARDER,
  DEAL_MAKER,
  GAMBLER,
  BIG_BUILDER,
  BLOCKER,
  RAILROADER,
  SELLER,
  SWAPPER,
  SNIPER,
  MISER,
];
