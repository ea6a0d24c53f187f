import type { Arms } from "../arms.ts";
import { type Policy, tallied } from "../policy.ts";

/** Always the same arm: its seasons measure the arm's true value. Throws on an arm that does not exist. */
export function fixedArm(arms: Arms, { arm }: { readonly arm: number }): Policy {
  if (arm >= arms.count) throw new Error(`fixed arm ${arm}: expected an arm from 0 to ${arms.count - 1}`);
  return {
    ...tallied(arms),
    distribution(out) {
      out.fill(0);
      out[arm] = 1;
    },
  };
}
