import type { Board } from "../../src/board/board.ts";
import { EVENTS, type EventType } from "../../src/events/events.ts";
import { DataFault, type DataPath } from "../../src/text/data-fault.ts";
import { didYouMean } from "../../src/text/did-you-mean.ts";
import type { ExpectationsEntry, ExpectedEvent, ExpectedQuestion } from "./expectation-schema.ts";
import { squareNamed } from "./names.ts";

/** Expectations of a file, with squares written as results write them. */
export interface Expectations {
  readonly state: Readonly<Record<string, unknown>>;
  readonly events: readonly ExpectedEvent[];
  readonly noEvents: readonly ExpectedEvent[];
  readonly asked: readonly ExpectedQuestion[];
  readonly notAsked: readonly ExpectedQuestion[];
  readonly error: string | null;
}

/** Reads what is expected on `board`. Throws on a square, an event field or a key that does not exist. */
export function readExpectations(entry: ExpectationsEntry, board: Board): Expectations {
  const list = <T>(
    key: "events" | "noEvents" | "asked" | "notAsked",
    read: (item: never, path: DataPath) => T,
  ): T[] => (entry[key] ?? []).map((item, i) => read(item as never, ["expect", key, i]));
  const event = (item: ExpectedEvent, path: DataPath) => readEvent(item, board, path);
  const question = (item: ExpectedQuestion, path: DataPath) => readQuestion(item, board, path);
  return {
    state: readState(entry.state ?? {}, board),
    events: list("events", event),
    noEvents: list("noEvents", event),
    asked: list("asked", question),
    notAsked: list("notAsked", question),
    error: entry.error ?? null,
  };
}

function readState(state: NonNullable<ExpectationsEntry["state"]>, board: Board): Record<string, unknown> {
  const path = ["expect", "state"];
  const { players, deeds, ...others } = state;
  const read: Record<string, unknown> = { ...others };
  if (players !== undefined) {
    read.players = players.map(({ position, ...player }, seat) => {
      if (position === undefined) return player;
      return { ...player, position: squareNamed(board, position, [...path, "players", seat, "position"]) };
    });
  }
  if (deeds !== undefined) {
    const named = Object.entries(deeds).map(([name, deed]) => {
      const square = squareNamed(board, name, [...path, "deeds", name]);
      return [board.names[square], deed];
    });
    read.deeds = Object.fromEntries(named);
  }
  return read;
}

/** Fields of events that hold a square and may be given by name. */
const SQUARE_FIELDS = ["square", "from", "to"];

function readEvent(event: ExpectedEvent, board: Board, path: DataPath): ExpectedEvent {
  const { type } = event;
  const kinds = type === undefined ? (Object.keys(EVENTS) as EventType[]) : [type];
  const fields = ["type", ...kinds.flatMap((kind) => Object.keys(EVENTS[kind]))];
  return Object.fromEntries(
    Object.entries(event).map(([field, value]) => {
      if (!fields.includes(field)) {
        const whose = type === undefined ? "no event has this field" : `${type} has no such field`;
        throw new DataFault([...path, field], `${whose}${didYouMean(field, fields)}`);
      }
      const named = SQUARE_FIELDS.includes(field) && typeof value === "string";
      return [field, named ? squareNamed(board, value, [...path, field]) : value];
    }),
  );
}

function readQuestion(question: ExpectedQuestion, board: Board, path: DataPath): ExpectedQuestion {
  const { square, answer, ...others } = question;
  const name = (value: string | number, at: DataPath) => board.names[squareNamed(board, value, at)];
  return {
    ...others,
    ...(square === undefined ? {} : { square: name(square, [...path, "square"]) }),
    ...("answer" in question ? { answer: namesIn(answer, board, question.ask === "speedDie") } : {}),
  };
}

/** Keys of answers whose number is a square; so is every number in a list. */
const SQUARE_KEYS = ["sell", "mortgage"];

/** An expected answer with the squares that it gives by index written by name, as results write them. */
function namesIn(answer: unknown, board: Board, isSquare: boolean): unknown {
  if (typeof answer === "number" || typeof answer === "string") {
    const square = isSquare ? board.squareByName.get(String(answer)) : undefined;
    return square === undefined ? answer : board.names[square];
  }
  if (Array.isArray(answer)) return answer.map((item) => namesIn(item, board, true));
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, namesIn(value, board, SQUARE_KEYS.includes(key))]),
  );
}
