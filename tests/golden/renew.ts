import { goldenTable, type KeptRules, RULE_SETS, readGolden, SEEDS, writeGolden } from "./games.ts";

/**
 * `npm run golden` plays every golden game and says how many came out otherwise than is kept; `npm run golden -- --renew`
 * keeps what came out. Renew only for a change that was meant to change games, and say so in its commit.
 */
const renew = process.argv.includes("--renew");
const kept = readGolden();
const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
const played: Record<KeptRules, string[]> = { "arena@1": [], "official@1": [] };
for (const rules of RULE_SETS) {
  const { play } = goldenTable(rules);
  played[rules] = seeds.map(play);
  const changed = seeds.filter((seed) => played[rules][seed] !== kept[rules][seed]);
  const first = changed.length === 0 ? "" : `, the first of them seed ${changed[0]}`;
  console.log(`${rules}: ${changed.length} of ${SEEDS} games changed${first}`);
  if (changed.length > 0 && !renew) process.exitCode = 1;
}
if (renew) writeGolden(played);
