import { visibleText } from "../../runtime/visible-text.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";

/** A path from the root of a disk, where it begins a text or follows a space, a quote, a bracket, `:` or `=`. */
const ROOTED =
  /(^|[\s"'`(:=,])(?:file:\/\/)?(?:[A-Za-z]:[\\/]|\/)(?:[^\s"'`():,]*[\\/])?(?=[^\s"'`():,\\/]+)/g;

/** The text with every absolute path cut to the name of its file: players may be files, and mistakes name them. */
export function conceal(text: string): string {
  return text.replace(ROOTED, (_path, before: string) => `${before}…/`);
}

/** The document as JSON, its texts visible and without a path of the machine. */
export function concealedJson(document: unknown): string {
  return JSON.stringify(document, (_key, value: unknown) =>
    typeof value === "string" ? conceal(visibleText(value)) : value,
  );
}

/** The plan whose players are named without their paths, so that a record made from it names none. */
export function concealedPlan<Plan extends TournamentPlan>(plan: Plan): Plan {
  const memory = Object.entries(plan.memory).map(([id, state]) => [conceal(id), state]);
  return {
    ...plan,
    players: plan.players.map((player) => ({ ...player, id: conceal(player.id) })),
    memory: Object.fromEntries(memory),
  };
}
