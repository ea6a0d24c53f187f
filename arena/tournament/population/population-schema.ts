import { z } from "zod";

/** Tables to learn at, and tables of families that no arm and no learner was made with. */
export const PARTS = ["training", "held-out"] as const;
export type Part = (typeof PARTS)[number];

/** Most tables of a population. */
export const MOST_TABLES = 200;

/** Most characters of the name of a table or a family. */
export const LONGEST_NAME = 80;

const name = z.string().min(1).max(LONGEST_NAME);
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
    .max(MOST_TABLES)
    .readonly(),
});

/** A set of tables at which it is measured whether choosing a strategy pays, as its file has it (docs/population.md). */
export type Population = z.infer<typeof populationSchema>;
export type PopulationTable = Population["tables"][number];
