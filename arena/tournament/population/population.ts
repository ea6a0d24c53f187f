import { readData } from "../../../src/text/data-fault.ts";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import { readJson } from "../../runtime/read-json.ts";
import { sha256 } from "../plan/plan.ts";
import { type PlannedPlayer, readPlayer } from "../plan/player-list.ts";
import { POPULATION_1 } from "./population-1.ts";
import {
  LONGEST_NAME,
  type Population,
  type PopulationTable,
  populationSchema,
} from "./population-schema.ts";

/** Populations that ship with the arena. */
const BUILT_IN: readonly Population[] = [POPULATION_1];

/** Their names; the version is part of each. */
export const POPULATION_IDS: readonly string[] = BUILT_IN.map(({ id }) => id);

/** A population as it is played: its players read, and the digest of what was read. */
export interface ReadPopulation {
  readonly id: string;
  /** SHA-256 of its content; digests of player files are those of the plans. */
  readonly digest: string;
  readonly tables: readonly (PopulationTable & { readonly opponents: readonly PlannedPlayer[] })[];
}

/** The name of a population that line-ups were made into. */
const OF_LINE_UPS = "against@1";

/** Line-ups, each a table of a population. Throws one line on two that are alike, or of different size. */
export function populationOf(lineUps: readonly (readonly PlannedPlayer[])[]): ReadPopulation {
  const tables = lineUps.map((players, number) => {
    const against = players.map(({ id }) => id);
    const named = against.join();
    const table = named.length <= LONGEST_NAME ? named : `line-up ${number + 1}`;
    return { table, family: table, part: "training", against };
  });
  return readPopulation({ schema: 1, id: OF_LINE_UPS, tables });
}

/** The line-ups that a population was made of, each as text; null for one of another origin. */
export function lineUpsOf({ id, tables }: Pick<Population, "id" | "tables">): readonly string[] | null {
  return id === OF_LINE_UPS ? tables.map(({ against }) => against.join()) : null;
}

/** A name has neither an extension nor a folder. */
const isFile = (text: string): boolean => /\.json$|[\\/]/.test(text);

/** The population of that name (`population@1`) or in that JSON file. Throws one line as {@link readPopulationFile} does. */
export function populationFrom(text: string): ReadPopulation {
  if (isFile(text)) return readPopulationFile(text);
  const population = BUILT_IN.find(({ id }) => id === text);
  if (population !== undefined) return readPopulation(population);
  throw new Error(
    `population ${JSON.stringify(text)} is unknown; expected ${POPULATION_IDS.join(" or ")}, version included, or a file such as ./mine.json${didYouMean(text, POPULATION_IDS)}`,
  );
}

/**
 * The population in a JSON file. Throws in one line that names the file on bad JSON, an unknown or missing key, an unknown
 * player, two tables of one name, tables of different size, and a family in both parts.
 */
export function readPopulationFile(path: string): ReadPopulation {
  try {
    return readPopulation(readJson(path));
  } catch (error) {
    throw new Error(`population ${path}: ${(error as Error).message}`);
  }
}

/** The population that `data` says; throws as {@link readPopulationFile} does, without the file's name. */
export function readPopulation(data: unknown): ReadPopulation {
  const { $schema: _, ...population } = readData(populationSchema, data);
  const { id, tables } = population;
  const [first] = tables;
  const twice = tables.find(({ table }, i) => tables.findIndex((each) => each.table === table) < i);
  if (twice !== undefined)
    throw new Error(`table "${twice.table}" stands there twice: expected different names`);
  const odd = tables.find(({ against }) => against.length !== first?.against.length);
  if (odd !== undefined) {
    throw new Error(
      `table "${odd.table}" has ${odd.against.length} opponents: expected ${first?.against.length}, as the first table has`,
    );
  }
  const split = tables.find(({ family, part }) =>
    tables.some((each) => each.family === family && each.part !== part),
  );
  if (split !== undefined) {
    throw new Error(`family "${split.family}" is in training and held out: expected it in one of them`);
  }
  return {
    id,
    digest: sha256(JSON.stringify(population)),
    tables: tables.map((table) => ({
      ...table,
      opponents: table.against.map((each) => playerOf(table, each)),
    })),
  };
}

function playerOf({ table }: PopulationTable, text: string): PlannedPlayer {
  try {
    return readPlayer(text);
  } catch (error) {
    throw new Error(`table "${table}": ${(error as Error).message}`);
  }
}
