import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";
import { PROGRAM } from "../support/program.ts";

/** The language model's player plays by the documented command against a stub of the endpoint. */

interface Asked {
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly model: string;
  readonly question: string;
}

const asked: Asked[] = [];
const stub = createServer(async (request: IncomingMessage, response) => {
  const { model, messages } = JSON.parse(await text(request));
  const question: string = messages.at(-1).content;
  asked.push({ path: request.url, key: request.headers.authorization, model, question });
  // A model wraps its JSON in prose now and then, and now and then it answers with none at all.
  const reply = question.includes("in jail. Answer") ? "I would roll." : answerTo(question);
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ choices: [{ message: { content: reply } }] }));
});

function answerTo(question: string): string {
  if (question.includes("highest bid")) return '```json\n{"answer": 30, "reason": "cheap"}\n```';
  if (question.includes("Answer a list of squares")) return '{"answer": []}';
  if (question.includes("You may offer a trade")) return '{"answer": null}';
  return '{"answer": true, "reason": "it pays"}';
}

beforeAll(() => new Promise<void>((resolve) => stub.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => stub.close(resolve)));

const page = readFileSync(join(ROOT, "docs/llm-player.md"), "utf8");
const [, documented = ""] = /```bash\n(.+?)```/s.exec(page) ?? [];

/** Plays the documented command, changed by `change`, in a folder of its own; the run's document. */
async function play(change: (command: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), "arena-llm-"));
  symlinkSync(join(ROOT, "examples"), join(folder, "examples"));
  const { port } = stub.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const command = change(documented.replace("http://localhost:11434/v1", url)).replace(
    /--record all .*/,
    "--json",
  );
  const arena = [process.execPath, ...PROGRAM].map((word) => `'${word}'`).join(" ");
  const child = spawn("bash", ["-euc", `arena() { ${arena} "$@"; }\n${command}`], {
    cwd: folder,
    env: { ...process.env, LLM_KEY: "a-secret" },
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(stderr).not.toContain("a-secret");
  expect(stdout).not.toContain("a-secret");
  return JSON.parse(stdout);
}

test("a model behind an endpoint plays whole games, and what it answers wrongly is a fault", async () => {
  const report = await play((command) => command);
  expect(asked.length).toBeGreaterThan(20);
  for (const { path, key, model } of asked) {
    expect({ path, key, model }).toEqual({
      path: "/v1/chat/completions",
      key: "Bearer a-secret",
      model: "qwen3:8b",
    });
  }
  expect(asked[0]?.question).toMatch(/Round 1\..+seat \d \(you\): \$\d+/s);
  const faults = JSON.stringify(report.faults);
  expect(faults).toContain("replied with no JSON object: I would roll.");
});

test("calls beyond the budget are faults with the passive answer, and ask nobody", async () => {
  asked.length = 0;
  const report = await play((command) => command.replace("llm-player.mjs", "llm-player.mjs:calls=3"));
  expect(asked.length).toBeLessThanOrEqual(4 * 3);
  expect(JSON.stringify(report.faults)).toContain("all 3 calls of this game are used up");
});
