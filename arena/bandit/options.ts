/** An option that is a number from `low` to `high`, both included; `scale` says how a tuner should space it. */
export interface NumberOption {
  readonly type: "real" | "integer";
  readonly low: number;
  readonly high: number;
  readonly scale: "linear" | "log";
  readonly default: number;
  readonly meaning: string;
}

/** An option that is one of `values`. */
export interface ChoiceOption<V extends string = string> {
  readonly type: "choice";
  readonly values: readonly V[];
  readonly default: V;
  readonly meaning: string;
}

export interface OptionTable {
  readonly [name: string]: NumberOption | ChoiceOption;
}

/** The values that a table of options declares. */
export type OptionValues<T extends OptionTable> = {
  readonly [K in keyof T]: T[K] extends ChoiceOption<infer V> ? V : number;
};

/** Option values as somebody gives them, by name; what is left out takes its default. */
export type GivenOptions = Readonly<Record<string, number | string>>;

/** Declares a real number from `low` to `high`. */
export function real(
  low: number,
  high: number,
  scale: NumberOption["scale"],
  preset: number,
  meaning: string,
): NumberOption {
  return { type: "real", low, high, scale, default: preset, meaning };
}

/** Declares an integer from `low` to `high`. */
export function integer(
  low: number,
  high: number,
  scale: NumberOption["scale"],
  preset: number,
  meaning: string,
): NumberOption {
  return { type: "integer", low, high, scale, default: preset, meaning };
}

/** Declares one of `values`. */
export function choice<V extends string>(values: readonly V[], preset: V, meaning: string): ChoiceOption<V> {
  return { type: "choice", values, default: preset, meaning };
}

/** Options complete and checked. Throws on an option that is not declared and on a value outside its declaration. */
export function readOptions<T extends OptionTable>(
  owner: string,
  table: T,
  given: GivenOptions,
): OptionValues<T> {
  const names = Object.keys(table);
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(table, name)) {
      throw new Error(`${owner}: unknown option "${name}"; expected ${names.join(", ") || "no options"}`);
    }
    const fault = faultOf(table[name], value);
    if (fault !== undefined)
      throw new Error(`${owner}: option ${name} is ${JSON.stringify(value)}; expected ${fault}`);
  }
  const entries = names.map((name) => [name, given[name] ?? table[name].default]);
  return Object.fromEntries(entries) as OptionValues<T>;
}

/** What was expected in place of `value`, or undefined when it fits. */
function faultOf(option: NumberOption | ChoiceOption, value: number | string): string | undefined {
  if (option.type === "choice") {
    return option.values.some((known) => known === value) ? undefined : option.values.join(", ");
  }
  const fits =
    typeof value === "number" &&
    value >= option.low &&
    value <= option.high &&
    (option.type === "real" || Number.isInteger(value));
  const kind = option.type === "integer" ? "an integer" : "a number";
  return fits ? undefined : `${kind} from ${option.low} to ${option.high}`;
}
