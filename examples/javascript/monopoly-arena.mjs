// The arena's protocol for players written in plain JavaScript: protocol 1, no packages.
//
// Keep this file beside your player. Extend Player, answer the questions you care about, and end with play(MyPlayer).
// What you log goes to stderr, which the arena keeps in .arena/stderr: stdout belongs to the protocol.
import { createInterface } from "node:readline";

export const PROTOCOL = 1;

/**
 * One player of the arena. A question whose method is left as it is here is not asked: the passive answer holds.
 *
 * `position`: round; by seat cash, positions, inJail, jailCards, bankrupt, netWorth, means; by square owners (-1: the
 * bank), buildings (5: a hotel), mortgaged; jailTurns, housesLeft, hotelsLeft. `this.table` has what does not change
 * during a game: seat, seats, rules and board. Squares and seats are numbers, money whole dollars.
 */
export class Player {
  static label = "JavaScript";
  static version = 1;
  static summary = "a player in JavaScript";
  static learns = false;
  /** Whether to be sent what happens at the table: observe() is then called with every event. */
  static events = false;
  /** Whether to be told how an offer was answered: tradeAnswered() is then called. */
  static tradeAnswers = false;
  static parameters = [];

  /** Once a season. `settings` has a value for every declared parameter; `seed` is 16 hexadecimal digits. */
  constructor(settings, seed) {
    this.settings = settings;
    this.seed = seed;
    this.table = null;
  }

  get seat() {
    return this.table.seat;
  }

  get board() {
    return this.table.board;
  }

  /** `table.seed` is new for each game: seed your chance with it, and with nothing else. */
  gameStarted(_table) {}
  /** `outcome`: win (1, a share or 0), survived, placement (1 is best), netWorth, rounds. */
  gameEnded(_outcome) {}
  /** Seat `offer.to` has answered your offer; nothing has changed hands yet. */
  tradeAnswered(_offer, _accepted) {}
  /** Something happened: { type: "RentPaid", payer: 0, … }. */
  observe(_event) {}
  /** What a learner knows, as JSON. */
  snapshot() {
    return null;
  }
  /** Takes a snapshot back; throws when it is none. */
  restore(_memory) {}

  /** "pay", "card" or "roll". */
  jail(_position) {
    return "roll";
  }
  /** Whether to buy the deed at its printed price. */
  buy(_position, _square) {
    return false;
  }
  /** More than `standing`, at most position.means[this.seat]; 0 leaves the auction. */
  bid(_position, _square, _standing) {
    return 0;
  }
  /** Lots to build on, one entry a building, in that order. */
  build(_position) {
    return [];
  }
  /** Lots to sell from, one entry a building. */
  sellBuildings(_position) {
    return [];
  }
  /** Deeds to mortgage. */
  mortgage(_position) {
    return [];
  }
  /** Mortgages to lift. */
  unmortgage(_position) {
    return [];
  }
  /** Steps that raise `missing` dollars: { sell: lot } or { mortgage: deed }. */
  raiseCash(_position, _missing) {
    return [];
  }
  /** null, or { to: seat, give: { cash: 0, deeds: [], jailCards: 0 }, get: { … } }. */
  proposeTrade(_position) {
    return null;
  }
  /** Whether to accept. `offer.give` is what you would receive. */
  respondTrade(_position, _from, _offer) {
    return false;
  }
  /** "keep" or "lift". */
  takeMortgagedDeed(_position, _square) {
    return "keep";
  }
  /** A bid for the last building in the bank, at most your cash; 0 leaves. */
  bidBuilding(_position, _square, _standing) {
    return 0;
  }
  /** "flat" or "percent". */
  incomeTax(_position, _flat) {
    return "flat";
  }
  /** One of `options`, or null to move by all the dice. */
  speedDie(_position, _options) {
    return null;
  }
}

/** Each question, with the keys of the message that its method is called with. */
const QUESTIONS = {
  jail: [],
  buy: ["square"],
  bid: ["square", "standing"],
  build: [],
  sellBuildings: [],
  mortgage: [],
  unmortgage: [],
  raiseCash: ["missing"],
  proposeTrade: [],
  respondTrade: ["from", "offer"],
  takeMortgagedDeed: ["square"],
  bidBuilding: ["square", "standing"],
  incomeTax: ["flat"],
  speedDie: ["options"],
};

/** What the class says of itself in the handshake. */
export function profile(kind) {
  const { label, version, summary, learns, events, tradeAnswers, parameters } = kind;
  const questions = Object.keys(QUESTIONS).filter((name) => kind.prototype[name] !== Player.prototype[name]);
  return { protocol: PROTOCOL, label, version, summary, learns, events, tradeAnswers, parameters, questions };
}

/** Does what one message says; returns the reply without its id, or undefined where none is due. */
export function handle(kind, players, message) {
  if (message.type === "hello") return profile(kind);
  if (message.type === "create") {
    players.set(message.player, new kind(message.settings, message.seed));
    return undefined;
  }
  const player = players.get(message.player);
  switch (message.type) {
    case "ask": {
      for (const event of message.events ?? []) player.observe(event);
      const subject = QUESTIONS[message.ask].map((key) => message[key]);
      return { answer: player[message.ask](message.position, ...subject) };
    }
    case "gameStarted":
      player.table = message.table;
      player.gameStarted(message.table);
      return undefined;
    case "gameEnded":
      player.gameEnded(message.outcome);
      return undefined;
    case "tradeAnswered":
      player.tradeAnswered(message.offer, message.accepted);
      return undefined;
    case "snapshot":
      return { memory: player.snapshot() };
    case "restore":
      player.restore(message.memory);
      return {};
    default:
      return undefined;
  }
}

/** Plays for the arena until it has no more to say. A method may be `async`: the arena waits for its answer. */
export function play(kind) {
  console.log = console.error;
  console.info = console.error;
  const players = new Map();
  createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    const send = (reply) => {
      if ("id" in message) process.stdout.write(`${JSON.stringify({ id: message.id, ...reply })}\n`);
    };
    const fail = (error) => {
      console.error(error);
      send({ error: String(error) });
    };
    try {
      const reply = handle(kind, players, message);
      if (reply?.answer instanceof Promise) reply.answer.then((answer) => send({ answer }), fail);
      else send(reply);
    } catch (error) {
      fail(error);
    }
  });
}
