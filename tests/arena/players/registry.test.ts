import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { tallied } from "../../../arena/players/bandit/policy.ts";
import { registerPolicy } from "../../../arena/players/bandit/registry.ts";
import { definePlayer, PassivePlayer } from "../../../arena/players/player-api.ts";
import { parseEntrant, registerTier, seatEntrant } from "../../../arena/players/registry.ts";
import { playTournament } from "../../../arena/tournament/workers/play-tournament.ts";
import { withWorkerPool } from "../../../arena/tournament/workers/worker-pool.ts";
import { seedKey } from "../../../src/chance/random.ts";
import { planOf } from "../tournament/plans.ts";
import "./registering.ts";

const idle = definePlayer({
  api: 1,
  label: "Idle",
  parameters: [{ name: "calm", type: "boolean", default: true, meaning: "does nothing" }],
  create: () => new PassivePlayer(),
});
const first = {
  meaning: "The first arm.",
  parameters: [],
  create: (arms: Parameters<typeof tallied>[0]) => ({
    ...tallied(arms),
    distribution: (out: Float64Array) => void out.fill(0).fill(1, 0, 1),
  }),
} as const;

test("a registered tier is asked for like any other, with its settings", () => {
  registerTier("idle", idle);
  expect(parseEntrant("idle:calm=false")).toMatchObject({ id: "idle:calm=false", settings: { calm: false } });
  expect(seatEntrant(parseEntrant("idle"), seedKey(1))).toBeInstanceOf(PassivePlayer);
});

test("a registered policy chooses for the learners, with absorb-compress if that is asked for", () => {
  registerPolicy("one-arm", first);
  expect(parseEntrant("hl:policy=one-arm,absorb=interval").id).toBe("hl:policy=one-arm,absorb=interval");
  expect(parseEntrant("hl-spec:policy=one-arm").settings.policy).toBe("one-arm");
});

test("a tier that worker threads do not know is refused where it would be played by them", async () => {
  registerTier("local", idle);
  registerPolicy("local-arm", first);
  const refusal = "is registered in this thread only, and games are played in worker threads";
  await expect(play("greedy,local")).rejects.toThrow(`player "local" ${refusal}`);
  await expect(play("hl:policy=local-arm,greedy")).rejects.toThrow(`bandit policy "local-arm" ${refusal}`);
});

test("what a module registers is known to worker threads, which import it first", async () => {
  expect(await play("ascetic,hl:policy=first-arm")).toEqual([0]);
});

/** The units that are finished of a unit of two games on a worker thread. */
async function play(players: string): Promise<number[]> {
  const plan = planOf(players, { units: 1, games: 2 });
  const units: number[] = [];
  await withWorkerPool(1, (pool) =>
    playTournament([{ plan, units: [0] }], {
      pool,
      thinkLimit: 20,
      signal: new AbortController().signal,
      commit: (_, result) => units.push(...result.units.map(({ unit }) => unit)) > 0,
      tick: () => {},
    }),
  );
  return units;
}

test.each([
  [
    "a tier's id that is taken",
    () => registerTier("hl", idle),
    'tier "hl" is taken: register yours by another id',
  ],
  ["the id of programs", () => registerTier("exec", idle), 'tier "exec" is taken'],
  [
    "an id that no line-up could name",
    () => registerTier("My Bot", idle),
    'tier "My Bot": expected an id of small letters',
  ],
  ["what is no definition", () => registerTier("odd", { ...idle, label: "" }), "needs a label: some text"],
  ["a policy's name that is taken", () => registerPolicy("ucb1", first), 'bandit policy "ucb1" is taken'],
  [
    "a policy's name with a blank",
    () => registerPolicy("my rule", first),
    'bandit policy "my rule": expected a name of',
  ],
  [
    "the program itself as the module of threads",
    () => registerTier("looping", idle, pathToFileURL(process.argv[1]).href),
    "would run again in every worker thread",
  ],
])("%s is refused", (_, register, message) => {
  expect(register).toThrow(message);
});
