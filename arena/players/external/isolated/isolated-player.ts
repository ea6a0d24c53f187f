import type { Board } from "../../../../src/board/board.ts";
import { STREAM } from "../../../../src/chance/dice.ts";
import type { RandomKey } from "../../../../src/chance/random.ts";
import type { GameEvent } from "../../../../src/events/events.ts";
import { QUESTION, QUESTIONS, type Question, type SubjectName } from "../../../../src/events/questions.ts";
import { hideDecks } from "../../../../src/law/card-piles.ts";
import type { TradeOffer } from "../../../../src/law/trade.ts";
import { type DecisionContext, worldOf } from "../../../../src/player/decision-context.ts";
import type { Settings } from "../../../../src/player/parameters.ts";
import type { GameOutcome, Player } from "../../../../src/player/player.ts";
import { PlayerFailure } from "../../../../src/player/player-failure.ts";
import type { RuleSet } from "../../../../src/rules/rule-set.ts";
import { type Columns, columnsOver } from "../../../../src/world/columns.ts";
import type { World } from "../../../../src/world/world.ts";
import { delegatingPlayer } from "../../delegating-player.ts";
import { readAnswer } from "./answer-words.ts";
import { CALL, LIST_WORDS, WORD } from "./exchange.ts";
import type { MadePlayer, TableText } from "./file-thread.ts";
import type { IsolatedFile } from "./isolated-file.ts";

/** A player that lives in the thread of its file: questions cross as numbers, everything else as text. */
export function isolatedPlayer(file: IsolatedFile, settings: Settings, key: RandomKey): Player {
  file.forgive();
  const seat = new IsolatedSeat(file, settings, key);
  const { questions, hooks, memory, reason } = seat.made;
  const told: Partial<Player> = {
    gameStarted: (ctx) => seat.gameStarted(ctx),
    gameEnded: (ctx, outcome) => seat.gameEnded(ctx, outcome),
    ...(hooks.includes("observe") ? { observe: (event) => seat.observe(event) } : {}),
    ...(hooks.includes("tradeAnswered")
      ? { tradeAnswered: (ctx, offer, accepted) => seat.tradeAnswered(ctx, offer, accepted) }
      : {}),
    ...(memory
      ? { memory: { snapshot: () => seat.snapshot(), restore: (snapshot) => seat.restore(snapshot) } }
      : {}),
    ...(reason ? { reason: () => seat.reason() } : {}),
  };
  return Object.assign(
    delegatingPlayer(
      (question) => questions.includes(question),
      (question, [ctx, ...subject]) => seat.answer(question, ctx, subject),
    ),
    told,
  );
}

/** What a thread was told of the table last, and the columns of the position in the memory that it shares. */
interface ToldTable {
  readonly generation: number;
  readonly board: Board;
  readonly rules: RuleSet;
  readonly columns: Columns;
}

const tables = new WeakMap<IsolatedFile, ToldTable>();

/** One player of a file: its number in the thread, and what has to be told again when the thread is started again. */
class IsolatedSeat {
  readonly made: MadePlayer;
  private readonly file: IsolatedFile;
  private readonly settings: Settings;
  private readonly key: RandomKey;
  private player = -1;
  private generation = 0;
  private events: GameEvent[] = [];
  /** Faults of the player at events, to be thrown one at a time. */
  private faults: string[] = [];
  private remembered: string | null = null;

  constructor(file: IsolatedFile, settings: Settings, key: RandomKey) {
    this.file = file;
    this.settings = settings;
    this.key = key;
    this.made = this.join();
  }

  gameStarted(ctx: DecisionContext): void {
    this.file.revive();
    this.events = [];
    this.faults = [];
    if (this.generation !== this.file.generation) this.join();
    this.show(ctx);
    this.file.call(CALL.gameStarted);
    this.refuseWrites();
  }

  answer(question: Question, ctx: DecisionContext, subject: readonly unknown[]): unknown {
    this.flush();
    const { words } = this.file.exchange;
    this.show(ctx);
    words[WORD.question] = QUESTIONS.indexOf(question);
    this.writeSubject(QUESTION[question].subject, subject);
    this.file.call(CALL.ask);
    this.refuseWrites();
    return readAnswer(this.file.exchange);
  }

  tradeAnswered(ctx: DecisionContext, offer: TradeOffer, accepted: boolean): void {
    this.show(ctx);
    this.file.exchange.writeText(JSON.stringify([offer, accepted]), "the offer");
    this.file.call(CALL.tradeAnswered);
    this.refuseWrites();
  }

