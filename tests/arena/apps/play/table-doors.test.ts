import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TableDoors } from "../../../../arena/apps/play/table-doors.ts";
import { TableHost, type TableState } from "../../../../arena/apps/play/table-host.ts";
import { DashboardServer } from "../../../../arena/apps/server/server.ts";
import { readRecordFile } from "../../../../arena/replay/record/record-files.ts";
import { verifyRecord } from "../../../../arena/replay/record/verify-record.ts";
import { nextTable, readTable, TableFile } from "../../../../arena/table/table-file.ts";
import { SETTING, tableOf } from "../../table/people.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";

let folder: string;
let server: DashboardServer;
let host: TableHost;
let file: TableFile;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "play-"));
  const table = tableOf();
  file = new TableFile(nextTable(folder), table.identity, null);
  host = new TableHost(table, file);
  const doors = new TableDoors(host, TOKEN);
  server = new DashboardServer({
    store: join(folder, "arena.db"),
    page: new Map(),
    port: 0,
    trustPlayers: false,
    warn: (line) => {
      throw new Error(line);
    },
    beside: (asked, response, on) => doors.answer(asked, response, on),
  });
  await server.listen();
  port = Number(new URL(server.url).port);
});

afterAll(async () => {
  host.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Asks as no browser would; a header that is null is left out. */
function ask(
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string | null>>;
    readonly body?: string;
  } = {},
): Promise<Reply> {
  const usual: Record<string, string | null> = {
    host: `127.0.0.1:${port}`,
    "x-table-token": TOKEN,
    ...(method === "POST"
      ? {
          origin: `http://127.0.0.1:${port}`,
          "content-type": "application/json",
          "content-length": `${body.length}`,
        }
      : {}),
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(usual).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
  return new Promise((done, failed) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers: sent }, (reply) => {
      let text = "";
      reply.on("data", (chunk) => {
        text += chunk;
      });
      reply.on("end", () => done({ status: reply.statusCode ?? 0, body: text }));
    });
    asked.on("error", failed);
    asked.end(body);
  });
}

const act = (action: string, body: unknown, headers: Readonly<Record<string, string | null>> = {}) =>
  ask(`/api/table/${action}`, { method: "POST", headers, body: JSON.stringify(body) });

const look = async (): Promise<TableState> => JSON.parse((await ask("/api/table/state")).body) as TableState;

const THROW = { kind: "answer", question: "throw", answer: true };

test.each([
  ["no token", { "x-table-token": null }, 403],
  ["a wrong token", { "x-table-token": TOKEN.replace("0", "1") }, 403],
  ["a token of another length", { "x-table-token": "0" }, 403],
  ["another page's origin", { origin: "https://example.com" }, 403],
  ["no origin at all", { origin: null }, 403],
  ["the null origin of a sandboxed frame", { origin: "null" }, 403],
  ["a name that was rebound to this address", { host: "example.com" }, 403],
  ["a cross-site request by its own account", { "sec-fetch-site": "cross-site" }, 403],
  ["a same-site page on another port", { "sec-fetch-site": "same-site" }, 403],
  ["a form's body", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["a form's plain text", { "content-type": "text/plain" }, 415],
  ["no content type", { "content-type": null }, 415],
])("an action with %s does nothing", async (_name, headers, status) => {
  expect((await act("move", THROW, headers)).status).toBe(status);
  expect(await look()).toMatchObject({ lines: [], asking: { question: "throw" } });
});

test.each(["GET", "PUT", "DELETE", "HEAD", "OPTIONS"])("an action by %s does nothing", async (method) => {
  expect((await ask("/api/table/move", { method })).status).toBe(405);
  expect((await look()).asking?.question).toBe("throw");
});

test.each([
  ["no token", { "x-table-token": null }],
  ["a wrong token", { "x-table-token": "f".repeat(32) }],
  ["another origin", { origin: "http://localhost:1" }],
])("a look with %s shows nothing", async (_name, headers) => {
  for (const path of ["setting", "state", "record"]) {
    const { status, body } = await ask(`/api/table/${path}`, { headers });
    expect(status).toBe(403);
    expect(body).not.toContain("Ann");
  }
});

test.each([
  ["what is not JSON", "nonsense"],
  ["nothing", ""],
  ["null", "null"],
  ["another kind of move", '{"kind":"steal"}'],
  ["an answer of another shape", '{"kind":"answer","question":"buy","answer":{"no":1}}'],
  ["keys that there are not", '{"kind":"endTurn","now":true}'],
  ["a question that there is not", '{"kind":"answer","question":"__proto__","answer":1}'],
])("a move that is %s is refused in one line", async (_name, body) => {
  const { status, body: said } = await ask("/api/table/move", { method: "POST", body });
  expect(status).toBe(400);
  expect((JSON.parse(said) as { error: string }).error).not.toContain("\n");
});

test("a body beyond the limit is refused", async () => {
  const { status } = await act("move", { kind: "answer", question: "build", answer: Array(20_000).fill(1) });
  expect(status).toBe(400);
});

test("the table's own addresses say nothing of others", async () => {
  expect((await ask("/api/table/nothing")).status).toBe(404);
  expect((await ask("/api/table/record")).status).toBe(409);
  expect((await ask("/api/runs", { headers: { "x-table-token": null } })).status).toBe(200);
});

test("a refused move says why and changes nothing", async () => {
  const before = await look();
  const { status, body } = await act("move", { kind: "answer", question: "buy", answer: true });
  expect(status).toBe(200);
  expect((JSON.parse(body) as { refused: string }).refused).toBe("That is not asked now.");
  expect(await look()).toEqual(before);
});

test("a whole game is played by requests, saved as it goes, and its record verified", {
  timeout: 300_000,
}, async () => {
  let state = await look();
  for (let i = 0; state.outcomes === null; i++) {
    const choices = (state.asking?.choices ?? []).filter(({ refusal }) => refusal === null);
    const known = { version: state.version, edition: state.edition, lines: state.from + state.lines.length };
    const move = choices[i % choices.length]?.move;
    if (move === undefined) {
      state = JSON.parse((await ask(`/api/table/state?version=${state.version}`)).body) as TableState;
      continue;
    }
    const reply = JSON.parse((await act("move", { ...move, known })).body) as {
      refused: string | null;
      state: TableState;
    };
    expect(reply.refused).toBeNull();
    expect(reply.state.from).toBeLessThanOrEqual(known.lines);
    ({ state } = reply);
    if (!state.thinking) expect(readTable(file.path).entries.length).toBeGreaterThan(0);
  }
  expect(existsSync(host.recordPath)).toBe(true);
  const record = readRecordFile(host.recordPath);
  expect(verifyRecord(record, SETTING).difference).toBeNull();
  expect(JSON.parse((await ask("/api/table/record")).body)).toEqual(JSON.parse(JSON.stringify(record)));
});
