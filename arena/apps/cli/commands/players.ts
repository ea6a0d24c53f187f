import { condition, expectation, type ParameterSpec } from "../../../../src/player/parameters.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { type Entrant, parseEntrant, TIERS } from "../../../players/registry.ts";
import { TIER_KINDS, type TierDefinition, type TierKind } from "../../../players/tier.ts";
import { defineCommand, optionalPositional } from "../command.ts";

/** `arena players`: the tiers there are, or the parameters of one player. */
export const players = defineCommand({
  name: "players",
  summary: "list the players, or what can be set on one of them",
  examples: [
    ["arena players hl", "every parameter of the learner: what it takes, its default, what it does"],
    ["arena players ./mine.ts --json", "those of a player of your own, as JSON"],
  ],
  options: {},
  positionals: {
    player: optionalPositional(parseEntrant, "a player, as in hl, hl:policy=ucb1 or ./mine.ts"),
  },
  async run({ positionals: { player }, answer }) {
    if (player === undefined) {
      const tiers = [...TIERS.values()];
      answer(tiers.map(described), () => tiersText(tiers));
    } else {
      const { id, tier, settings, digest } = player;
      answer({ player: id, ...described(tier), settings, digest }, () => playerText(player));
    }
    return undefined;
  },
});

const described = ({ id, kind, label, version, learns, summary, parameters }: TierDefinition) => ({
  id,
  kind,
  label,
  version,
  learns,
  summary,
  parameters,
});

/** Headings of the kinds, in the order in which they are shown. */
const KINDS: Readonly<Record<TierKind, string>> = {
  specified: "specified",
  learner: "learners",
  reference: "references",
  opponent: "opponents",
  external: "registered",
};

function tiersText(tiers: readonly TierDefinition[]): string {
  const sections = TIER_KINDS.flatMap((kind) => {
    const rows = tiers
      .filter((tier) => tier.kind === kind)
      .map(({ id, summary, parameters }) => [id, String(parameters.length || ""), summary]);
    return rows.length === 0 ? [] : [textTable([[KINDS[kind], "parameters", "plays"], ...rows])];
  });
  return sections.join("\n");
}

function playerText({ id, tier, settings }: Entrant): string {
  const { label, summary, parameters } = tier;
  const head = textTable([[`${id}:`, `${label}, ${summary}`]]);
  if (parameters.length === 0) return `${head}nothing can be set on it\n`;
  const rows = parameters.map((spec) => [
    spec.name,
    valueText(spec, settings[spec.name]),
    takes(spec),
    meaningOf(spec),
  ]);
  return `${head}\n${textTable([["parameter", "value", "takes", "meaning"], ...rows])}`;
}

const valueText = (spec: ParameterSpec, value: unknown): string =>
  value === spec.default ? shown(value) : `${shown(value)} (default ${shown(spec.default)})`;

const shown = (value: unknown): string =>
  typeof value === "number" ? String(Number(value.toPrecision(6))) : String(value);

const meaningOf = (spec: ParameterSpec): string =>
  spec.when === undefined ? spec.meaning : `${spec.meaning}; only with ${condition(spec)}`;

const takes = (spec: ParameterSpec): string =>
  "scale" in spec && spec.scale === "log" ? `${expectation(spec)}, by ratio` : expectation(spec);
