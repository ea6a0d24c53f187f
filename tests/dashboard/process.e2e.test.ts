import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { RunRatings } from "../../arena/apps/server/run-tallies.ts";
import { builtPackage } from "../support/program.ts";

/** `arena dashboard` as a process of the production build, as who installed the arena has it. */

/** Milliseconds after which a process is not waited for any more, on a machine that has other things to do. */
const PATIENCE = 120_000;
const RUN = ["--players", "random,greedy", "--seasons", "12", "--games", "120", "--seed", "process"];

let folder: string;
let store: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "arena-process-"));
  store = join(folder, "arena.db");
  expect(await arena(["run", ...RUN, "--units", "0-0", "--store", store]).ended).toMatchObject({ code: 0 });
}, PATIENCE);

afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the program of a built package. */
function arena(args: readonly string[], installed = builtPackage()) {
  const child = spawn(process.execPath, [join(installed, "dist/arena/apps/cli/main.js"), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
  });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (text: Buffer) => {
    said.stdout += text;
  });
  child.stderr.on("data", (text: Buffer) => {
    said.stderr += text;
  });
  const ended = new Promise<Ended>((done) => child.on("close", (code) => done({ code, ...said })));
  return { child, said, ended };
}

/** A dashboard that listens: where, and how to press Ctrl-C. */
async function dashboard(...args: string[]) {
  const { child, said, ended } = arena(["dashboard", ...args]);
  await vi.waitFor(() => expect(said.stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/), {
    timeout: PATIENCE,
  });
  const port = Number(new URL(said.stdout.trim()).port);
  const quit = (): Promise<Ended> => {
    child.kill("SIGINT");
    return ended;
  };
  return { port, quit };
}

/** Asks with any headers; a connection that is refused or cut off has status 0. */
function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<{ readonly status: number; readonly body: string }>((told) => {
    const asked = request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
      let body = "";
      response.on("data", (text: Buffer) => {
        body += text;
      });
      response.on("end", () => told({ status: response.statusCode ?? 0, body }));
    });
    asked.on("error", ({ message }) => told({ status: 0, body: message }));
    asked.end();
  });
}

describe("arena dashboard", () => {
  test("prints where it is, serves the built page, and is gone with its port after Ctrl-C", async () => {
    const { port, quit } = await dashboard(store);
    const { body } = await ask(port, "/");
    expect(body).toContain('<div id="app">');
    const [script = ""] = /assets\/[\w-]+\.js/.exec(body) ?? [];
    expect(await ask(port, `/${script}`)).toMatchObject({ status: 200 });
    expect(await quit()).toMatchObject({ code: 0, stderr: "Ctrl-C quits\n" });
    expect((await ask(port, "/")).body).toContain("ECONNREFUSED");
    const again = await dashboard(store, "--port", String(port));
    expect(again.port).toBe(port);
    expect((await again.quit()).code).toBe(0);
  });

  test("says in a line how to build the page where there is none", async () => {
    const page = join(builtPackage(), "dist/dashboard");
    const pageless = join(folder, "pageless");
    cpSync(builtPackage(), pageless, { recursive: true, filter: (path) => path !== page });
    expect(await arena(["dashboard", store], pageless).ended).toEqual({
      code: 1,
      stdout: "",
      stderr: "arena dashboard: the dashboard's page is not built; npm run build builds it\n",
    });
  });

  test("says in a line that a file is no store", async () => {
    writeFileSync(join(folder, "other.json"), "{}");
    const { code, stdout, stderr } = await arena(["dashboard", "other.json"]).ended;
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(
      /^arena dashboard: store \S+other\.json: it is not a store of the arena; name another file\n$/,
    );
  });

  test("waits for a first run in a store that is not there yet, and shows it", async () => {
    const { port, quit } = await dashboard("new.db");
    expect((await ask(port, "/api/runs")).body).toBe("[]");
    const plan = ["--players", "random,greedy", "--seasons", "1", "--games", "2"];
    expect(await arena(["run", ...plan, "--store", "new.db"]).ended).toMatchObject({ code: 0 });
    await expect
      .poll(async () => JSON.parse((await ask(port, "/api/runs")).body), { timeout: PATIENCE })
      .toMatchObject([{ run: 1, units: 1 }]);
    const { code, stderr } = await quit();
    expect(code).toBe(0);
    expect(stderr).toMatch(/^waits for a first run in \S+new\.db\nCtrl-C quits\n$/);
  });
});

describe("arena dashboard, while it listens,", () => {
  let port: number;
  let quit: () => Promise<Ended>;

  beforeAll(async () => {
    ({ port, quit } = await dashboard(store));
  }, PATIENCE);

  afterAll(async () => {
    expect(await quit()).toMatchObject({ code: 0, stderr: "Ctrl-C quits\n" });
  }, PATIENCE);

  test("leaves its port to no other, which says so in a line", async () => {
    expect(await arena(["dashboard", store, "--port", String(port)]).ended).toEqual({
      code: 1,
      stdout: "",
      stderr: `arena dashboard: port ${port} is taken; --port 0 takes a free one\n`,
    });
  });

  test("refuses other hosts, other sites and paths out of the page, as what it is asked by a browser", async () => {
    expect((await ask(port, "/api/runs", { host: "evil.example" })).status).toBe(403);
    expect((await ask(port, "/api/runs", { origin: "http://evil.example" })).status).toBe(403);
    expect((await ask(port, "/../package.json")).status).toBe(404);
    expect((await ask(port, "/api/runs")).status).toBe(200);
  });

  test("under a thousand connections neither stops the run that goes on nor the page that follows it", async () => {
    const run = arena(["run", ...RUN, "--resume", "--store", store, "--json", "--quiet"]);
    const sockets: Socket[] = Array.from({ length: 1000 }, () =>
      connect(port, "127.0.0.1").on("error", () => {}),
    );
    const { code, stdout } = await run.ended;
    for (const socket of sockets) socket.destroy();
    expect(code).toBe(0);
    const { timing, ...printed } = JSON.parse(stdout);
    const none = { rating: null, ratingInterval: null, placeRating: null, placeRatingInterval: null };
    const unrated = printed.standings.map((row: object) => ({ ...row, ...none }));
    await expect
      .poll(() => answered(port, "report"), { timeout: PATIENCE })
      .toEqual({
        ...printed,
        standings: unrated,
      });
    const ratings = (await answered(port, "ratings")) as RunRatings;
    expect(ratings.units).toBe(printed.units.count);
    for (const { player, rating, interval } of ratings.players) {
      expect(printed.standings).toContainEqual(
        expect.objectContaining({ player, rating, ratingInterval: interval }),
      );
    }
  });
});

/** What the dashboard answers of run 1, or the status of a refusal. */
async function answered(port: number, of: string): Promise<unknown> {
  const { status, body } = await ask(port, `/api/runs/1/${of}`);
  return status === 200 ? JSON.parse(body) : status;
}
