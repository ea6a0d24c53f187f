import { z } from "zod";
import { expectation, type ParameterSpec, type ParameterValue } from "../../../../src/player/parameters.ts";
import { readData } from "../../../../src/text/data-fault.ts";
import { knownNames } from "../../../../src/text/did-you-mean.ts";
import { readJson } from "../../../runtime/read-json.ts";

const FORM =
  'expected a value to hold it at, {} to search it as declared, or { "range": [least, most] } or { "choices": […] } to search a part';

const part = z.strictObject(
  {
    range: z.tuple([z.number(), z.number()]).readonly().optional(),
    choices: z.array(z.string()).readonly().optional(),
  },
  { error: FORM },
);
const value = z.union([z.number(), z.string(), z.boolean()]);
const spaceSchema = z.record(z.string(), z.union([value, part], { error: FORM }));

/** The searched part of a parameter: of its range or choices, all of it when both are left out. */
export type SpacePart = z.infer<typeof part>;

/** Search space of a study, by parameter: a part of it, or the value that it is held at. Others stay as the player has them. */
export type Space = Readonly<Record<string, ParameterValue | SpacePart>>;

/** The space in a JSON file (docs/tuning.md). Throws in one line that names the file. */
export function readSpaceFile(path: string): Space {
  try {
    return readData(spaceSchema, readJson(path));
  } catch (error) {
    throw new Error(`space file ${path}: ${(error as Error).message}`);
  }
}

/** These parameters as they are declared. */
export function spaceOf(names: readonly string[]): Space {
  return Object.fromEntries(names.map((name) => [name, {}]));
}

/** The values that a space holds parameters at. */
export function heldValues(space: Space): Readonly<Record<string, ParameterValue>> {
  const held = Object.entries(space).filter((entry): entry is [string, ParameterValue] => !isPart(entry[1]));
  return Object.fromEntries(held);
}

/**
 * The parameters that a space searches, in the order of their declaration. Throws in one line on a name that is not
 * declared (with the nearest that is) and on a part that the declaration does not hold.
 */
export function searchedIn(specs: readonly ParameterSpec[], space: Space): ParameterSpec[] {
  const names = specs.map(({ name }) => name);
  const stray = Object.keys(space).find((name) => !names.includes(name));
  if (stray !== undefined) {
    throw new Error(`unknown parameter "${stray}"${knownNames(stray, names)}`);
  }
  return specs.flatMap((spec) => {
    const entry = space[spec.name];
    return isPart(entry) ? [narrowed(spec, entry)] : [];
  });
}

const isPart = (entry: ParameterValue | SpacePart | undefined): entry is SpacePart =>
  typeof entry === "object";

function narrowed(spec: ParameterSpec, { range, choices }: SpacePart): ParameterSpec {
  const refused = (): Error => new Error(`parameter "${spec.name}": expected a part of ${expectation(spec)}`);
  switch (spec.type) {
    case "boolean":
      if (range !== undefined || choices !== undefined) throw refused();
      return spec;
    case "choice":
      if (range !== undefined || !(choices ?? []).every((choice) => spec.choices.includes(choice)))
        throw refused();
      return choices === undefined ? spec : { ...spec, choices };
    default: {
      const [min, max] = range ?? spec.range;
      if (choices !== undefined || min < spec.range[0] || max > spec.range[1]) throw refused();
      return { ...spec, range: [min, max] };
    }
  }
}
