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
  return namesOf(player).flatMap((name) => {
    const hint = didYouMean(name, missing);
    if (hint === "") return [];
    const message = `has "${name}", which nobody calls${hint}`;
    return [{ kind: "misspelt" as const, ask: null, message, scenario: null }];
  });
}

/** Names of the player's own that mean nothing to the arena: of its fields and of the methods of its classes. */
function namesOf(player: Player): string[] {
  const known = new Set<string>([...Object.values(METHOD_OF), ...HOOKS, "memory", "reason", "constructor"]);
  const names = new Set<string>();
  for (
    let holder: object | null = player;
    holder !== null && holder !== PassivePlayer.prototype && holder !== Object.prototype;
    holder = Object.getPrototypeOf(holder)
  ) {
    for (const name of Object.getOwnPropertyNames(holder)) if (!known.has(name)) names.add(name);
  }
  return [...names];
}
