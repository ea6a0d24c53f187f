import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildReport } from "../../../../arena/analysis/report/build-report.ts";
import type { PageFile } from "../../../../arena/apps/server/page-files.ts";
import { DashboardServer } from "../../../../arena/apps/server/server.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const FILE: PageFile = {
  type: "text/html; charset=utf-8",
  bytes: Buffer.from("<p>page</p>"),
  zipped: Buffer.from(""),
};

let folder: string;
let server: DashboardServer;
let port: number;
const warnings: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arena-server-"));
  const path = join(folder, "arena.db");
  const store = Store.write(path);
  const plan = planOf("random,greedy", { units: 2 });
  const run = store.run(store.createRun(plan));
  store.commit(run, [playUnit(plan, 0)]);
  store.close();
  const page = new Map([
    ["/", FILE],
    ["/assets/a.js", FILE],
  ]);
  server = new DashboardServer({
    store: path,
    page,
    port: 0,
    trustPlayers: false,
    warn: (line) => warnings.push(line),
  });
  await server.listen();
  port = Number(new URL(server.url).port);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Asks as no browser would: with any address, headers and body. A connection that is cut off has status 0. */
function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
  body?: Buffer,
): Promise<Reply> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on("error", (error) => resolve({ status: 0, headers: {}, body: error.message }));
    asked.end(body);
  });
}

const status = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).status;

