import {
  goldenTable,
  packageVersion,
  readGolden,
  readVersions,
  SEEDS,
  SERIES,
  type Series,
  writeGolden,
  writeVersion,
} from "./games.ts";

/**
 * `npm run golden` plays every golden game and says how many came out otherwise than is kept; `npm run golden -- --renew`
 * keeps what came out. Renew only for a change that was meant to change games, and say so in its commit: it is a new
 * version of the engine, which package.json must name first.
 */
const renew = process.argv.includes("--renew");
const kept = readGolden();
const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
const played: Record<Series, string[]> = { "arena@1": [], "official@1": [], fuzz: [] };
let changes = 0;
for (const series of SERIES) {
  const { play } = goldenTable(series);
  played[series] = seeds.map(play);
  const changed = seeds.filter((seed) => played[series][seed] !== kept[series][seed]);
  const first = changed.length === 0 ? "" : `, the first of them seed ${changed[0]}`;
  console.log(`${series}: ${changed.length} of ${SEEDS} games changed${first}`);
  changes += changed.length;
}
if (changes > 0 && !renew) process.exitCode = 1;
if (changes > 0 && renew && readVersions().some(({ version }) => version === packageVersion())) {
  throw new Error(
    `version ${packageVersion()} plays other games: give package.json the next version, or, where this one was never published, take it out of versions.json`,
  );
}
if (renew) {
  writeGolden(played);
  writeVersion(played);
}
