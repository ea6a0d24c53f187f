import { z } from "zod";
import { type AnswerShape, QUESTION, QUESTIONS, type Question } from "../../../src/events/questions.ts";
import { DataFault, readData } from "../../../src/text/data-fault.ts";
import { closed, line, listOf, oneOf, whole } from "../../../src/text/data-shape.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import { stateSchema } from "../../scenario/position-schema.ts";
import { LONGEST_LIST, LONGEST_TEXT, type WireAnswer } from "./answers.ts";
import { TOKEN_LENGTH } from "./hash-chain.ts";
import { type GameRecord, RECORD_FORMATS, type RecordedDecision, type RecordedTurn } from "./record.ts";

/** Characters of a record's JSON: ten times the longest game that the built-in rule sets allow. */
export const LARGEST_RECORD = 4_000_000;
/** Player-turns: eight seats for a thousand rounds. */
const MOST_TURNS = 8000;
const MOST_REASONS = 10_000;
const SAFE = Number.MAX_SAFE_INTEGER;

const integer = z.int({ error: "expected a whole number" });
const truth = z.boolean({ error: "expected true or false" });
const squares = listOf(integer, "squares", 0, LONGEST_LIST);
const side = z.tuple([integer, integer], integer, { error: "expected [cash, jail cards, deeds …]" });
const steps = listOf(
  z.union([z.strictObject({ sell: integer }), z.strictObject({ mortgage: integer })], {
    error: 'expected { "sell": square } or { "mortgage": square }',
  }),
  "steps",
  0,
  LONGEST_LIST,
);

/** Answers of each shape as a record holds them. */
const ANSWERS: Readonly<Record<Extract<AnswerShape, string>, z.ZodType<WireAnswer>>> = {
  truth,
  dollars: integer,
  squares,
  steps,
  offer: z.tuple([integer, side, side], { error: "expected [seat, give, get] or null" }).nullable(),
  square: integer.nullable(),
};

const saying = z
  .string()
  .max(LONGEST_TEXT)
  .regex(/^\P{C}*$/u);
const fault = z.union([
  z.strictObject({ threw: saying }),
  z.strictObject({ malformed: saying }),
  z.strictObject({ wroteToView: saying }),
]);

const token = z
  .string({ error: `expected a hash of ${TOKEN_LENGTH} characters` })
  .regex(new RegExp(`^[\\w-]{${TOKEN_LENGTH}}$`), { error: `expected a hash of ${TOKEN_LENGTH} characters` });
const digest = (error: string) => z.string({ error }).regex(/^[0-9a-f]{16}$/, { error });
const index = (most: number) => whole(0, most);
/** Kinds of questions times seats. */
const MOST_PAIRS = 8 * QUESTIONS.length;
const decision = z.union(
  [z.tuple([index(MOST_PAIRS), z.unknown()]), z.tuple([index(MOST_PAIRS), z.unknown(), index(MOST_REASONS)])],
  { error: "expected [asked, answer] or [asked, answer, reason]" },
);

const seatShape = closed("a seat", {
  player: line("a player", 1000),
  version: whole(0, SAFE),
  label: line("a label", 200).optional(),
});

/** Keys of a game's identity. */
export const IDENTITY_SHAPE = {
  format: z.literal(RECORD_FORMATS, { error: `expected format ${RECORD_FORMATS.join(" or ")}` }),
  engine: line("an engine version", 40),
  rules: closed("a rule set", {
    id: line("a rule set with its version"),
    hash: digest("expected a fingerprint of 16 hexadecimal digits"),
  }),
  board: line("a board with its version"),
  ruleSet: z.unknown().optional(),
  boardData: z.unknown().optional(),
  position: stateSchema.optional(),
  seed: z.string({ error: "expected a seed as text" }).min(1).max(1000),
  unit: whole(0, SAFE),
  game: whole(0, SAFE),
  deal: whole(0, SAFE),
  seats: listOf(seatShape, "seats", 2, 8),
  practice: z.literal(true, { error: "expected true, or leave it out" }).optional(),
};

const shape = closed("a record", {
  ...IDENTITY_SHAPE,
  opening: token,
  asked: listOf(
    z.tuple([index(7), oneOf(QUESTIONS)], { error: "expected [seat, question]" }),
    "pairs of seat and question",
    0,
    MOST_PAIRS,
  ),
  reasons: listOf(line("a reason", LONGEST_TEXT), "reasons", 0, MOST_REASONS),
  turns: listOf(
    z.tuple([token], decision, { error: "expected [hash, decisions …]" }),
    "turns",
    1,
    MOST_TURNS,
  ),
  forfeits: listOf(
    z.tuple([whole(1, MOST_TURNS), whole(0, SAFE), index(7)], { error: "expected [turn, decisions, seat]" }),
    "forfeits",
    0,
    7,
  ),
  hash: digest("expected a hash of 16 hexadecimal digits"),
});

/** Reads a record from its JSON. Throws one line that names what is wrong and where; trusts nothing in it. */
export function parseRecord(text: string): GameRecord {
  if (text.length > LARGEST_RECORD) {
    throw new Error(`is ${text.length} characters long, a record at most ${LARGEST_RECORD}`);
  }
  const read = readData(shape, parseJson(text));
  if (read.format === 1 && (read.ruleSet !== undefined || read.boardData !== undefined)) {
    throw new DataFault([], "a record of format 1 carries no rules and no board");
  }
  for (const [i, [seat]] of read.asked.entries()) {
    if (seat >= read.seats.length) throw new DataFault(["asked", i], `seat ${seat} of ${read.seats.length}`);
  }
  const turns = read.turns.map(
    ([hash, ...decisions], turn): RecordedTurn => [
      hash,
      ...decisions.map((each, i) => checkDecision(read, each, ["turns", turn, i + 1])),
    ],
  );
  return { ...read, turns };
}

/** A decision whose question, answer and reason fit the rest of the record. */
function checkDecision(
  record: Pick<GameRecord, "asked" | "reasons">,
  [asked, answer, reason]: readonly [number, unknown, number?],
  path: readonly (string | number)[],
): RecordedDecision {
  const pair = record.asked[asked];
  if (pair === undefined) throw new DataFault(path, `asked ${asked} of ${record.asked.length}`);
  if (reason !== undefined && record.reasons[reason] === undefined) {
    throw new DataFault(path, `reason ${reason} of ${record.reasons.length}`);
  }
  const told = readAnswerTo(pair[1], answer, [...path, 1]);
  return reason === undefined ? [asked, told] : [asked, told, reason];
}

/** An answer as a record may hold it, a fault too. Throws a {@link DataFault} with this path on anything else. */
export function readAnswerTo(
  question: Question,
  answer: unknown,
  path: readonly (string | number)[],
): WireAnswer {
  const asFault = fault.safeParse(answer);
  if (asFault.success) return asFault.data;
  const wanted: AnswerShape = QUESTION[question].answer;
  const read = (typeof wanted === "string" ? ANSWERS[wanted] : oneOf(wanted)).safeParse(answer);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new DataFault([...path, ...(issue?.path ?? [])], `to ${question}, ${issue?.message}`);
}
