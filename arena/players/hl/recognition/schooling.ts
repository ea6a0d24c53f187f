import type { Schooling } from "./kinds.ts";

export const SCHOOLING: Schooling = {
  arms: ["Expansion", "Development", "Survival", "Aggressive", "Conservative"],
  kinds: [],
};
