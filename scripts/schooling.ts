// `npm run schooling`: plays the training tables of population@1 and writes what HL knows before its first game:
//   npm run schooling [-- seasons, games a season]
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { school } from "../arena/analysis/schooling/school.ts";
import { POPULATION_1 } from "../arena/tournament/population/population-1.ts";

const [seasons = "6", games = "48"] = process.argv.slice(2);
const FILE = new URL("../arena/players/hl/recognition/schooling.ts", import.meta.url);

const schooling = school(POPULATION_1, {
  seed: "schooling",
  rules: "arena@1",
  seasons: Number(seasons),
  games: Number(games),
});
writeFileSync(
  fileURLToPath(FILE),
  `import type { Schooling } from "./kinds.ts";

/** Written by \`npm run schooling -- ${seasons} ${games}\`, then \`npm run format\`. */
export const SCHOOLING: Schooling = ${JSON.stringify(schooling)};
`,
);
console.log(schooling.arms.join(" "));
for (const { name, winShares } of schooling.kinds) {
  console.log(name.padEnd(20), winShares.map((share) => (100 * share).toFixed(1).padStart(6)).join(" "));
}
