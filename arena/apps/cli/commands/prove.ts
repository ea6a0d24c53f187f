import { board } from "../../../../src/board/catalog.ts";
import { FIELDS, type Field } from "../../../analysis/proof/fields.ts";
import { type Proof, proveField } from "../../../analysis/proof/proof.ts";
import { proofPage } from "../../../analysis/proof/proof-page.ts";
import { HL, type Variant } from "../../../analysis/proof/variants.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { type ExitCode, UsageError } from "../../../runtime/exit.ts";
import { version } from "../../../runtime/version.ts";
import { makePlan } from "../../../tournament/plan/make-plan.ts";
import { readPlayers } from "../../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../../tournament/plan/runnable-plan.ts";
import { type Console, defineCommand, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { playersText, shellOptions } from "../plan-options.ts";
import { type PopulationRequest, playPopulation } from "../prove-population.ts";
import { refused } from "../refused.ts";
import { playSession, type Session } from "../session.ts";
import { endOf } from "../session-end.ts";
import { rulesFrom } from "../sources.ts";
import { GAME_OPTIONS, MACHINE_OPTIONS } from "../tournament-options.ts";
import { listOf, oneOf, text } from "../values.ts";

const FIELD_IDS = FIELDS.map(({ id }) => id);

/** `arena prove`: the HL thesis, measured, and what each part of HL adds. */
export const prove = defineCommand({
  name: "prove",
  summary: "measure the HL thesis: claims with verdicts, and what each part adds",
  examples: [
    ["arena prove --json > proof.json", "forty seasons of every field under both rule sets"],
    ["arena prove --rules arena@1 --fields tiers --seasons 12 --games 24", "a first look"],
  ],
  options: {
    fields: value(listOf(oneOf(...FIELD_IDS)), {
      group: GROUP.who,
      default: FIELD_IDS.join(),
      describe: "line-ups in which HL is measured, by comma",
    }),
    rules: value(listOf(text), {
      group: GROUP.what,
      default: "arena@1,official@1",
      describe: "rule sets by comma",
    }),
    population: value(text, {
      group: GROUP.who,
      describe:
        "instead of the fields: tables at which choosing a strategy is to pay, population@1 or a file",
    }),
    arms: value(readPlayers, {
      group: GROUP.who,
      default: [0, 1, 2, 3, 4].map((arm) => `hl:policy=fixed-arm,arm=${arm}`).join(),
      describe: "with --population: players that hold to one strategy each",
    }),
    learner: value(text, {
      group: GROUP.who,
      default: "hl",
      describe: "with --population: the player that chooses among them",
    }),
    rivals: value(readPlayers, {
      group: GROUP.who,
      default: "hl:policy=uniform,hl:policy=fixed-arm,arm=0",
      describe: "with --population: players that it must beat besides the best single arm",
    }),
    seed: GAME_OPTIONS.seed,
    seasons: { ...GAME_OPTIONS.seasons, default: "40" },
    games: {
      ...GAME_OPTIONS.games,
      describe: "games a season, a multiple of 24 (default: each field its own)",
    },
    ...MACHINE_OPTIONS,
  },
  positionals: {},
  async run(context) {
    const { options, answer, note } = context;
    refuseRepeats("--rules", options.rules);
    if (options.population !== undefined)
      return provePopulation({ ...options, population: options.population }, context);
    refuseRepeats("--fields", options.fields);
    const command = `${COMMAND_PREFIX} prove ${shellOptions({
      rules: options.rules.join(),
      fields: options.fields.join(),
      seed: options.seed,
      seasons: options.seasons,
      games: options.games,
      store: options.store,
    })}`;
    let code: ExitCode | undefined;
    let proof: Proof | null = null;
    const chosen = FIELDS.filter(({ id }) => options.fields.includes(id));
    const plans = refused(() =>
      options.rules.flatMap((rules) =>
        chosen.flatMap((field) =>
          variantsIn(field).map((variant) => planOf(options, { rules, field }, variant)),
        ),
      ),
    );
    await playSession(plans, options, context, {
      finish(session) {
        code = endOf(session, context, command);
        if (session.stop !== "completed") return;
        proof = {
          schema: 3,
          engine: version,
          seed: options.seed,
          ruleSets: proofOf(session, options.rules, chosen),
        };
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

type PopulationOptions = Omit<PopulationRequest, "rules" | "command"> & { readonly rules: readonly string[] };

function provePopulation(options: PopulationOptions, context: Console): Promise<ExitCode | undefined> {
  // The first of the two standing rule sets, where none was asked for.
  const [rules = ""] = options.rules;
  const { population, arms, learner, rivals, seed, seasons, games, store } = options;
  const command = `${COMMAND_PREFIX} prove ${shellOptions({
    population,
    arms: playersText(arms),
    learner,
    rivals: playersText(rivals),
    rules,
    seed,
    seasons,
    games,
    store,
  })}`;
  return playPopulation({ ...options, rules, command }, context);
}

function refuseRepeats(option: string, items: readonly string[]): void {
  const repeated = items.find((item, i) => items.indexOf(item) < i);
  if (repeated !== undefined)
    throw new UsageError(`${option} names ${repeated} more than once; name it once`);
}

/** Everybody who takes HL's place in a field, HL first. */
const variantsIn = ({ ablations, audit }: Field): readonly Variant[] => [HL, ...ablations, ...audit];

/** The tournament of one variant; all of one field and rule set share their seeds. */
function planOf(
  options: { readonly seed: string; readonly seasons: number; readonly games: number | undefined },
  { rules, field }: { readonly rules: string; readonly field: Field },
  { player, trained }: Variant,
): RunnablePlan {
  const table = board("us-classic");
  const games = options.games ?? field.games;
  return makePlan({
    rules: rulesFrom(rules, table),
    board: table,
    seed: options.seed,
    format: "line-up",
    mode: trained === "frozen" ? "frozen" : "curve",
    players: readPlayers([...field.against, player].join()),
    seatPolicy: "all",
    units: options.seasons,
    games,
    training: trained === undefined ? undefined : games,
    memory: {},
  });
}

/** The runs of a session by rule set and field, each in the order of its variants. */
function proofOf(
  { runs, store }: Session,
  rules: readonly string[],
  fields: readonly Field[],
): Proof["ruleSets"] {
  const left = [...runs];
  return rules.map((id) => ({
    rules: id,
    fields: fields.map((field) =>
      proveField(
        field,
        variantsIn(field).map((variant) => {
          const { run, plan } = left.shift() as (typeof runs)[number];
          return { variant, plan, units: () => store.units(run) };
        }),
      ),
    ),
  }));
}
