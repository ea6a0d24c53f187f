import type { RandomKey } from "../../../../src/chance/random.ts";
import type { GameEvent } from "../../../../src/events/events.ts";
import { QUESTION } from "../../../../src/events/questions.ts";
import { type Bundle, bundle, type TradeOffer } from "../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../src/player/decision-context.ts";
import type { Settings } from "../../../../src/player/parameters.ts";
import type { GameOutcome, Player } from "../../../../src/player/player.ts";
import { delegatingPlayer, type Voice } from "../../delegating-player.ts";
import { positionMessage, tableMessage } from "./position-message.ts";
import type { SubjectMessage } from "./protocol.ts";
import type { Session } from "./session.ts";

/**
 * A player that asks a program. What the program answers is passed on as it is: the engine judges it like any other
 * answer. When the program breaks down every question throws, which counts as a fault with the passive answer, until it
 * is started again with the next game.
 */
export function programPlayer(session: Session, settings: Settings, key: RandomKey): Player {
  session.begin();
  const { learns, events, tradeAnswers, questions } = session.profile;
  const seat = new ProgramSeat(session, settings, hex(key.k0) + hex(key.k1));
  const memory = {
    snapshot: () => seat.snapshot(),
    restore: (snapshot: unknown) => seat.restore(snapshot),
  };
  return Object.assign(
    delegatingPlayer((question) => questions.includes(question), seat.answer),
    {
      gameStarted: (ctx: DecisionContext) => seat.gameStarted(ctx),
      gameEnded: (_ctx: DecisionContext, outcome: GameOutcome) => seat.gameEnded(outcome),
      reason: () => seat.reason,
      ...(tradeAnswers
        ? {
            tradeAnswered: (_ctx: DecisionContext, offer: TradeOffer, accepted: boolean) =>
              seat.tradeAnswered(offer, accepted),
          }
        : {}),
      ...(events ? { observe: (event: GameEvent) => seat.observe(event) } : {}),
      ...(learns ? { memory } : {}),
    },
  );
}

/** One player of the program: its number there, and what has to be told again when the program is started again. */
class ProgramSeat {
  /** Why the last answer was given, as far as the program says. */
  reason = "";
  private readonly session: Session;
  private readonly settings: Settings;
  private readonly seed: string;
  private player = -1;
  private generation = 0;
  private events: GameEvent[] = [];
  private remembered: unknown;

  constructor(session: Session, settings: Settings, seed: string) {
    this.session = session;
    this.settings = settings;
    this.seed = seed;
  }

  gameStarted(ctx: DecisionContext): void {
    this.session.newGame();
    this.join();
    this.events = [];
    const seed = hex(ctx.random(2 ** 32)) + hex(ctx.random(2 ** 32));
    this.session.tell({ type: "gameStarted", player: this.player, table: tableMessage(ctx, seed) });
  }

  gameEnded(outcome: GameOutcome): void {
    this.session.tell({ type: "gameEnded", player: this.player, outcome });
    this.session.forgive();
  }

  tradeAnswered(offer: TradeOffer, accepted: boolean): void {
    this.session.tell({ type: "tradeAnswered", player: this.player, offer, accepted });
  }

  observe(event: GameEvent): void {
    this.events.push(event);
  }

  readonly answer: Voice = (ask, [ctx, ...values]) => {
    const { session, player } = this;
    const subject: SubjectMessage = Object.fromEntries(
      QUESTION[ask].subject.map((name, i) => [name, values[i]]),
    );
    const events = session.profile.events ? { events: this.events } : {};
    this.reason = "";
    const position = positionMessage(ctx);
    const reply = session.request({ type: "ask", player, ask, ...subject, position, ...events });
    this.events = [];
    if (typeof reply.error === "string") throw new Error(reply.error);
    if (!("answer" in reply)) session.breakDown(`gave no answer: ${JSON.stringify(reply).slice(0, 80)}`);
    if (typeof reply.reason === "string") this.reason = reply.reason;
    return ask === "proposeTrade" ? wholeOffer(reply.answer) : reply.answer;
  };

  snapshot(): unknown {
    this.join();
    const { memory } = this.session.request({ type: "snapshot", player: this.player });
    this.remembered = memory;
    return memory;
  }

  restore(memory: unknown): void {
    this.join();
    const { error } = this.session.request({ type: "restore", player: this.player, memory });
    if (typeof error === "string") throw new Error(error);
    this.remembered = memory;
  }

  /** Makes the player in the process that runs now, unless it is there. */
  private join(): void {
    const { session, settings, seed } = this;
    if (this.generation === session.generation) return;
    this.generation = session.generation;
    this.player = session.newPlayer();
    session.tell({ type: "create", player: this.player, settings, seed });
    if (this.remembered !== undefined) this.restore(this.remembered);
  }
}

/** An offer with what its bundles leave out; anything else is left for the engine to refuse. */
function wholeOffer(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return answer;
  const { give, get, ...offer } = answer as {
    readonly give?: Partial<Bundle>;
    readonly get?: Partial<Bundle>;
  };
  return { ...offer, give: bundle(give ?? {}), get: bundle(get ?? {}) };
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
