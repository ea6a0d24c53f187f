import { type ActionValueSettings, actionValues } from "../action-values.ts";
import type { Arms } from "../arms.ts";
import { shareBest, shareInTurn } from "../distribution.ts";
import type { Policy } from "../policy.ts";

/** The value of `preferred` that stands for no preferred arm. */
const NO_PREFERENCE = -1;

/**
 * The policy of the arena's specification: games are counted from 1, each whose number is a multiple of `exploreEvery`
 * explores the open arms in turn, every other exploits the preferred arm while it is open, and without one the best
 * estimate (optimistic at first). Throws on a preferred arm that does not exist.
 */
export function katgpt(
  arms: Arms,
  settings: ActionValueSettings & { readonly exploreEvery: number; readonly preferred: number },
): Policy {
  const { exploreEvery, preferred } = settings;
  if (preferred >= arms.count) {
    throw new Error(
      `preferred arm ${preferred}: expected an arm from 0 to ${arms.count - 1}, or -1 for none`,
    );
  }
  const estimates = actionValues(arms, settings);
  return {
    ...estimates,
    distribution(out) {
      const game = arms.choices + 1;
      if (game % exploreEvery === 0) {
        shareInTurn(arms, game / exploreEvery - 1, out);
      } else if (preferred !== NO_PREFERENCE && arms.open[preferred] === 1) {
        out.fill(0);
        out[preferred] = 1;
      } else {
        shareBest(arms, estimates.value, out);
      }
    },
  };
}
