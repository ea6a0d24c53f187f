import type { Board } from "../../src/board/board.ts";
import { DataFault, type DataPath, pathText } from "../../src/data-fault.ts";
import { didYouMean } from "../../src/did-you-mean.ts";
import { EVENTS, type EventType } from "../../src/events.ts";
import type { Question } from "../../src/questions.ts";
import type { ExpectationsEntry, ExpectedEvent, ExpectedQuestion } from "./expectation-schema.ts";
import { difference, type Failure, holds } from "./matching.ts";
import { squareNamed } from "./names.ts";
import type { ScenarioResult } from "./result.ts";

/** What a file expects, with names made the board's: squares as results write them. */
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
  return {
    ...others,
    ...(players === undefined
      ? {}
      : {
          players: players.map((player, seat) =>
            player.position === undefined
              ? player
              : {
                  ...player,
                  position: squareNamed(board, player.position, [...path, "players", seat, "position"]),
                },
          ),
        }),
    ...(deeds === undefined
      ? {}
      : {
          deeds: Object.fromEntries(
            Object.entries(deeds).map(([name, deed]) => [
              board.names[squareNamed(board, name, [...path, "deeds", name])],
              deed,
            ]),
          ),
        }),
  };
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
  const name = (value: string | number, at: DataPath) => board.names[squareNamed(board, value, at)] as string;
  return {
    ...others,
    ...(square === undefined ? {} : { square: name(square, [...path, "square"]) }),
    ...("answer" in question ? { answer: namesIn(answer, board, question.ask) } : {}),
  };
}

/** An expected answer with the squares that it gives by index written by name, as results write them. */
function namesIn(answer: unknown, board: Board, ask: Question | undefined): unknown {
  const name = (value: unknown) => {
    const square = typeof value === "number" ? board.names[value] : undefined;
    return square ?? value;
  };
  if (ask === "proposeTrade") return answer;
  if (!Array.isArray(answer)) return answer;
  return answer.map((item: unknown) =>
    typeof item === "object" && item !== null
      ? Object.fromEntries(Object.entries(item).map(([key, value]) => [key, name(value)]))
      : name(item),
  );
}

/** Everything expected that does not hold of what came out. */
export function judge(expected: Expectations, came: Omit<ScenarioResult, "pass" | "failures">): Failure[] {
  return [
    ...judgeError(expected.error, came.error ?? null),
    ...difference(expected.state, withUnowned(came.state, expected.state), ["state"]),
    ...inOrder(expected.events, came.events, "events"),
    ...never(expected.noEvents, came.events, "noEvents"),
    ...inOrder(expected.asked, came.asked, "asked"),
    ...never(expected.notAsked, came.asked, "notAsked"),
  ];
}

function judgeError(expected: string | null, actual: string | null): Failure[] {
  const met = expected === null ? actual === null : (actual?.includes(expected) ?? false);
  return met ? [] : [{ path: "error", expected, actual }];
}

const UNOWNED = { owner: null, buildings: 0, mortgaged: false };

/** The state with the deeds that are expected and that nobody owns, which results leave out. */
function withUnowned(state: ScenarioResult["state"], expected: Expectations["state"]): object {
  const names = Object.keys((expected.deeds as object | undefined) ?? {});
  return { ...state, deeds: { ...Object.fromEntries(names.map((name) => [name, UNOWNED])), ...state.deeds } };
}

/** The expected items must come up in this order; others may stand between them. */
function inOrder(expected: readonly object[], actual: readonly object[], key: string): Failure[] {
  let from = 0;
  for (const [i, item] of expected.entries()) {
    const at = actual.findIndex((candidate, place) => place >= from && holds(item, candidate));
    if (at < 0) {
      const rest = actual.slice(from);
      const kin = rest.filter((candidate) => sameKind(item, candidate));
      return [{ path: pathText([key, i]), expected: item, actual: kin.length > 0 ? kin : rest }];
    }
    from = at + 1;
  }
  return [];
}

function never(unwanted: readonly object[], actual: readonly object[], key: string): Failure[] {
  return unwanted.flatMap((item, i) => {
    const found = actual.find((candidate) => holds(item, candidate));
    return found === undefined ? [] : [{ path: pathText([key, i]), expected: null, actual: found }];
  });
}

/** Whether two events are of one type, or two questions of one kind. */
function sameKind(a: object, b: object): boolean {
  const kind = (item: object): unknown => ("type" in item ? item.type : "ask" in item ? item.ask : undefined);
  return kind(a) === kind(b);
}
