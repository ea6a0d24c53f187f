import { formatSettings, type Settings } from "../../../src/player/parameters.ts";
import { parseEntrant } from "../../players/registry.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { type SeasonRewards, seasonRewards } from "./season-rewards.ts";

/** Policy with which a learner plays one strategy alone, and so measures its true value. */
const FIXED = "fixed-arm";

/**
 * The true value of strategies: seasons in which the learner `player` of `run` was replaced by one that plays a single
 * strategy, everything else and the seeds being the same. By strategy number; only those that the store has.
 */
export function trueValues(store: Store, run: RunEntry, player: string): ReadonlyMap<number, SeasonRewards> {
  const own = settingsOf(run.plan, player);
  const values = new Map<number, SeasonRewards>();
  if (own === null) return values;
  for (const candidate of store.runs()) {
    const { plan } = candidate;
    if (settingOfRun(plan) !== settingOfRun(run.plan) || plan.players.length !== run.plan.players.length)
      continue;
    const replaced = plan.players.filter(({ id }, place) => id !== run.plan.players[place]?.id);
    const [stand] = replaced;
    const places = run.plan.players.filter(({ id }) => id === player).length;
    if (stand === undefined || replaced.length !== places || replaced.some(({ id }) => id !== stand.id))
      continue;
    if (run.plan.players.some(({ id }, place) => id === player && plan.players[place]?.id !== stand.id))
      continue;
    const settings = settingsOf(plan, stand.id);
    if (settings?.policy !== FIXED || withoutPolicy(settings) !== withoutPolicy(own)) continue;
    if (parseEntrant(stand.spec).tier.id !== tierOf(run.plan, player)) continue;
    const rewards = seasonRewards(store, candidate, stand.id);
    if (rewards.size > 0) values.set(Number(settings.arm ?? 0), rewards);
  }
  return values;
}

/** The player texts whose seasons would give the true values of strategies 0 … count − 1; none for an external player. */
export function fixedPlayers(plan: TournamentPlan, player: string, count: number): readonly string[] {
  const spec = specOf(plan, player);
  if (spec === null) return [];
  const { tier, settings } = parseEntrant(spec);
  if (!tier.parameters.some(({ name }) => name === "arm")) return [];
  return Array.from({ length: count }, (_, arm) => {
    const fixed: Settings = { ...settings, policy: FIXED, arm };
    const told = tier.parameters.filter(
      ({ name, default: usual }) => name === "arm" || fixed[name] !== usual,
    );
    return `${tier.id}:${formatSettings(told, fixed)}`;
  });
}

/** The canonical text of a built-in learner that has a policy to replace, else null. */
function specOf({ players }: TournamentPlan, id: string): string | null {
  const player = players.find((each) => each.id === id);
  return player === undefined || player.digest !== null ? null : player.spec;
}

function settingsOf(plan: TournamentPlan, id: string): Settings | null {
  const spec = specOf(plan, id);
  return spec === null ? null : parseEntrant(spec).settings;
}

function tierOf(plan: TournamentPlan, id: string): string | null {
  const spec = specOf(plan, id);
  return spec === null ? null : parseEntrant(spec).tier.id;
}

const withoutPolicy = ({ policy, arm, ...others }: Settings): string => JSON.stringify(others);

/** All of a plan that a strategy's true value depends on, but for who plays and how many seasons there are. */
function settingOfRun({ players, units, onFault, ...others }: TournamentPlan): string {
  return JSON.stringify(others);
}
