/** The program of the thread that an isolated player file lives in: does what it is called for, one call at a time. */

import { openSync, writeSync } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { workerData } from "node:worker_threads";
import type { Seat } from "../../../../components/index.ts";
import { compileBoard } from "../../../../src/board/board.ts";
import type { BoardData } from "../../../../src/board/board-data.ts";
import { frozenCopy } from "../../../../src/board/frozen-copy.ts";
import type { GameEvent } from "../../../../src/events/events.ts";
import { QUESTION, QUESTIONS, type Question, type SubjectName } from "../../../../src/events/questions.ts";
import type { TradeOffer } from "../../../../src/law/trade.ts";
import { DecisionContext, viewOver } from "../../../../src/player/decision-context.ts";
import type { Settings } from "../../../../src/player/parameters.ts";
import { plainAnswer, plainMessage } from "../../../../src/player/plain-answer.ts";
import {
  type GameOutcome,
  HOOKS,
  leavesToBase,
  METHOD_OF,
  type Player,
} from "../../../../src/player/player.ts";
import { frozenRules } from "../../../../src/rules/catalog.ts";
import type { RuleSet } from "../../../../src/rules/rule-set.ts";
import { createWorld, type World } from "../../../../src/world/world.ts";
import { keepStdout } from "../../../runtime/keep-stdout.ts";
import { tierOfFile } from "../file/player-file.ts";
import { catchLateRejections, refuseLateRejection } from "../late-rejections.ts";
import { memoryText } from "../memory-text.ts";
import { placedError } from "../placed-error.ts";
import { freezeIntrinsics, sharedIntrinsics } from "../shared-intrinsics.ts";
import { writeAnswer } from "./answer-words.ts";
import { CALL, Exchange, LIST_WORDS, STATUS, WORD } from "./exchange.ts";

/** Data that the thread is started with. */
export interface FileThreadSetting {
  readonly shared: SharedArrayBuffer;
  /** Name of the file in messages, its place, and its compiled code. */
  readonly path: string;
  readonly file: string;
  readonly code: string;
}

/** The board and the rules of a table, as they cross. */
export interface TableText {
  readonly board: BoardData;
  readonly rules: RuleSet;
  readonly seats: number;
}

/** Description of a player that the thread has made. */
export interface MadePlayer {
  readonly questions: readonly Question[];
  readonly hooks: readonly string[];
  readonly memory: boolean;
  readonly reason: boolean;
}

const setting: FileThreadSetting = workerData;
// What the player asks for by that name is not the memory by which it is asked.
createRequire(import.meta.url)("node:worker_threads").workerData = null;
syncBuiltinESMExports();
const exchange = new Exchange(setting.shared);
const { words, list, state } = exchange;
const players: Player[] = [];
const contexts = new Map<number, DecisionContext>();
let world: World | null = null;
/** True when the player was shown the position in this call. */
let shown = false;
/** Status that the thread reports when the call throws. */
let failure: number = STATUS.threw;

keepStdout();
// Nobody turns this thread's loop of events, by which its output would be passed on.
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text: string | Uint8Array): boolean => {
    try {
      writeSync(2, Buffer.from(text));
    } catch {
      // Nobody is listening, or not fast enough.
    }
    return true;
  };
}
// The call that was going on is never done: whoever waits for it is told by the clock, unless it is told here.
process.on("exit", (code) => {
  fail(`ended its thread with exit code ${code}`, STATUS.gone);
  exchange.done();
});

const watched = sharedIntrinsics();

const HANDLERS: Readonly<Record<number, () => void>> = {
  [CALL.load]: load,
  [CALL.create]: create,
  [CALL.table]: setTable,
  [CALL.gameStarted]: () => {
    const player = players[words[WORD.player]];
    contexts.delete(words[WORD.player]);
    const ctx = contextOf();
    player.gameStarted?.(ctx);
    refuseChanges();
  },
  [CALL.ask]: answer,
  [CALL.observe]: observe,
  [CALL.tradeAnswered]: () => {
    const [offer, accepted] = JSON.parse(exchange.readText()) as [TradeOffer, boolean];
    current().tradeAnswered?.(contextOf(), offer, accepted);
  },
  [CALL.gameEnded]: () => {
    const outcome = JSON.parse(exchange.readText()) as GameOutcome;
    try {
      current().gameEnded?.(contextOf(), outcome);
    } finally {
      refuseChanges();
    }
  },
  [CALL.snapshot]: () => {
    const { memory } = current();
    exchange.writeText(memory === undefined ? "null" : memoryText(memory), "its memory");
  },
  [CALL.restore]: () => current().memory?.restore(JSON.parse(exchange.readText())),
  [CALL.reason]: () => exchange.writeText(plainMessage(current().reason?.() ?? ""), "its reason"),
};

