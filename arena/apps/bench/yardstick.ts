import { threefry } from "../../../src/chance/random.ts";

/** Blocks of one measurement: long enough for the clock, short beside a game. */
const BLOCKS = 1_000_000;

/**
 * Speed of this processor at this moment, in random blocks (Threefry-2x32-20) a second of processor time: arithmetic
 * alone, the same on every machine. Rates that were measured in different hours or places compare by their quotient.
 */
export function measureYardstick(): number {
  const start = process.cpuUsage();
  for (let index = 0; index < BLOCKS; index++) threefry(1, 2, index, 3);
  const { user, system } = process.cpuUsage(start);
  return (BLOCKS * 1e6) / (user + system);
}
