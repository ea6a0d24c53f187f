import { board } from "../../../src/board/catalog.ts";
import { type Proof, proveRuleSet } from "../../proof/proof.ts";
import { proofPage } from "../../proof/proof-page.ts";
import { VARIANTS, type Variant } from "../../proof/variants.ts";
import { makePlan } from "../../tournament/make-plan.ts";
import type { TournamentPlan } from "../../tournament/plan.ts";
import { readPlayers } from "../../tournament/player-list.ts";
import { defineCommand, value } from "../command.ts";
import type { ExitCode } from "../exit.ts";
import { refused } from "../refused.ts";
import { playSession, type Session } from "../session.ts";
import { endOf } from "../session-end.ts";
import { rulesFrom } from "../sources.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { listOf, text } from "../values.ts";
import { version } from "../version.ts";

/** Who HL is proved against, in its own order at the table. */
const COMPANY = "random,greedy,validator";

/** `arena prove`: the HL thesis, measured, and what each part of HL adds. */
export const prove = defineCommand({
  name: "prove",
  summary: "measure the HL thesis: claims with verdicts, and what each part adds",
  examples: [
    ["arena prove --json > proof.json", "forty seasons under both rule sets"],
    ["arena prove --rules arena@1 --seasons 12 --games 24", "a first look"],
  ],
  options: {
    rules: value(listOf(text), {
      group: "Games",
      default: "arena@1,official@1",
      describe: "rule sets by comma",
    }),
    seed: { ...GAME_OPTIONS.seed, default: "proof" },
    seasons: { ...GAME_OPTIONS.seasons, default: "40" },
    games: GAME_OPTIONS.games,
    ...MACHINE_OPTIONS,
  },
  positionals: {},
  async run(context) {
    const { options, answer, note } = context;
    const command = `arena prove --rules ${options.rules.join()} --seed ${options.seed} --seasons ${options.seasons}${
      options.games === undefined ? "" : ` --games ${options.games}`
    } --store ${options.store}`;
    let code: ExitCode | undefined;
    let proof: Proof | null = null;
    const cold = refused(() =>
      options.rules.map((rules) => planOf(options, rules, VARIANTS[0] as Variant, {})),
    );
    // One season of experience under each rule set, on seeds of its own, for the variant that starts with it.
    const training = cold.map((plan) => ({ ...plan, seed: `${options.seed} training`, units: 1 }));
    const memories: Readonly<Record<string, unknown>>[] = [];
    await playSession(training, options, context, {
      finish(session) {
        if (session.stop !== "completed") code = endOf(session, context, command);
        else for (const { run } of session.runs) memories.push(session.store.memory(run, 0));
      },
    });
    if (memories.length < options.rules.length) return code;
    const plans = refused(() =>
      options.rules.flatMap((rules, i) =>
        VARIANTS.map((variant) => planOf(options, rules, variant, variant.warm ? (memories[i] ?? {}) : {})),
      ),
    );
    await playSession(plans, options, context, {
      finish(session) {
        code = endOf(session, context, command);
        if (session.stop !== "completed") return;
        proof = { schema: 1, engine: version, seed: options.seed, ruleSets: ruleSetsOf(session) };
        note(`${session.timing.games} games in ${session.timing.seconds.toFixed(0)} s`);
      },
    });
    if (proof !== null) {
      const found: Proof = proof;
      answer(found, () => proofPage(found));
    }
    return code;
  },
});

/** The tournament of one variant; all of one rule set share their seeds. */
function planOf(
  options: { readonly seed: string; readonly seasons: number; readonly games: number | undefined },
  rules: string,
  variant: Variant,
  memory: Readonly<Record<string, unknown>>,
): TournamentPlan {
  const table = board("us-classic");
  return makePlan({
    rules: rulesFrom(rules, table),
    board: table,
    seed: options.seed,
    format: "line-up",
    mode: variant.frozen ? "frozen" : "curve",
    players: readPlayers(`${COMPANY},${variant.player}`),
    seatPolicy: "all",
    units: options.seasons,
    games: options.games,
    memory,
  });
}

/** The runs of a session by rule set, in the order of the variants. */
function ruleSetsOf({ runs, store }: Session): Proof["ruleSets"] {
  return Array.from({ length: runs.length / VARIANTS.length }, (_, part) =>
    proveRuleSet(
      VARIANTS.map((variant, i) => {
        const { run, plan } = runs[part * VARIANTS.length + i] as (typeof runs)[number];
        return { variant, plan, units: () => store.units(run) };
      }),
    ),
  );
}
