import { join } from "node:path";
import { version } from "../../../runtime/version.ts";
import { LIMITS } from "../limits.ts";
import { Channel } from "./channel.ts";
import type { ProgramCommand } from "./command.ts";
import type { ProgramLimits } from "./limits.ts";
import { PROTOCOL, type ProgramProfile, readProfile, readReply, type ToProgram } from "./protocol.ts";

/** A message that is answered, before it gets its id. */
type Request =
  Extract<ToProgram, { readonly id: number }> extends infer Message
    ? Message extends { readonly id: number }
      ? Omit<Message, "id">
      : never
    : never;
type Notice = Exclude<ToProgram, { readonly id: number }>;
type Reply = Readonly<Record<string, unknown>>;

const clock = performance.now.bind(performance);

/** Folder for the stderr of programs, from the working folder. */
const STDERR_FOLDER = ".arena/stderr";

/**
 * A conversation with one process. Whatever goes wrong in it (the process ends, says nothing in time, prints what is no
 * answer) ends the process and throws one line; from then on every request throws it until {@link revive}.
 */
export class Session {
  readonly profile: ProgramProfile;
  /** Can be set for what is asked from now on. */
  limits: ProgramLimits;
  /** Counts the processes: a player that was made in another one is gone. */
  generation = 0;
  private readonly command: ProgramCommand;
  private readonly stderr: string;
  private channel: Channel | null = null;
  private broken = "";
  private breakdowns = 0;
  private requests = 0;
  private players = 0;
  private waitedMs = 0;

  /** Starts the program and shakes hands. Throws one line when either fails. */
  constructor(command: ProgramCommand, limits: ProgramLimits, folder = STDERR_FOLDER) {
    this.command = command;
    this.limits = limits;
    this.stderr = join(folder, `${command.text.replace(/[^\w.-]+/g, "_").slice(0, 100)}.log`);
    this.profile = this.start();
  }

  /** A number for a new player of the program. */
  newPlayer(): number {
    return this.players++;
  }

  tell(notice: Notice): void {
    const refusal = this.channel?.send(JSON.stringify(notice), this.limits.decisionMs) ?? null;
    if (refusal !== null) this.breakDown(refusal);
  }

  /** Sends a request and waits for its reply, as long as the limits allow. */
  request(request: Request, timeoutMs = this.limits.decisionMs): Reply {
    if (this.channel === null) throw new Error(this.broken);
    const left = this.limits.gameMs - this.waitedMs;
    if (left <= 0) return this.breakDown(`took more than ${this.limits.gameMs} ms of one game`);
    const id = ++this.requests;
    const before = clock();
    const received = this.channel.ask(JSON.stringify({ ...request, id }), timeoutMs);
    this.waitedMs += clock() - before;
    if ("ended" in received) return this.breakDown(received.ended);
    const { length } = received.line;
    if (request.type === "ask" && length > LIMITS.answerCharacters) {
      this.breakDown(`answered with ${length} characters, at most ${LIMITS.answerCharacters}`);
    }
    const reply = readReply(received.line, id);
    return (
      reply ??
      this.breakDown(`answered request ${id} with ${received.line.slice(0, 80).replace(/\p{C}/gu, "")}`)
    );
  }

  /** A game begins: its time starts, and a program that is down is started, unless it broke down too often in a row. */
  newGame(): void {
    this.waitedMs = 0;
    if (this.channel !== null || this.breakdowns > this.limits.restarts) return;
    try {
      this.start();
    } catch {
      // Told by the next request.
    }
  }

  /** A game is over in which the program kept up: its breakdowns are forgiven. */
  forgive(): void {
    if (this.channel !== null) this.breakdowns = 0;
  }

  /** A unit begins: what happened in others does not count, whichever thread they were played in. */
  begin(): void {
    this.breakdowns = 0;
  }

  close(): void {
    this.channel?.close();
    this.channel = null;
    this.broken = `exec:${this.command.text} was closed`;
  }

  /** Ends the process and throws why. */
  breakDown(reason: string): never {
    this.close();
    this.breakdowns++;
    this.broken = `exec:${this.command.text} ${reason} (its stderr: ${this.stderr})`;
    throw new Error(this.broken);
  }

  private start(): ProgramProfile {
    this.generation++;
    this.channel = new Channel(this.command, this.stderr);
    const hello: Request = { type: "hello", protocol: PROTOCOL, engine: version };
    const reply = this.request(hello, this.limits.startMs);
    try {
      return readProfile(reply);
    } catch (error) {
      return this.breakDown((error as Error).message);
    }
  }
}
