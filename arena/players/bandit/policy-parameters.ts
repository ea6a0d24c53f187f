import type { ParameterSpec, ParameterValue, Settings } from "../../../src/player/parameters.ts";
import { type GivenSettings, POLICIES } from "./registry.ts";

/** A declaration that depends on the names of the registered policies, made anew when one was added. */
export function perPolicies<T>(declare: (policies: readonly string[]) => T): () => T {
  let known: { readonly count: number; readonly declared: T } | null = null;
  return () => {
    const policies = Object.keys(POLICIES);
    if (known?.count !== policies.length) known = { count: policies.length, declared: declare(policies) };
    return known.declared;
  };
}

/** A policy's parameter as a player declares it: under its own name, or under the policy's where that one is taken. */
interface Shared {
  readonly spec: ParameterSpec;
  /** The name by which the policies know it. */
  readonly known: string;
  readonly policies: string[];
}

/**
 * The parameters of every registered policy, for a player that has a parameter `policy`: each counts only with the
 * policies that take it. One that a policy declares otherwise than an earlier one is named after it: `gradient.step`.
 * Parameters in `own` are declared and passed on by the player itself.
 */
export function policyParameters(own: readonly string[]): readonly ParameterSpec[] {
  // A fixed arm takes nothing that the others do.
  const choosing = Object.keys(POLICIES).length - 1;
  return sharedParameters(own).map(({ spec, policies }) =>
    policies.length === choosing ? spec : { ...spec, when: { policy: policies } },
  );
}

/** Those of the settings that `policy` takes, under the names by which it knows them. */
export function settingsOfPolicy(policy: string, settings: Settings, own: readonly string[]): GivenSettings {
  const taken = sharedParameters(own).filter(({ policies }) => policies.includes(policy));
  return Object.fromEntries(
    taken.map(({ spec, known }): [string, ParameterValue] => [known, settings[spec.name]]),
  );
}

function sharedParameters(own: readonly string[]): Shared[] {
  const shared: Shared[] = [];
  for (const [policy, { parameters }] of Object.entries(POLICIES)) {
    for (const spec of parameters) {
      if (own.includes(spec.name)) continue;
      const same = shared.find(({ spec: other, known }) => known === spec.name && alike(other, spec));
      if (same !== undefined) {
        same.policies.push(policy);
        continue;
      }
      const taken = shared.some(({ spec: other }) => other.name === spec.name);
      const name = taken ? `${policy}.${spec.name}` : spec.name;
      shared.push({ spec: { ...spec, name }, known: spec.name, policies: [policy] });
    }
  }
  return shared;
}

/** True when two declarations take the same values and begin with the same one. */
function alike(a: ParameterSpec, b: ParameterSpec): boolean {
  const taken = ({ name: _name, meaning: _meaning, ...values }: ParameterSpec) => JSON.stringify(values);
  return taken(a) === taken(b);
}
