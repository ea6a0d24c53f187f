import type { ParameterSpec, ParameterValue, Settings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import type { Finding } from "./finding.ts";

/** Settings that differ from the defaults in one parameter: its bounds, or each of its choices. */
export function corners(specs: readonly ParameterSpec[], defaults: Settings): Settings[] {
  return specs.flatMap((spec) =>
    extremes(spec)
      .filter((value) => value !== spec.default)
      .map((value) => ({ ...defaults, [spec.name]: value })),
  );
}

function extremes(spec: ParameterSpec): readonly ParameterValue[] {
  if (spec.type === "choice") return spec.choices;
  return spec.type === "boolean" ? [true, false] : spec.range;
}

/** Settings that note every name read from them that is not declared. */
export function watchedSettings(settings: Settings, undeclared: Set<string>): Settings {
  return new Proxy(settings, {
    get(target, name, self) {
      if (typeof name === "string" && !(name in target) && name !== "toJSON") undeclared.add(name);
      return Reflect.get(target, name, self);
    },
  });
}

/** A finding for each name that was read and not declared. */
export function undeclaredSettings(
  undeclared: ReadonlySet<string>,
  specs: readonly ParameterSpec[],
): Finding[] {
  const names = specs.map(({ name }) => name);
  return [...undeclared].sort().map((name) => ({
    kind: "settings",
    ask: null,
    message: `reads the setting "${name}", which it does not declare${didYouMean(name, names)}`,
    scenario: null,
  }));
}

/** Finding for what making a player with these settings throws. */
export function makingFails(create: (settings: Settings) => Player, settings: Settings): Finding[] {
  try {
    create(settings);
    return [];
  } catch (error) {
    const message = `cannot be made with ${JSON.stringify(settings)}: ${(error as Error).message}`;
    return [{ kind: "settings", ask: null, message, scenario: null }];
  }
}
