/**
 * The parameters a player declares, in one place: the declaration drives `hl:epsilon=0.05` on the command line,
 * `--help`, validation, the tuner's space, the dashboard's forms and the manifest of a run. Plain data, so it is
 * stored as it is.
 */

import { didYouMean, knownNames } from "../text/did-you-mean.ts";

interface Declared<Name extends string> {
  /** Text before the `=`: letters, digits, `-` and `.`, beginning with a letter. */
  readonly name: Name;
  /** One line that says what the parameter does. */
  readonly meaning: string;
  /** Condition under which it counts: the values of another parameter, by that one's name. Elsewhere only the default is allowed. */
  readonly when?: Readonly<Record<string, readonly ParameterValue[]>>;
}

/** A number in a closed range. On a log scale equal steps are equal ratios, and the range must be positive. */
export interface NumberParameter<Name extends string = string> extends Declared<Name> {
  readonly type: "float" | "int";
  readonly range: readonly [min: number, max: number];
  readonly scale: "linear" | "log";
  readonly default: number;
}

/** One of a list of words without order. */
export interface ChoiceParameter<Name extends string = string, Choice extends string = string>
  extends Declared<Name> {
  readonly type: "choice";
  readonly choices: readonly Choice[];
  readonly default: NoInfer<Choice>;
}

export interface BooleanParameter<Name extends string = string> extends Declared<Name> {
  readonly type: "boolean";
  readonly default: boolean;
}

export type ParameterSpec = NumberParameter | ChoiceParameter | BooleanParameter;
export type ParameterValue = number | string | boolean;

/** A value for every declared parameter, in the order of the declaration. */
export type Settings = Readonly<Record<string, ParameterValue>>;

type ValueOf<Spec extends ParameterSpec> = Spec extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { readonly type: "boolean" }
    ? boolean
    : number;

/** The settings of one declaration with their types: `SettingsOf<typeof parameters>`. */
export type SettingsOf<Specs extends readonly ParameterSpec[]> = {
  readonly [Spec in Specs[number] as Spec["name"]]: ValueOf<Spec>;
};

/**
 * Checks a declaration and returns it. Throws, naming the parameter, on a bad or repeated name, an empty or
 * inverted range, a log scale that reaches zero, fewer than two choices, a default that is not allowed, or a condition
 * on a parameter that is not declared before it or on a value that this one does not take.
 */
export function declareParameters<const Specs extends readonly ParameterSpec[]>(specs: Specs): Specs {
  const declared = new Map<string, ParameterSpec>();
  for (const spec of specs) {
    const fault =
      declarationFault(spec) ??
      (declared.has(spec.name) ? "is declared twice" : undefined) ??
      conditionFault(spec, declared);
    if (fault !== undefined) throw new Error(`parameter "${spec.name}" ${fault}`);
    declared.set(spec.name, spec);
  }
  return specs;
}

/** The parameter with another default. Throws, in one line, on a value outside the declaration. */
export function withDefault(spec: ParameterSpec, value: unknown): ParameterSpec {
  if (!allows(spec, value)) throw refusal(spec, String(value));
  // The value was held against the type of the parameter, which the compiler cannot follow.
  return { ...spec, default: value } as ParameterSpec;
}

/** The default of every parameter. */
export function defaultSettings<const Specs extends readonly ParameterSpec[]>(
  specs: Specs,
): SettingsOf<Specs> {
  return completed(specs, new Map());
}

/**
 * The whole settings for those given by name; what is not given takes its default. Throws, in one line, on an
 * unknown name (with the nearest known one; where none is near, with `listed`, which says where many are listed) and on a
 * value outside the declaration.
 */
export function validateSettings<const Specs extends readonly ParameterSpec[]>(
  specs: Specs,
  given: Readonly<Record<string, unknown>>,
  listed?: string,
): SettingsOf<Specs> {
  const values = new Map<string, ParameterValue>();
  for (const [name, value] of Object.entries(given)) {
    const spec = specNamed(specs, name, listed);
    if (!allows(spec, value)) throw refusal(spec, JSON.stringify(value) ?? String(value));
    values.set(name, value);
  }
  return completed(specs, values);
}

/**
 * The settings written as `epsilon=0.05,policy=ucb1`; the empty text is the defaults. Throws, in one line, on a
 * part without `=`, a name given twice, an unknown name (told as by {@link validateSettings}) and a value outside the
 * declaration.
 */
export function parseSettings<const Specs extends readonly ParameterSpec[]>(
  specs: Specs,
  text: string,
  listed?: string,
): SettingsOf<Specs> {
  const values = new Map<string, ParameterValue>();
  for (const part of text.trim() === "" ? [] : text.split(",")) {
    const split = part.indexOf("=");
    if (split < 1) throw new Error(`"${part.trim()}": expected name=value, as in ${example(specs)}`);
    const spec = specNamed(specs, part.slice(0, split).trim(), listed);
    const word = part.slice(split + 1).trim();
    const value = read(spec, word);
    if (!allows(spec, value)) throw colonFault(specs, part) ?? refusal(spec, word);
    if (values.has(spec.name)) throw new Error(`parameter "${spec.name}" is given twice: give it once`);
    values.set(spec.name, value);
  }
  return completed(specs, values);
}