  gameEnded(ctx: DecisionContext, outcome: GameOutcome): void {
    this.flush();
    this.show(ctx);
    this.file.exchange.writeText(JSON.stringify(outcome), "the outcome");
    // Called also of a player that is not told: what it changed of the language is looked for at the end of each game.
    this.file.call(CALL.gameEnded);
    this.refuseWrites();
    const [fault] = this.faults;
    if (fault !== undefined) throw new Error(fault);
  }

  /** Told with the next call; here it throws what the player threw at an earlier one. */
  observe(event: GameEvent): void {
    this.events.push(event);
    const fault = this.faults.shift();
    if (fault !== undefined) throw new Error(fault);
  }

  snapshot(): unknown {
    this.select();
    this.file.call(CALL.snapshot);
    this.remembered = this.file.exchange.readText();
    return JSON.parse(this.remembered);
  }

  restore(snapshot: unknown): void {
    this.select();
    this.restoreText(JSON.stringify(snapshot) ?? "null");
  }

  reason(): string {
    this.select();
    this.file.call(CALL.reason);
    return this.file.exchange.readText();
  }

  /** Makes the player in the thread that runs now. */
  private join(): MadePlayer {
    const { file, settings, key } = this;
    const { words } = file.exchange;
    words[WORD.key0] = key.k0;
    words[WORD.key1] = key.k1;
    file.exchange.writeText(JSON.stringify(settings), "its settings");
    file.call(CALL.create);
    this.generation = file.generation;
    this.player = words[WORD.player];
    const made = JSON.parse(file.exchange.readText()) as MadePlayer;
    if (this.remembered !== null) this.restoreText(this.remembered);
    return made;
  }

  private restoreText(text: string): void {
    this.select();
    this.file.exchange.writeText(text, "its memory");
    this.file.call(CALL.restore);
    this.remembered = text;
  }

  /** Tells the events that happened since the last call. */
  private flush(): void {
    if (this.events.length === 0) return;
    const { events, file } = this;
    this.events = [];
    this.select();
    file.exchange.writeText(JSON.stringify(events), "what happened");
    file.call(CALL.observe);
    this.faults.push(...(JSON.parse(file.exchange.readText()) as string[]));
  }

  private select(): void {
    this.file.exchange.words[WORD.player] = this.player;
  }

  /** Writes down the position without the order of the cards. */
  private show(ctx: DecisionContext): void {
    const { exchange } = this.file;
    const world = worldOf(ctx);
    const { columns } = this.toldTable(ctx, world);
    this.select();
    exchange.state.set(world.state);
    hideDecks(columns, world);
    exchange.words[WORD.seat] = ctx.seat;
    exchange.drawFrom(world.key, STREAM.player + ctx.seat);
  }

  /** Tells the board and the rules where they are others than before. */
  private toldTable(ctx: DecisionContext, world: World): ToldTable {
    const { file } = this;
    const { board, rules, seats } = ctx;
    const last = tables.get(file);
    if (last?.generation === file.generation && last.board === board && last.rules === rules) return last;
    const table: TableText = { board: board.data, rules, seats };
    file.exchange.writeText(JSON.stringify(table), "the board");
    file.call(CALL.table);
    const columns = columnsOver(file.exchange.state, world);
    const told = { generation: file.generation, board, rules, columns };
    tables.set(file, told);
    return told;
  }

  private writeSubject(names: readonly SubjectName[], values: readonly unknown[]): void {
    const { exchange } = this.file;
    for (const [i, name] of names.entries()) {
      if (name === "offer") exchange.writeText(JSON.stringify(values[i]), "the offer");
      else if (name === "options") writeList(exchange.list, values[i] as readonly number[]);
      else exchange.words[i === 0 ? WORD.first : WORD.second] = values[i] as number;
    }
  }

  /** Throws where the player has written to its view in the thread, which counts as it does at other views. */
  private refuseWrites(): void {
    if (this.file.exchange.words[WORD.wrote] === 0) return;
    throw new PlayerFailure("wrote-to-view", "the position was changed");
  }
}

function writeList(list: Int32Array, values: readonly number[]): void {
  const length = Math.min(values.length, LIST_WORDS - 1);
  list[0] = length;
  for (let i = 0; i < length; i++) list[1 + i] = values[i];
}