function handle(): void {
  words[WORD.status] = STATUS.done;
  words[WORD.wrote] = 0;
  shown = false;
  failure = STATUS.threw;
  try {
    if (words[WORD.call] !== CALL.ask) catchLateRejections();
    HANDLERS[words[WORD.call]]?.();
    refuseLateRejection();
    if (shown && world !== null && changed(world)) words[WORD.wrote] = 1;
  } catch (error) {
    // What was thrown may be anything: nothing is asked of it here.
    fail(plainMessage(placedError(error)), failure);
  }
}

function fail(message: string, status: number): void {
  words[WORD.status] = status;
  exchange.writeText(message, "the message");
}

/** Loads the file once to tell what it is. What it changed of what it shares says more than what came of that. */
function load(): void {
  try {
    const { label, version, learns, summary, parameters } = tierOfFile(setting.path, setting);
    exchange.writeText(JSON.stringify({ label, version, learns, summary, parameters }), "what it declares");
  } finally {
    refuseChanges(STATUS.gone);
    // What was changed is told by name so far, and refused from now on.
    freezeIntrinsics();
  }
}

/** Loads the file anew, so that nothing is left of the players before, and makes one of it. */
function create(): void {
  const settings = JSON.parse(exchange.readText()) as Settings;
  const key = { k0: words[WORD.key0], k1: words[WORD.key1] };
  const player = tierOfFile(setting.path, setting).create(settings, key);
  refuseChanges();
  const made: MadePlayer = {
    questions: QUESTIONS.filter((question) => !leavesToBase(player, question)),
    hooks: HOOKS.filter((hook) => player[hook] !== undefined),
    memory: player.memory !== undefined,
    reason: player.reason !== undefined,
  };
  players.push(player);
  words[WORD.player] = players.length - 1;
  exchange.writeText(JSON.stringify(made), "what it answers");
}

/** Puts back what players share with the thread's own code. Throws where one has changed it; `status` says how that ends. */
function refuseChanges(status: number = STATUS.threw): void {
  const changed = watched.undo();
  if (changed === null) return;
  failure = status;
  throw new Error(`changed ${changed}, which it shares with others`);
}

function setTable(): void {
  const { board, rules, seats } = JSON.parse(exchange.readText()) as TableText;
  world = createWorld(compileBoard(board), rules, seats);
  world.state.set(state.subarray(0, world.state.length));
  contexts.clear();
}

function current(): Player {
  return players[words[WORD.player]];
}

/** The view of the seat from which the player is called, with the position as it is now. */
function contextOf(): DecisionContext {
  if (world === null) throw new Error("no table was set");
  shown = true;
  if (world.state.length === 0) world = replaced(world);
  world.state.set(state.subarray(0, world.state.length));
  const player = words[WORD.player];
  let ctx = contexts.get(player);
  if (ctx === undefined) {
    const seat = words[WORD.seat] as Seat;
    ctx = new DecisionContext(world, seat, frozenCopy(world.board), frozenRules(world.rules), (index) => {
      if (words[WORD.player] !== player) throw new Error("a view draws for the player that is being asked");
      return exchange.draw(index);
    });
    Object.freeze(ctx);
    contexts.set(player, ctx);
  }
  return ctx;
}

/** A world in place of one whose memory a player took away, with views that go on where they were. */
function replaced({ board, rules, seats }: World): World {
  const fresh = createWorld(board, rules, seats);
  for (const [player, ctx] of contexts) {
    contexts.set(player, viewOver(ctx, fresh, ctx.board, ctx.rules));
  }
  return fresh;
}

/** True when the player has written to its view. */
function changed({ state: seen }: World): boolean {
  if (seen.length === 0) return true;
  for (let i = 0; i < seen.length; i++) if (seen[i] !== state[i]) return true;
  return false;
}

function answer(): void {
  const question = QUESTIONS[words[WORD.question]];
  const player = current();
  const args = [contextOf(), ...subjectOf(question)];
  writeAnswer(exchange, plainAnswer(question, Reflect.apply(player[METHOD_OF[question]], player, args)));
}

function subjectOf(question: Question): unknown[] {
  const subject: readonly SubjectName[] = QUESTION[question].subject;
  return subject.map((name, i) => {
    if (name === "offer") return JSON.parse(exchange.readText());
    if (name === "options")
      return Object.freeze(Array.from(list.subarray(1, 1 + Math.min(list[0], LIST_WORDS))));
    return words[i === 0 ? WORD.first : WORD.second];
  });
}

/** Tells events one by one, and answers with what the player threw at them. */
function observe(): void {
  const player = current();
  const faults: string[] = [];
  for (const event of JSON.parse(exchange.readText()) as GameEvent[]) {
    try {
      player.observe?.(event);
    } catch (error) {
      faults.push(plainMessage(placedError(error)));
    }
  }
  exchange.writeText(JSON.stringify(faults), "its faults");
}

// Everything above is known now. In a turn of the loop of events what players put off can be run.
setImmediate(() => {
  exchange.booted(openSync(process.execPath, "r"));
  handle();
  exchange.done();
  exchange.serve(handle);
});
