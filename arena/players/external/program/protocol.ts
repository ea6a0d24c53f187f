import { z } from "zod";
import type { GameEvent } from "../../../../src/events/events.ts";
import { QUESTIONS, type Question, type SubjectName } from "../../../../src/events/questions.ts";
import type { TradeOffer } from "../../../../src/law/trade.ts";
import { declareParameters, type ParameterSpec, type Settings } from "../../../../src/player/parameters.ts";
import type { GameOutcome } from "../../../../src/player/player.ts";
import { LIMITS } from "../limits.ts";
import type { PositionMessage, TableMessage } from "./position-message.ts";

/** The version of the messages below; documented in docs/protocol.md. */
export const PROTOCOL = 1;

/** Subject of a question, as far as its kind has one. */
export interface SubjectMessage extends Readonly<Partial<Record<SubjectName, unknown>>> {
  readonly square?: number;
  /** The bid to be exceeded; 0 for none yet. */
  readonly standing?: number;
  /** Dollars of a debt that are still to be raised. */
  readonly missing?: number;
  readonly from?: number;
  readonly offer?: TradeOffer;
  /** The flat income tax. */
  readonly flat?: number;
  /** Squares to choose from. */
  readonly options?: readonly number[];
}

/** Answer to an offer of the program. */
export interface TradeAnsweredMessage {
  readonly offer: TradeOffer;
  readonly accepted: boolean;
}

/** Messages of the arena, one JSON object a line. Those with an `id` are answered by one line with the same id. */
export type ToProgram =
  | { readonly type: "hello"; readonly id: number; readonly protocol: number; readonly engine: string }
  | { readonly type: "create"; readonly player: number; readonly settings: Settings; readonly seed: string }
  | { readonly type: "gameStarted"; readonly player: number; readonly table: TableMessage }
  | ({
      readonly type: "ask";
      readonly id: number;
      readonly player: number;
      readonly ask: Question;
      readonly position: PositionMessage;
      readonly events?: readonly GameEvent[];
    } & SubjectMessage)
  | ({ readonly type: "tradeAnswered"; readonly player: number } & TradeAnsweredMessage)
  | { readonly type: "gameEnded"; readonly player: number; readonly outcome: GameOutcome }
  | { readonly type: "snapshot"; readonly id: number; readonly player: number }
  | { readonly type: "restore"; readonly id: number; readonly player: number; readonly memory: unknown };

const declared = {
  name: z.string(),
  meaning: z.string(),
  when: z.record(z.string(), z.array(z.union([z.number(), z.string(), z.boolean()]))).exactOptional(),
};
const range = z.tuple([z.number(), z.number()]);
const parameter = z.discriminatedUnion("type", [
  z.strictObject({
    ...declared,
    type: z.enum(["float", "int"]),
    range,
    scale: z.enum(["linear", "log"]).default("linear"),
    default: z.number(),
  }),
  z.strictObject({
    ...declared,
    type: z.literal("choice"),
    choices: z.array(z.string()),
    default: z.string(),
  }),
  z.strictObject({ ...declared, type: z.literal("boolean"), default: z.boolean() }),
]);

const ready = z.strictObject({
  id: z.number(),
  protocol: z.number(),
  label: z
    .string()
    .min(1)
    .max(LIMITS.labelCharacters)
    .regex(/^\P{C}*$/u, "expected visible text, without control characters"),
  version: z.int().min(1).default(1),
  summary: z.string().max(LIMITS.summaryCharacters).default("a program"),
  learns: z.boolean().default(false),
  events: z.boolean().default(false),
  tradeAnswers: z.boolean().default(false),
  questions: z.array(z.enum(QUESTIONS)).default([...QUESTIONS]),
  parameters: z.array(parameter).default([]),
});

/** A program's description of itself, in answer to `hello`. */
export type ProgramProfile = Omit<z.output<typeof ready>, "id" | "protocol" | "parameters"> & {
  readonly parameters: readonly ParameterSpec[];
};

/** Reads the answer to `hello`. Throws one line on anything else, another protocol or a bad declaration. */
export function readProfile(reply: Readonly<Record<string, unknown>>): ProgramProfile {
  if (reply.protocol !== PROTOCOL) {
    throw new Error(`speaks protocol ${JSON.stringify(reply.protocol)}, and this arena speaks ${PROTOCOL}`);
  }
  const read = ready.safeParse(reply);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`introduced itself badly: ${issue?.path.join(".")}: ${issue?.message}`);
  }
  const { id: _id, protocol: _protocol, ...profile } = read.data;
  declareParameters(profile.parameters);
  return profile;
}

/** A line of a program as a reply to request `id`, or null when it is none. */
export function readReply(line: string, id: number): Readonly<Record<string, unknown>> | null {
  let reply: unknown;
  try {
    reply = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof reply !== "object" || reply === null || !("id" in reply) || reply.id !== id) return null;
  return reply as Readonly<Record<string, unknown>>;
}
