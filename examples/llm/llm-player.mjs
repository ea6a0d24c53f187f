// A language model at the table: asks any OpenAI-compatible endpoint what to do. How to start it: docs/llm-player.md.
//
//   LLM_URL    base address of the endpoint, such as http://localhost:11434/v1
//   LLM_MODEL  name of the model
//   LLM_KEY    key that is sent as a bearer token; left out where none is needed
import { Player, play } from "../javascript/monopoly-arena.mjs";

const { LLM_URL: url, LLM_MODEL: model, LLM_KEY: key } = process.env;
if (!url || !model) {
  console.error("Set LLM_URL and LLM_MODEL: the endpoint's base address and the name of a model on it.");
  process.exit(1);
}

const ROLE = `You play Monopoly by the official rules against the other seats. Win: be the last who is not bankrupt.
Reply with one JSON object and nothing else: {"answer": …, "reason": "at most 20 words"}.`;

class LlmPlayer extends Player {
  static label = `LLM (${model})`;
  static version = 1;
  static summary = "asks a language model";
  static tradeAnswers = true;
  static parameters = [
    parameter("calls", [0, 10_000], 100, "calls of the model in a game; a question beyond them is a fault"),
    parameter("offers", [1, 300], 5, "rounds between two offers of its own"),
  ];

  gameStarted() {
    this.calls = 0;
    this.ceilings = new Map();
    this.lastOffer = -this.settings.offers;
    this.refused = [];
  }

  tradeAnswered(offer, accepted) {
    if (!accepted) this.refused.push(JSON.stringify(offer));
  }

  jail(position) {
    return this.ask(position, 'You are in jail. Answer "pay", "card" or "roll".');
  }

  buy(position, square) {
    return this.ask(
      position,
      `Buy ${this.name(square)} for $${this.board.prices[square]}? Answer true or false.`,
    );
  }

  /** The model names its highest bid once; the steps up to it need no further call. */
  async bid(position, square, standing) {
    const lot = `${position.round} ${square}`;
    if (!this.ceilings.has(lot)) {
      const question = `${this.name(square)}, printed price $${this.board.prices[square]}, is auctioned. The bid stands at $${standing}. Answer your highest bid in dollars, 0 to stay out.`;
      this.ceilings.set(lot, await this.ask(position, question));
    }
    const next = standing + this.table.rules.auctionIncrement;
    return next <= Math.min(this.ceilings.get(lot), position.means[this.seat]) ? next : 0;
  }

  build(position) {
    return this.ask(
      position,
      "You may build, evenly over a group. Answer a list of squares, one entry a house, [] for none.",
    );
  }

  async proposeTrade(position) {
    if (position.round < this.lastOffer + this.settings.offers) return null;
    this.lastOffer = position.round;
    return this.ask(
      position,
      `You may offer a trade. Answer null, or {"to": seat, "give": {"cash": 0, "deeds": []}, "get": {"cash": 0, "deeds": []}} with squares as deeds. Refused so far: ${this.refused.join(" ") || "none"}.`,
    );
  }

  respondTrade(position, from, { give, get }) {
    const question = `Seat ${from} offers you ${JSON.stringify(give)} for ${JSON.stringify(get)} (deeds are squares). Answer true or false.`;
    return this.ask(position, question);
  }

  /** What the model answers. Throws, which the arena counts as a fault, when the calls are used up or the reply is none. */
  async ask(position, question) {
    if (this.calls >= this.settings.calls)
      throw new Error(`all ${this.settings.calls} calls of this game are used up`);
    this.calls++;
    const response = await fetch(`${url.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({
        model,
        temperature: 0,
        messages: [
          { role: "system", content: ROLE },
          { role: "user", content: `${this.describe(position)}\n\n${question}` },
        ],
      }),
    });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
    const text = (await response.json()).choices?.[0]?.message?.content ?? "";
    const { answer, reason } = objectIn(text);
    console.error(`round ${position.round}: ${question} -> ${JSON.stringify(answer)} ${reason ?? ""}`);
    return answer;
  }

  /** The position in words: money and place by seat, and every deed that somebody owns. */
  describe(position) {
    const { cash, positions, inJail, bankrupt, owners, buildings, mortgaged } = position;
    const seats = cash.map((money, seat) => {
      if (bankrupt[seat]) return `seat ${seat}: bankrupt`;
      const place = inJail[seat] ? "in jail" : `on ${this.name(positions[seat])}`;
      const deeds = owners.flatMap((owner, square) => {
        if (owner !== seat) return [];
        const state = mortgaged[square]
          ? " mortgaged"
          : buildings[square]
            ? ` ${buildings[square]} houses`
            : "";
        return [`${this.name(square)}${state}`];
      });
      return `seat ${seat}${seat === this.seat ? " (you)" : ""}: $${money}, ${place}, owns ${deeds.join(", ") || "nothing"}`;
    });
    return `Round ${position.round}. A hotel counts as five houses.\n${seats.join("\n")}`;
  }

  name(square) {
    return `${this.board.names[square]} (square ${square})`;
  }
}

/** The JSON object in a reply, which models wrap in prose now and then. Throws in one line when there is none. */
function objectIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    throw new Error(`the model replied with no JSON object: ${text.slice(0, 80)}`);
  }
}

function parameter(name, range, value, meaning) {
  return { name, type: "int", range, scale: "linear", default: value, meaning };
}

play(LlmPlayer);