describe("the dashboard's server answers", () => {
  test("with the page, and with nothing that is not of the page", async () => {
    expect(await ask("/")).toMatchObject({ status: 200, body: "<p>page</p>" });
    expect((await ask("/assets/a.js")).headers["cache-control"]).toContain("immutable");
    expect(await status("/assets/b.js")).toBe(404);
  });

  test("with what the store has, as JSON that is not kept", async () => {
    const { headers, body } = await ask("/api/runs");
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toMatchObject([{ run: 1, units: 1, plan: { units: 2 } }]);
    expect(JSON.parse((await ask("/api/runs/1/report")).body)).toMatchObject({
      units: { count: 1, planned: 2 },
    });
  });

  test("with a report, and apart from it with the ratings that take so long, which together are the report of the run", async () => {
    const plan = planOf("random,greedy", { units: 2 });
    const whole = JSON.parse(JSON.stringify(buildReport(plan, [playUnit(plan, 0)], "part")));
    const [report, ratings] = await Promise.all(
      ["report", "ratings"].map(async (each) => JSON.parse((await ask(`/api/runs/1/${each}`)).body)),
    );
    const unrated = {
      rating: null,
      ratingInterval: null,
      placeRating: null,
      placeRatingInterval: null,
    };
    expect(report).toEqual({
      ...whole,
      standings: whole.standings.map((row: object) => ({ ...row, ...unrated })),
    });
    expect(ratings.units).toBe(1);
    const rated = ratings.players.map((row: { player: string; rating: number }) => [row.player, row.rating]);
    expect(Object.fromEntries(rated)).toEqual(
      Object.fromEntries(
        whole.standings.map((row: { player: string; rating: number }) => [row.player, row.rating]),
      ),
    );
  });

  test("with a game that is played again, and its reasons", async () => {
    const [listed] = JSON.parse((await ask("/api/runs/1/units/0/games")).body);
    const record = JSON.parse((await ask("/api/runs/1/units/0/games/0")).body);
    expect(record.turns).toHaveLength(listed.turns);
  });

  test("with no game of players that are files or programs, unless it was told to trust them", async () => {
    const external = {
      spec: "exec:touch started",
      id: "exec:touch started",
      label: "stranger",
      digest: "0".repeat(64),
    };
    const plan = planOf("random,greedy", { units: 2 });
    const [first, second] = plan.players;
    const store = Store.write(join(folder, "arena.db"));
    const run = store.run(store.createRun({ ...plan, players: [first, { ...second, ...external }] }));
    store.commit(run, [playUnit(plan, 0)]);
    store.close();
    await expect.poll(() => status(`/api/runs/${run.run}/report`)).toBe(200);
    const { status: refused, body } = await ask(`/api/runs/${run.run}/units/0/games/0`);
    expect([refused, JSON.parse(body).error]).toEqual([
      409,
      expect.stringMatching(/^the store names external players \(exec:touch started\).+give --trust-players/),
    ]);
    expect(JSON.parse((await ask(`/api/runs/${run.run}/worth/0`)).body)).toBeNull();
    expect(await status(`/api/runs/${run.run}/learning`)).toBe(200);
  });

  test("that it has no such run, unit, game or study", async () => {
    for (const path of [
      "/api/runs/9/report",
      "/api/runs/1/units/1/games",
      "/api/runs/1/units/0/games/999",
      "/api/studies/1",
      "/api/runs/-1/report",
      "/api/runs/1e3/report",
      "/api/nothing",
    ]) {
      expect(await status(path), path).toBe(404);
    }
  });

  test("in headers that let nothing else load, frame or guess", async () => {
    const { headers } = await ask("/");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("the dashboard's server refuses", () => {
  test("a host that is not its own, whatever name leads to it", async () => {
    for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1", `127.0.0.1:${port + 1}`]) {
      expect(await status("/api/runs", { host }), host).toBe(403);
    }
    expect(await status("/api/runs", { host: `localhost:${port}` })).toBe(200);
  });

  test("the pages of other sites", async () => {
    expect(await status("/api/runs", { origin: "https://evil.example" })).toBe(403);
    expect(await status("/api/runs", { origin: "null" })).toBe(403);
    expect(await status("/api/runs", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" })).toBe(
      403,
    );
    expect(await status("/api/runs", { origin: `http://127.0.0.1:${port}` })).toBe(200);
  });

  test("everything but looking", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      expect(await status("/api/runs", {}, method), method).toBe(405);
    }
  });

  test("bodies, of ten megabytes as of one byte, and goes on", async () => {
    const large = Buffer.alloc(10_000_000);
    expect([413, 0]).toContain(
      await status("/api/runs", { "content-length": String(large.length) }, "GET", large),
    );
    expect([405, 0]).toContain(
      await status("/api/runs", { "content-length": String(large.length) }, "POST", large),
    );
    expect(await status("/api/runs", { "content-length": "1" }, "GET", Buffer.from("x"))).toBe(413);
    expect(await status("/api/runs")).toBe(200);
  });

  test("addresses that are malformed, too long or lead out of the page", async () => {
    expect(await status("/%ZZ")).toBe(400);
    expect(await status("/%00")).toBe(400);
    expect(await status(`/${"a".repeat(3000)}`)).toBe(414);
    for (const path of [
      "/../package.json",
      "/..%2f..%2fetc%2fpasswd",
      "/%2e%2e/package.json",
      "//etc/passwd",
      "/assets/../../x",
    ]) {
      expect(await status(path), path).toBe(404);
    }
  });

  test("a thousand connections at a time, and serves who comes after them", async () => {
    const sockets: Socket[] = Array.from({ length: 1000 }, () => connect(port, "127.0.0.1"));
    // Each is let in or turned away.
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise((settled) => socket.on("connect", settled).on("error", settled).on("close", settled)),
      ),
    );
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => status("/api/runs"), { timeout: 60_000 }).toBe(200);
  });

  test("more listeners than it can tell, and forgets those who left", async () => {
    const listening = Array.from({ length: 70 }, () => {
      const asked = request({ host: "127.0.0.1", port, path: "/api/live", agent: false });
      const told = new Promise<number>((resolve) =>
        asked.on("response", (response) => resolve(response.statusCode ?? 0)),
      );
      asked.on("error", () => {});
      asked.end();
      return { asked, told };
    });
    const told = await Promise.all(listening.map((each) => each.told));
    expect(told.filter((each) => each === 503)).toHaveLength(6);
    for (const { asked } of listening) asked.destroy();
  });
});

test("no answer names a path of the machine, and nothing went wrong", async () => {
  for (const path of ["/api/runs", "/api/runs/1/plan", "/api/runs/1/report", "/api/runs/9/report", "/%ZZ"]) {
    expect((await ask(path)).body).not.toMatch(new RegExp(`${folder}|/home/|/tmp/`));
  }
  expect(warnings).toEqual([]);
});
