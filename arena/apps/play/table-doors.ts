import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { QUESTIONS } from "../../../src/events/questions.ts";
import { DataFault, readData } from "../../../src/text/data-fault.ts";
import { closed, listOf, oneOf, whole } from "../../../src/text/data-shape.ts";
import { LONGEST_LIST, type WireBundle } from "../../replay/record/answers.ts";
import { readAnswerTo } from "../../replay/record/parse-record.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import type { EstateItem, EstateQuestion } from "../../table/estate-draft.ts";
import type { TableMove } from "../../table/table-move.ts";
import { concealedJson } from "../server/conceal.ts";
import { type Turned, turnStrangerAway } from "../server/gate.ts";
import { refuse, send, sendFreshJson } from "../server/reply.ts";
import { type Known, NOTHING_KNOWN, type TableHost } from "./table-host.ts";

/** Addresses of a table begin so. */
const FOLDER = "/api/table/";
/** Characters of an action's body, at most. */
const LONGEST_BODY = 20_000;
/** Milliseconds for which a page waits for news. */
const PATIENCE = 25_000;
const MOST = Number.MAX_SAFE_INTEGER;

const bundle = z.tuple([whole(0, MOST), whole(0, 2)], whole(0, 1000));
const item = z.union([
  whole(0, 1000),
  z.strictObject({ sell: whole(0, 1000) }),
  z.strictObject({ mortgage: whole(0, 1000) }),
]);
const BODIES = {
  move: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("answer"),
      question: oneOf(["throw", ...QUESTIONS]),
      answer: z.unknown(),
    }),
    z.strictObject({ kind: z.literal("bidUpTo"), dollars: whole(0, MOST) }),
    z.strictObject({ kind: z.literal("endTurn") }),
    z.strictObject({ kind: z.literal("undo") }),
  ]),
  draft: closed("a draft", {
    question: oneOf(["build", "sellBuildings", "mortgage", "unmortgage", "raiseCash"]),
    list: listOf(item, "entries", 0, LONGEST_LIST),
  }),
  quote: closed("a question for a price", { to: whole(0, 7), give: bundle, get: bundle }),
  hint: closed("a question for advice", {}),
  review: closed("a question for a review", {}),
} as const;
type Action = keyof typeof BODIES;

const isAction = (name: string): name is Action => name in BODIES;

/**
 * The doors of a table: looks by GET and actions by POST, each with the token that the terminal printed. An action must be
 * JSON and come from the page itself: forms and pages of other sites cannot send such a request.
 */
export class TableDoors {
  private readonly host: TableHost;
  private readonly token: Buffer;

  constructor(host: TableHost, token: string) {
    this.host = host;
    this.token = Buffer.from(token);
  }

  /** Answers a request of the table's own addresses; false for any other. */
  async answer(request: IncomingMessage, response: ServerResponse, port: number): Promise<boolean> {
    const url = request.url ?? "";
    if (!url.startsWith(FOLDER)) return false;
    const [path = "", query = ""] = url.slice(FOLDER.length).split("?");
    const turned = this.turnAway(request, path, port);
    if (turned !== null) refuse(response, turned.status, turned.message);
    else if (isAction(path)) await this.act(request, response, path);
    else await this.look(request, response, path, new URLSearchParams(query));
    return true;
  }

  /** The refusal of a request that may not come in. */
  private turnAway(request: IncomingMessage, path: string, port: number): Turned | null {
    const { method, headers } = request;
    const stranger = turnStrangerAway(request, port);
    if (stranger !== null) return stranger;
    if (!this.knows(headers["x-table-token"])) {
      return { status: 403, message: "expected the token of the address that the terminal printed" };
    }
    if (!isAction(path)) {
      return method === "GET" ? null : { status: 405, message: "expected GET" };
    }
    if (method !== "POST") return { status: 405, message: "expected POST" };
    if (headers.origin === undefined || (headers["sec-fetch-site"] ?? "same-origin") !== "same-origin") {
      return { status: 403, message: "only the page itself may act at the table" };
    }
    if (!/^application\/json(;|$)/.test(headers["content-type"] ?? "")) {
      return { status: 415, message: "expected application/json" };
    }
    return null;
  }

  private knows(token: string | readonly string[] | undefined): boolean {
    if (typeof token !== "string") return false;
    const given = Buffer.from(token);
    return given.length === this.token.length && timingSafeEqual(given, this.token);
  }

  private async look(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const { host } = this;
    if (path === "setting") {
      this.reply(request, response, { identity: host.identity, boardData: host.boardData });
    } else if (path === "state") {
      const known = knownOf(query);
      await host.later(known.version, PATIENCE);
      this.reply(request, response, host.state(known));
    } else if (path === "record") {
      const record = host.record();
      if (record === null) refuse(response, 409, "the game is not over yet");
      else
        send(request, response, { type: "application/json", bytes: Buffer.from(record), cache: "no-store" });
    } else {
      refuse(response, 404, "there is nothing at this address");
    }
  }

  private async act(request: IncomingMessage, response: ServerResponse, action: Action): Promise<void> {
    const { host } = this;
    let body: unknown;
    try {
      body = parseJson(await bodyOf(request));
      if (action === "move") {
        const { known, ...rest } = readData(z.looseObject({ known: z.unknown().optional() }), body);
        const move = readMove(rest);
        const refused = await host.move(move);
        this.reply(request, response, { refused, state: host.state(readKnown(known)) });
      } else if (action === "draft") {
        const { question, list } = readData(BODIES.draft, body);
        this.replyOr(request, response, host.draft(question as EstateQuestion, list as EstateItem[]));
      } else if (action === "quote") {
        const { to, give, get } = readData(BODIES.quote, body);
        this.replyOr(request, response, host.quotes(to, give as WireBundle, get as WireBundle));
      } else {
        readData(BODIES[action], body);
        const begun = action === "hint" ? host.advise() : host.lookBack();
        this.replyOr(request, response, begun ? { begun } : null);
      }
    } catch (error) {
      if (!(error instanceof DataFault || error instanceof BadRequest)) throw error;
      refuse(response, 400, error.message);
    }
  }

  private replyOr(request: IncomingMessage, response: ServerResponse, document: unknown): void {
    if (document === null) refuse(response, 409, "that is not asked now");
    else this.reply(request, response, document);
  }

  private reply(request: IncomingMessage, response: ServerResponse, document: unknown): void {
    sendFreshJson(request, response, concealedJson(document));
  }
}

/** A body that cannot be read. */
class BadRequest extends Error {}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LONGEST_BODY) throw new BadRequest(`expected at most ${LONGEST_BODY} characters`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function readMove(body: unknown): TableMove {
  const move = readData(BODIES.move, body);
  if (move.kind !== "answer") return move;
  const { kind, question, answer } = move;
  if (question !== "throw") return { kind, question, answer: readAnswerTo(question, answer, ["answer"]) };
  if (answer !== true) throw new DataFault(["answer"], "expected true");
  return { kind, question, answer };
}

const count = (text: string | null): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

function knownOf(query: URLSearchParams): Known {
  return {
    version: count(query.get("version")),
    edition: count(query.get("edition")),
    lines: count(query.get("lines")),
  };
}

function readKnown(value: unknown): Known {
  const known = closed("what is known", {
    version: whole(0, MOST),
    edition: whole(0, MOST),
    lines: whole(0, MOST),
  }).safeParse(value);
  return known.success ? known.data : NOTHING_KNOWN;
}
