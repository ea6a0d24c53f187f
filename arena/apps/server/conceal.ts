import type { TournamentPlan } from "../../tournament/plan/plan.ts";

/** A path from the root of a disk, where it begins a text or follows a space, a quote, a bracket, `:` or `=`. */
const ROOTED =
  /(^|[\s"'`(:=,])(?:file:\/\/)?(?:[A-Za-z]:[\\/]|\/)(?:[^\s"'`():,]*[\\/])?(?=[^\s"'`():,\\/]+)/g;

/** The text with every absolute path cut to the name of its file: players may be files, and mistakes name them. */
export function conceal(text: string): string {
  return text.replace(ROOTED, (_path, before: string) => `${before}…/`);
}

/** Controls that reorder or hide the text around them: embeddings, overrides, isolates and marks of direction (UAX 9), and C0 and C1. */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/** The text with each such control as a replacement character: labels and messages come from players. */
export const legible = (text: string): string => text.replace(CONTROLS, "\ufffd");

/** The document as JSON, its texts legible and without a path of the machine. */
export function concealedJson(document: unknown): string {
  return JSON.stringify(document, (_key, value: unknown) =>
    typeof value === "string" ? conceal(legible(value)) : value,
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
