import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import { QUESTIONS, type Question } from "../../../src/events/questions.ts";
import { PassivePlayer } from "../../../src/player/player.ts";
import { isProgram, parseEntrant } from "../../players/registry.ts";
import { RunError } from "../../runtime/exit.ts";
import { memoryLimits, residentMegabytes } from "../../runtime/thread-memory.ts";
import { threadProgram } from "../../runtime/thread-program.ts";
import { type CheckCase, NOBODY, playCase, positionOf } from "./check-case.ts";
import type { CheckReport, CheckRequest } from "./check-player.ts";
import type { CheckEnd, CheckTask } from "./check-worker.ts";
import { Peddler } from "./peddler.ts";
import { writeScenario } from "./write-scenario.ts";

/** Milliseconds without a sign of life after which a player is taken to hang. */
const HANG_MS = 10_000;
/** Memory in MB that a call may take before it is cut off. */
const MAX_MEMORY = 1024;

/** Ways to stop a check that runs in a thread of its own. */
export interface Apart {
  readonly signal?: AbortSignal;
  readonly hangMs?: number;
}

/**
 * Checks a player in a thread of its own, so that one that never returns is found too: it is cut off and reported with
 * the position in which it was. Throws one line when there is no such player.
 */
export async function checkApart(request: CheckRequest, apart: Apart = {}): Promise<CheckReport> {
  const { signal, hangMs = HANG_MS } = apart;
  // Loaded once where it can do no harm: a file that never loads, or ends its thread, is told at once.
  if (!isProgram(request.player)) parseEntrant(request.player);
  const { port1, port2 } = new MessageChannel();
  const pulse = new Int32Array(new SharedArrayBuffer(8));
  const task: CheckTask = { request, port: port2, pulse };
  const pool = new Piscina<CheckTask, CheckEnd>({
    ...threadProgram(import.meta.url, "./check-worker"),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: memoryLimits(MAX_MEMORY),
  });
  const cut = new AbortController();
  const stop = (): void => cut.abort();
  let why = "";
  if (signal?.aborted === true) stop();
  signal?.addEventListener("abort", stop);
  let last: CheckCase | null = null;
  port1.on("message", (checkCase: CheckCase) => {
    last = checkCase;
  });
  const watch = watchPulse(pulse, hangMs, (reason) => {
    why = reason;
    stop();
  });
  try {
    const end = await pool.run(task, { transferList: [port2], signal: cut.signal });
    if ("report" in end) return end.report;
    throw new RunError(`${request.player} changed ${end.changed}, which it shares with others`);
  } catch (error) {
    if (!cut.signal.aborted || signal?.aborted) throw error;
    return hung(request, last, QUESTIONS[Atomics.load(pulse, 1) - 1] ?? null, why);
  } finally {
    clearInterval(watch);
    signal?.removeEventListener("abort", stop);
    port1.close();
    await pool.destroy();
  }
}

/** Time that the rest of the check may take without a heartbeat, as a multiple of that for an answer. */
const PATIENCE = 6;

/**
 * Calls `stop` with the reason once an answer has taken `hangMs`, or anything else much longer, without a sign of life, or
 * an answer takes too much memory.
 */
function watchPulse(pulse: Int32Array, hangMs: number, stop: (why: string) => void): NodeJS.Timeout {
  const every = Math.min(100, hangMs / 4);
  let seen = 0;
  let still = 0;
  let before = residentMegabytes();
  return setInterval(() => {
    const now = Atomics.load(pulse, 0);
    const asking = Atomics.load(pulse, 1) !== 0;
    // Before the first sign the thread and the player are still being loaded.
    still = now === seen && now > 0 ? still + every : 0;
    seen = now;
    if (still === 0) before = residentMegabytes();
    if (still >= (asking ? hangMs : hangMs * PATIENCE)) stop(`did not return within ${hangMs} ms`);
    else if (asking && residentMegabytes() - before > MAX_MEMORY) {
      stop(`took more than ${MAX_MEMORY} MB of memory`);
    }
  }, every);
}

/** The report of a player that had to be cut off. */
function hung(request: CheckRequest, last: CheckCase | null, ask: Question | null, why: string): CheckReport {
  const message = `${why} and was cut off`;
  const finding = { kind: "hung", ask, message } as const;
  return {
    player: request.player,
    label: request.player,
    cases: request.cases,
    questions: [],
    findings: [
      { ...finding, scenario: last === null || ask === null ? null : reproduction(last, ask, message) },
    ],
    timing: {},
  };
}

/** The case as far as it can be told without the player: it is played with one that passes. */
function reproduction(checkCase: CheckCase, ask: Question, message: string) {
  const { position, seat } = checkCase;
  const rivals = () => new Peddler();
  const transcript = playCase(positionOf(checkCase), seat, new PassivePlayer(), NOBODY, rivals);
  const scenario = writeScenario({ position, seat }, transcript, { kind: "hung", ask, message, at: null });
  return { ...scenario, expect: { asked: [{ seat, ask }] } };
}
