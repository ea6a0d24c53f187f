import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";

/** Purposes of derived keys, which keep them apart: units and tables derive from the root, the rest from the key of their unit. */
const STREAM = {
  unit: 0x756e6974,
  tables: 0x7461626c,
  game: 0,
  seatings: 1,
  player: 2,
  training: 3,
  frozen: 4,
} as const;

/** The key of a unit under the key of the root seed. */
export function unitKey(root: RandomKey, unit: number): RandomKey {
  return deriveKey(root, unit, STREAM.unit);
}

/** The key by which the order of tables is drawn, for turn number `turn` through all of them, under the key of the root seed. */
export function tablesKey(root: RandomKey, turn: number): RandomKey {
  return deriveKey(root, turn, STREAM.tables);
}

/** The key of deal number `deal` of a unit: every game of a season has its own, the seatings of a block share one. */
export function dealKey(unit: RandomKey, deal: number): RandomKey {
  return deriveKey(unit, deal, STREAM.game);
}

/** The key by which the order of a unit's seatings is shuffled. */
export function seatingsKey(unit: RandomKey): RandomKey {
  return deriveKey(unit, 0, STREAM.seatings);
}

/** The stream of an entry's own choices in a unit. */
export function playerKey(unit: RandomKey, entry: number): RandomKey {
  return deriveKey(unit, entry, STREAM.player);
}

/** The key that stands for the unit while its learners train. */
export function trainingKey(unit: RandomKey): RandomKey {
  return deriveKey(unit, 0, STREAM.training);
}

/** The key that stands for the unit when players of a frozen game draw. */
export function frozenKey(unit: RandomKey, game: number): RandomKey {
  return deriveKey(unit, game, STREAM.frozen);
}