/** Says of `a=1:b=2` how settings are separated; undefined where it is no such slip. */
function colonFault(specs: readonly ParameterSpec[], part: string): Error | undefined {
  const parts = part.trim().split(/:(?=[a-z][\w.-]*=)/i);
  const named = parts.every((each) => specs.some(({ name }) => each.startsWith(`${name}=`)));
  if (parts.length < 2 || !named) return undefined;
  return new Error(`"${part.trim()}": settings are separated by commas, as in ${parts.join()}`);
}

/** Settings as {@link parseSettings} reads them, every parameter in the order of the declaration. */
export function formatSettings(specs: readonly ParameterSpec[], settings: Settings): string {
  return specs.map(({ name }) => `${name}=${settings[name]}`).join(",");
}

/** Values of a parameter in words, for errors and `--help`: "a number from 0 to 1", "one of a, b". */
export function expectation(spec: ParameterSpec): string {
  switch (spec.type) {
    case "float":
      return `a number from ${spec.range[0]} to ${spec.range[1]}`;
    case "int":
      return `a whole number from ${spec.range[0]} to ${spec.range[1]}`;
    case "choice":
      return `one of ${spec.choices.join(", ")}`;
    case "boolean":
      return "true or false";
  }
}

function declarationFault(spec: ParameterSpec): string | undefined {
  if (!/^[a-z][a-z0-9.-]*$/i.test(spec.name)) return "needs a name of letters, digits, - and .";
  if (spec.type === "choice" && new Set(spec.choices).size < 2) return "needs at least two different choices";
  if (spec.type === "float" || spec.type === "int") {
    const [min, max] = spec.range;
    if (!(Number.isFinite(min) && Number.isFinite(max) && min < max))
      return `has no range from ${min} to ${max}`;
    if (spec.type === "int" && !(Number.isInteger(min) && Number.isInteger(max))) return "needs whole bounds";
    if (spec.scale === "log" && min <= 0) return `is on a log scale, so its range cannot begin at ${min}`;
  }
  const standing: unknown = spec.default;
  return allows(spec, standing) ? undefined : `has default ${standing}, expected ${expectation(spec)}`;
}

function conditionFault(
  { when = {} }: ParameterSpec,
  declared: ReadonlyMap<string, ParameterSpec>,
): string | undefined {
  for (const [name, values] of Object.entries(when)) {
    const other = declared.get(name);
    if (other === undefined) return `counts by ${name}, which is not declared before it`;
    if (values.length === 0) return `counts by no value of ${name}`;
    const odd = values.find((value) => !allows(other, value));
    if (odd !== undefined)
      return `counts with ${name}=${odd}, which ${name} cannot be: expected ${expectation(other)}`;
  }
  return undefined;
}

function specNamed(specs: readonly ParameterSpec[], name: string, listed?: string): ParameterSpec {
  const spec = specs.find((candidate) => candidate.name === name);
  if (spec !== undefined) return spec;
  const names = specs.map((candidate) => candidate.name);
  throw new Error(`unknown parameter "${name}"${knownNames(name, names, listed)}`);
}

/** True when the parameter can have that value. */
export function allows(spec: ParameterSpec, value: unknown): value is ParameterValue {
  if (spec.type === "boolean") return typeof value === "boolean";
  if (spec.type === "choice") return spec.choices.some((choice) => choice === value);
  if (typeof value !== "number" || (spec.type === "int" && !Number.isInteger(value))) return false;
  return value >= spec.range[0] && value <= spec.range[1];
}

function read(spec: ParameterSpec, word: string): unknown {
  if (spec.type === "choice") return word;
  if (spec.type === "boolean") return word === "true" ? true : word === "false" ? false : undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(word) ? Number(word) : undefined;
}

function refusal(spec: ParameterSpec, word: string): Error {
  const hint = spec.type === "choice" ? didYouMean(word, spec.choices) : "";
  return new Error(`parameter ${spec.name}=${word}: expected ${expectation(spec)}${hint}`);
}

function example(specs: readonly ParameterSpec[]): string {
  const [first] = specs;
  return first === undefined ? "name=value" : `${first.name}=${first.default}`;
}

function completed<Specs extends readonly ParameterSpec[]>(
  specs: Specs,
  values: ReadonlyMap<string, ParameterValue>,
): SettingsOf<Specs> {
  const settings: Settings = Object.fromEntries(
    specs.map((spec) => [spec.name, values.get(spec.name) ?? spec.default]),
  );
  for (const spec of specs) {
    const value = settings[spec.name];
    if (value === spec.default || counts(spec, settings)) continue;
    throw new Error(`parameter ${spec.name}=${value}: only counts with ${condition(spec)}`);
  }
  // The entries were checked one by one; the type lists the same names.
  return settings as SettingsOf<Specs>;
}

/** True when the parameter counts beside the other settings. */
export function counts({ when = {} }: ParameterSpec, settings: Settings): boolean {
  return Object.entries(when).every(([other, values]) => values.includes(settings[other]));
}

/** Condition of a parameter in words: `policy=softmax, ucb1 or exp3`; the empty text for everywhere. */
export function condition({ when = {} }: ParameterSpec): string {
  return Object.entries(when)
    .map(([other, values]) => `${other}=${values.join(", ").replace(/, ([^,]*)$/, " or $1")}`)
    .join(" and ");
}

/** The settings with the default in the place of whatever does not count beside the others. */
export function settled(specs: readonly ParameterSpec[], settings: Settings): Settings {
  return Object.fromEntries(
    specs.map((spec) => [spec.name, counts(spec, settings) ? settings[spec.name] : spec.default]),
  );
}
