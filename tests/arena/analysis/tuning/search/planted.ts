import type { Evaluate } from "../../../../../arena/analysis/tuning/search/evaluation.ts";
import { deriveKey, RandomStream, seedKey } from "../../../../../src/chance/random.ts";
import type { Settings } from "../../../../../src/player/parameters.ts";
import { declareParameters } from "../../../../../src/player/parameters.ts";

/** A toy player with four parameters that matter and two that do not. */
export const plantedParameters = declareParameters([
  { name: "reserve", type: "int", range: [10, 1000], scale: "log", default: 50, meaning: "Best at 300." },
  { name: "greed", type: "float", range: [0, 1], scale: "linear", default: 0.5, meaning: "Best at 0.2." },
  { name: "patience", type: "float", range: [0, 10], scale: "linear", default: 2, meaning: "Best at 7." },
  {
    name: "style",
    type: "choice",
    choices: ["calm", "bold", "wild"],
    default: "calm",
    meaning: "Best bold.",
  },
  { name: "tempo", type: "float", range: [0.01, 1], scale: "log", default: 0.1, meaning: "Irrelevant." },
  { name: "polite", type: "boolean", default: true, meaning: "Irrelevant." },
]);

export const BEST_STRENGTH = 0.45;

/** The true win share of the toy: 0.45 at best, falling towards 0.15 with the distance from the best settings. */
export function strength(settings: Settings): number {
  const { reserve, greed, patience, style } = settings;
  const off =
    ((Math.log(Number(reserve)) - Math.log(300)) / Math.log(100)) ** 2 +
    (Number(greed) - 0.2) ** 2 +
    ((Number(patience) - 7) / 10) ** 2 +
    (style === "bold" ? 0 : style === "wild" ? 0.06 : 0.12);
  return 0.15 + 0.3 * Math.exp(-4 * off);
}

/** Games in a unit of the toy. */
const GAMES = 24;

/**
 * Plays the toy: a unit is 24 games, each won with the chance of `winShare`; a game's luck is in part that of its
 * unit, so that the same units are worth sharing.
 */
export function toyArena(seed: string, winShare: (settings: Settings) => number): Evaluate {
  const key = seedKey(seed);
  return async (settings, units) =>
    settings.map((setting) => {
      const own = seedKey(JSON.stringify(setting));
      const share = winShare(setting);
      return Array.from({ length: units.to - units.from }, (_, i) => {
        const unit = units.from + i;
        const common = new RandomStream(deriveKey(key, unit, 0));
        const luck = new RandomStream(deriveKey(deriveKey(key, unit, 1), own.k0, own.k1));
        let wins = 0;
        for (let game = 0; game < GAMES; game++) {
          const shared = common.unit();
          const alone = luck.unit();
          if ((game % 3 === 0 ? shared : alone) < share) wins++;
        }
        return wins / GAMES;
      });
    });
}
