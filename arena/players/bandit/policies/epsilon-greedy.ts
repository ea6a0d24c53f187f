import { type ActionValueSettings, actionValues } from "../action-values.ts";
import type { Arms } from "../arms.ts";
import { blendUniform, shareBest } from "../distribution.ts";
import type { Policy } from "../policy.ts";

/** The best estimate, but any open arm with probability ε. */
export function epsilonGreedy(
  arms: Arms,
  settings: ActionValueSettings & { readonly epsilon: number },
): Policy {
  return greedyBut(arms, settings, () => settings.epsilon);
}

/**
 * ε-greedy with ε = ε₀ / (1 + choices / halfLife): exploration decays as 1 / t, which is what logarithmic regret needs
 * (Auer, Cesa-Bianchi and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002, εₙ-greedy).
 */
export function epsilonDecreasing(
  arms: Arms,
  settings: ActionValueSettings & { readonly epsilon: number; readonly halfLife: number },
): Policy {
  return greedyBut(arms, settings, () => settings.epsilon / (1 + arms.choices / settings.halfLife));
}

function greedyBut(arms: Arms, settings: ActionValueSettings, epsilon: () => number): Policy {
  const estimates = actionValues(arms, settings);
  return {
    ...estimates,
    distribution(out) {
      shareBest(arms, estimates.value, out);
      blendUniform(arms, epsilon(), out);
    },
  };
}
