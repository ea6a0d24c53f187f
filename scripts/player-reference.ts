// `npm run player-reference`: docs/player-reference.md from the tables and sources that it tells of.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeEvent } from "../arena/replay/narration/describe-event.ts";
import { board as boardNamed } from "../src/board/catalog.ts";
import { SPEED_FACES } from "../src/chance/dice.ts";
import { decodeEvent, EVENT_TYPES, EVENTS, JAIL_REASONS, RELEASE_METHODS } from "../src/events/events.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
export const PAGE = `${ROOT}docs/player-reference.md`;
const source = (path: string): string => readFileSync(`${ROOT}${path}`, "utf8");

/** Sources of the functions that `monopoly-arena/player` exports for use in answers. */
const HELPER_SOURCES = [
  "arena/players/heuristics.ts",
  "arena/players/valuation.ts",
  "src/law/trade.ts",
] as const;

/** Name of a field's decoder in the reference. */
const FIELD_TYPES: Readonly<Record<string, string>> = {
  seat: "seat",
  seatOrNull: "seat or null",
  square: "square",
  amount: "number",
  flag: "boolean",
  card: "id of a card",
  taxKind: '`"income"`, `"luxury"`',
  "oneOf(JAIL_REASONS)": listed(JAIL_REASONS),
  "oneOf(RELEASE_METHODS)": listed(RELEASE_METHODS),
  "oneOf(SPEED_FACES)": listed(SPEED_FACES),
  "oneOf(QUESTIONS)": "a question, as in the protocol",
  "oneOf(REFUSALS)": "a reason, below",
};

/** Numbers that stand for fields in the example of an event; 1 for any other. */
const EXAMPLES: Readonly<Record<string, number>> = {
  player: 0,
  proposer: 0,
  payer: 0,
  winner: 0,
  seat: 0,
  square: 39,
  from: 0,
  to: 39,
  die1: 6,
  die2: 4,
  doubles: 0,
  passedGo: 0,
  amount: 200,
  price: 400,
  cost: 220,
  houses: 3,
  taxKind: 4,
};
/** The same where a name means another thing in one kind of event. */
const EXAMPLES_IN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  DeedTransferred: { to: 1 },
  SpeedDieRolled: { face: 3 },
  DecisionRefused: { ask: 2, reason: 0 },
};

function listed(values: readonly (string | number)[]): string {
  return values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
}

/** Rows of the table of events. */
function eventRows(): string[] {
  const board = boardNamed("us-classic");
  const text = source("src/events/events.ts");
  return EVENT_TYPES.map((type, index) => {
    const names = Object.keys(EVENTS[type]);
    const written = new RegExp(`^  ${type}: \\{ (.*) \\},$`, "m").exec(text)?.[1] ?? "";
    const decoders = written.split(/, (?![^(]*\))/).map((field) => field.split(": "));
    const fields = names.map((name) => {
      const decoder = decoders.find(([field]) => field === name)?.[1] ?? name;
      const kind = FIELD_TYPES[decoder];
      if (kind === undefined) throw new Error(`${type}.${name}: no word for the decoder ${decoder}`);
      return `\`${name}\` (${kind})`;
    });
    const numbers = names.map((name) => EXAMPLES_IN[type]?.[name] ?? EXAMPLES[name] ?? 1);
    const example = describeEvent({ board, names: ["A", "B"] }, decodeEvent([index, ...numbers], 0, board));
    return `| \`${type}\` | ${fields.join(", ")} | ${example} |`;
  });
}

/** Rows of the table of reasons, from the comments beside them. */
function refusalRows(): string[] {
  const text = source("src/events/refusals.ts");
  return [...text.matchAll(/\/\*\* (.*) \*\/\n {2}"([\w-]+)",/g)].map(
    ([, said, reason]) => `| \`${reason}\` | ${said} |`,
  );
}

const FUNCTION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function (\w+)(\([\s\S]*?\): [^{]*?) \{\n/g;

/** Every helper with its signature and its comment. `wanted` are the names that the entry exports. */
function helpers(wanted: readonly string[]): string[] {
  const found = HELPER_SOURCES.flatMap((path) => [...source(path).matchAll(FUNCTION)]).filter(
    ([, , name = ""]) => wanted.includes(name),
  );
  return found.map(([, comment = "", name, signature = ""]) => {
    const said = comment
      .replace(/\s*\n \* ?/g, " ")
      .replace(/\{@link (\w+)\}/g, "`$1`")
      .trim();
    const oneLine = signature
      .replace(/\s*\n\s*/g, " ")
      .replace("( ", "(")
      .replace(/, \)/, ")");
    return `- \`${name}${oneLine}\`: ${said}`;
  });
}

/** Functions of the entry that are used in answers; the others define a player. */
export const HELPERS: readonly string[] = [
  ...source("arena/players/player-api.ts").matchAll(
    /export \{([^}]*)\} from "\.\/(?:heuristics|valuation)\.ts"/g,
  ),
]
  .flatMap(([, names = ""]) => names.match(/\w+/g) ?? [])
  .concat("bundle");

/** The page as it must be. */
export function playerReference(): string {
  return `# Reference for players

Made by \`npm run player-reference\` from the tables and comments of the code; a test holds it to them. Questions and the
context are in [player-api.md](player-api.md), messages of programs in [protocol.md](protocol.md).

## Events

\`observe(event)\` is given an object with \`type\` and the fields of that type; a program finds the same objects in
\`events\`. Seats are numbers from 0, squares board indices. A misspelt field is \`undefined\` in JavaScript without a
word; \`arena check-player\` names one that no event has, and with \`--types\` one that an event of that type has not.

| \`type\` | fields | for example |
| --- | --- | --- |
${eventRows().join("\n")}

## Helpers

Functions that the entry \`monopoly-arena/player\` exports for use in answers. \`ctx\` is the context of the question. A
\`Worth\` is \`(square: Square, ctx: DecisionContext) => number\`, in any unit.

${helpers(HELPERS).join("\n")}

## Reasons of a refusal

| reason | meaning |
| --- | --- |
${refusalRows().join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, playerReference());
