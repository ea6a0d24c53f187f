/** A module that does nothing but register: worker threads import it before they play. */

import { tallied } from "../../../arena/players/bandit/policy.ts";
import { registerPolicy } from "../../../arena/players/bandit/registry.ts";
import { definePlayer, PassivePlayer } from "../../../arena/players/player-api.ts";
import { registerTier } from "../../../arena/players/registry.ts";

registerTier(
  "ascetic",
  definePlayer({ api: 1, label: "Ascetic", create: () => new PassivePlayer() }),
  import.meta.url,
);

registerPolicy(
  "first-arm",
  {
    meaning: "The first arm that is open.",
    parameters: [],
    create: (arms) => ({
      ...tallied(arms),
      distribution: (out) => out.fill(0).fill(1, arms.open.indexOf(1), arms.open.indexOf(1) + 1),
    }),
  },
  import.meta.url,
);
