import { QUESTIONS } from "../../../src/events/questions.ts";
import { HOOKS, leavesToBase, METHOD_OF, PassivePlayer, type Player } from "../../../src/player/player.ts";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import type { Finding } from "./finding.ts";

/** A finding for each method whose name is nearly that of one that the player would be called by and does not have. */
export function misspeltNames(player: Player): Finding[] {
  const missing = [
    ...QUESTIONS.filter((question) => leavesToBase(player, question)).map((question) => METHOD_OF[question]),
    ...[...HOOKS, "memory" as const, "reason" as const].filter((name) => player[name] === undefined),
  ];
  return [...namesOf(player)].flatMap(([name, use]) => {
    const meant = use === "called" ? missing : missing.filter((each) => each === "memory");
    const hint = didYouMean(name, meant, slipsIn(name));
    if (hint === "") return [];
    const message = `has "${name}", which nobody calls${hint}`;
    return [{ kind: "misspelt" as const, ask: null, message, scenario: null }];
  });
}

/**
 * Letters that a slip changes: one in five, at least one. A player has methods of its own, and `reserve` is nearer to
 * `observe` than chance would have it.
 */
function slipsIn(name: string): number {
  return Math.max(1, Math.floor(name.length / 5));
}

/** A property is called, as a method is, or read, as a memory may be. */
type Use = "called" | "read";

/**
 * Names of the player's own that mean nothing to the arena: of the methods of its classes, and of its fields except for
 * numbers, text and the like, which cannot stand for a method or a memory.
 */
function namesOf(player: Player): ReadonlyMap<string, Use> {
  const known = new Set<string>([...Object.values(METHOD_OF), ...HOOKS, "memory", "reason", "constructor"]);
  const names = new Map<string, Use>();
  for (
    let holder: object | null = player;
    holder !== null && holder !== PassivePlayer.prototype && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  ) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      const use = usageOf(property);
      if (use !== null && !known.has(name) && !names.has(name)) names.set(name, use);
    }
  }
  return names;
}

function usageOf({ value, get }: PropertyDescriptor): Use | null {
  if (typeof value === "function") return "called";
  return get !== undefined || (typeof value === "object" && value !== null) ? "read" : null;
}
