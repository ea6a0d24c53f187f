import { z } from "zod";
import { readData } from "../../../src/text/data-fault.ts";
import { readJson } from "../../runtime/read-json.ts";
import { sha256 } from "../../tournament/plan/plan.ts";
import { type PlannedPlayer, readPlayer } from "../../tournament/plan/player-list.ts";

/** Tables to learn at, and tables of families that no arm and no learner was made with. */
export const PARTS = ["training", "held-out"] as const;
export type Part = (typeof PARTS)[number];

const name = z.string().min(1).max(80);
/** The format of a population file. */
export const populationSchema = z.strictObject({
  $schema: z.string().optional(),
  schema: z.literal(1),
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*@\d+$/, { error: "expected a name and a version, as in population@1" }),
  tables: z
    .array(
      z.strictObject({
        table: name,
        family: name,
        part: z.enum(PARTS),
        against: z.array(z.string().min(1).max(500)).min(1).max(7).readonly(),
      }),
    )
    .min(1)
    .max(200)
    .readonly(),
});

/** A set of tables at which it is measured whether choosing a strategy pays, as its file has it (docs/population.md). */
export type Population = z.infer<typeof populationSchema>;
export type PopulationTable = Population["tables"][number];

/** A population as it is played: its players read, and the digest of what was read. */
export interface ReadPopulation {
  readonly id: string;
  /** SHA-256 of its content; digests of player files are those of the plans. */
  readonly digest: string;
  readonly tables: readonly (PopulationTable & { readonly opponents: readonly PlannedPlayer[] })[];
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
