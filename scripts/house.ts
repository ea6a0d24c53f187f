/** A folder of the house, what lives there, and the folders of the same floor that it may import. */
export interface Room {
  readonly folder: string;
  readonly holds: string;
}

/**
 * The floors from the top of the house to the ground. A floor imports those below it. The one list that the floors' test,
 * the table in README.md and the picture in docs/architecture.md are made from.
 */
export const FLOORS = [
  { folder: "dashboard", holds: "the browser app: views, charts, the board" },
  { folder: "arena", holds: "everything about many games, in rooms" },
  {
    folder: "systems",
    holds: "the nine phases of a turn, one file each, and the pipeline that strings them",
  },
  { folder: "src", holds: "the game without a turn: world, boards, rules, legality, money, chance" },
  { folder: "components", holds: "what an entity is: columns, and nothing that acts" },
] as const satisfies readonly Room[];

/** The rooms of `arena/` from top to bottom: each may import those below it; the leaves import none of them. */
export const ROOMS = [
  {
    folder: "apps",
    holds: "what a person or a program starts: commands, server, terminal, checks, benchmarks",
  },
  {
    folder: "analysis",
    holds: "what is worked out from finished units: reports, learning, theory, proofs, tuning",
  },
  {
    folder: "table",
    holds: "a game that people play: questions and refusals, undo, trades, hints",
  },
  { folder: "replay", holds: "a game seen again: records, timeline, narration, turning points" },
  { folder: "tournament", holds: "a plan, its units, the workers, and the store" },
  { folder: "scenario", holds: "positions and scripts as files" },
  { folder: "players", holds: "bandits, tiers, the learner HL, external players" },
  { folder: "statistics", holds: "estimates, intervals and tests over plain arrays" },
  { folder: "runtime", holds: "versions, threads, files, errors" },
] as const satisfies readonly Room[];

/** Rooms that no other room stands below. */
export const LEAVES: readonly string[] = ["statistics", "runtime"];

export type Floor = (typeof FLOORS)[number]["folder"];

/** The floors of the house from the ground up. */
export const FROM_GROUND: readonly Floor[] = FLOORS.map(({ folder }) => folder).reverse();

/** The floor that a path stands on, or undefined for a path outside the house. */
export const floorOf = (path: string): Floor | undefined =>
  FROM_GROUND.find((floor) => path.startsWith(`${floor}/`));

/** The room of `arena/` that a path lies in; undefined for other floors and for the public faces beside the rooms. */
export function roomOf(path: string): string | undefined {
  const [floor, room, ...rest] = path.split("/");
  return floor === "arena" && rest.length > 0 ? room : undefined;
}
