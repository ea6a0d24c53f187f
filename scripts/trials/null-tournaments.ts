// The A/A trial in full: 200 tournaments of 20 units between four copies of each tier. What is printed at 95% should be
// wrong in about 5%.
//
//     npx tsx scripts/trials/null-tournaments.ts [games of a unit, default 4] [tiers, default all]
import { availableParallelism } from "node:os";
import { TIERS } from "../../arena/players/registry.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { playNullTournaments } from "../../tests/support/null-tournaments.ts";

const [games = "4", tiers = [...TIERS.keys()].join()] = process.argv.slice(2);
for (const player of tiers.split(",")) {
  const { pairs, families, coverage } = await playNullTournaments({
    player,
    rules: ruleSet("arena@1"),
    tournaments: 200,
    units: 20,
    games: Number(games),
    seed: "null",
    workers: availableParallelism(),
  });
  const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
  console.log(
    `${player}: single tests ${percent(pairs)} false, tables after Holm ${percent(families)}, intervals hold par ${percent(coverage)}`,
  );
}
