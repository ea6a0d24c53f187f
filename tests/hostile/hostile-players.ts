/** Players that attack what they sit at, each beside one that does not and plays alike. */

/** A player file, and what is to be said of it. */
export interface HostilePlayer {
  /** What it does, as it reads after "a player that". */
  readonly does: string;
  /** Members of its class, and of the class that plays alike. */
  readonly hostile: string;
  readonly harmless: string;
  /** What its faults say; null where none is due, since nothing came of it. */
  readonly fault: RegExp | null;
  readonly learns?: boolean;
}

const MEMORY = "memory = { snapshot: () => 1, restore() {} };";
const remembers = (snapshot: string): string => `memory = { snapshot() { ${snapshot} }, restore() {} };`;
/** Answers that any player may give. */
export const BUYS = "shouldBuyProperty(ctx, square) { return ctx.cash > ctx.priceOf(square); }";
/** A question that is answered passively in the end. */
const bids = (body: string): string => `${BUYS} auctionBid(ctx, square, standing) { ${body} }`;
const PASSIVE_BIDS = bids("return 0;");
/** After some attacks a player is out of the game: it is compared with one that does nothing. */
const bidsAlone = (body: string): string => `auctionBid(ctx, square, standing) { ${body} }`;
const PASSIVE = "";

export const HOSTILE_PLAYERS: readonly HostilePlayer[] = [
  {
    does: "rewrites how its game ended",
    hostile: `${BUYS} gameEnded(ctx, outcome) { outcome.win = 1; outcome.placement = 1; outcome.netWorth = 1e6; }`,
    harmless: BUYS,
    fault: null,
  },
  {
    does: "changes the rules",
    hostile: `${BUYS} gameStarted(ctx) { ctx.rules.salary = 100000; }`,
    harmless: BUYS,
    fault: /read only property 'salary'/,
  },
  {
    does: "takes away the memory behind its view",
    hostile: bids(
      "const { buffer } = ctx.opponentCash; structuredClone(buffer, { transfer: [buffer] }); return 1;",
    ),
    harmless: PASSIVE_BIDS,
    fault: /position was changed/,
  },
  {
    does: "makes itself rich",
    hostile: bids("ctx.opponentCash[ctx.seat] = 1e6; return 1;"),
    harmless: PASSIVE_BIDS,
    fault: /position was changed/,
  },
  {
    does: "loops in a question",
    hostile: bidsAlone("for (;;);"),
    harmless: PASSIVE,
    fault: /gave no answer in time/,
  },
  {
    does: "loops in its constructor",
    hostile: "constructor() { super(); for (;;); }",
    harmless: PASSIVE,
    fault: /gave no answer in time/,
  },
  {
    does: "loops in a getter of its answer",
    hostile: "proposeTrade() { return { get to() { for (;;); } }; }",
    harmless: PASSIVE,
    fault: /gave no answer in time/,
  },
  {
    does: "loops in the message of what it throws",
    hostile: bidsAlone("throw Object.defineProperty(new Error(), 'message', { get() { for (;;); } });"),
    harmless: PASSIVE,
    fault: /gave no answer in time/,
  },
  {
    does: "loops in its snapshot",
    hostile: remembers("for (;;);"),
    harmless: MEMORY,
    fault: /gave no answer in time/,
    learns: true,
  },
  {
    does: "throws what cannot be shown",
    hostile: bids("throw new Proxy({}, { get() { throw 1; }, getPrototypeOf() { throw 2; } });"),
    harmless: PASSIVE_BIDS,
    fault: /something that cannot be shown/,
  },
  {
    does: "throws nothing",
    hostile: bids("throw undefined;"),
    harmless: PASSIVE_BIDS,
    fault: /^undefined$/,
  },
  {
    does: "throws twenty megabytes",
    // One text, thrown again and again: what is measured here is the message, not memory.
    hostile: bids("throw new Error((this.text ??= 'x'.repeat(20e6)));"),
    harmless: PASSIVE_BIDS,
    fault: /^x{500}( |$)/,
  },
  {
    does: "remembers a cycle",
    hostile: remembers("const all = {}; all.all = all; return all;"),
    harmless: MEMORY,
    fault: /memory cannot be written as JSON/,
    learns: true,
  },
  {
    does: "remembers a bigint",
    hostile: remembers("return 1n;"),
    harmless: MEMORY,
    fault: /memory cannot be written as JSON/,
    learns: true,
  },
  {
    does: "remembers thirty megabytes",
    hostile: remembers("return 'x'.repeat(30e6);"),
    harmless: MEMORY,
    fault: /memory is 30000002 characters long/,
    learns: true,
  },
  {
    does: "remembers three hundred thousand levels",
    hostile: remembers("let all = []; for (let i = 0; i < 3e5; i++) all = [all]; return all;"),
    harmless: MEMORY,
    fault: /memory cannot be written as JSON/,
    learns: true,
  },
  {
    does: "leaves a rejection behind",
    hostile: bids(
      "Promise.reject(new Error('late')); setTimeout(() => { throw new Error('later'); }); return 0;",
    ),
    harmless: PASSIVE_BIDS,
    fault: /left a rejection behind: late/,
  },
  {
    does: "is another player at the second look",
    hostile:
      "get auctionBid() { this.looks = (this.looks ?? 0) + 1; if (this.looks > 1) for (;;); return () => 0; }",
    harmless: PASSIVE,
    fault: /gave no answer in time/,
  },
  {
    does: "gives itself strategies and lessons",
    hostile: `${BUYS} ${MEMORY} armStates() { for (;;); } lastLessons() { return [{ arm: 1e9, propensity: 9, reward: -5 }]; }`,
    harmless: `${BUYS} ${MEMORY}`,
    fault: null,
    learns: true,
  },
  {
    does: "replaces a method for a moment and puts it back",
    hostile: `${BUYS} gameEnded() {
      const { forEach } = Array.prototype;
      Array.prototype.forEach = function (call) {
        Array.prototype.forEach = forEach;
        for (let i = 0; i < this.length; i++) call({ win: 1, survived: true, placement: 1, netWorth: 1e6 }, i);
      };
    }`,
    harmless: BUYS,
    fault: /read only property 'forEach'/,
  },
  {
    does: "calls everything an error that ends games",
    hostile: bids(
      "Object.defineProperty(Error, Symbol.hasInstance, { value: () => true, configurable: true }); return 0;",
    ),
    harmless: PASSIVE_BIDS,
    fault: /extensible/,
  },
  {
    does: "puts off a loop until its unit is over",
    hostile: `${BUYS} gameStarted() { setImmediate(() => { for (;;); }); }`,
    harmless: BUYS,
    fault: null,
  },
  {
    does: "asks a view for the state of the game by a world of its own",
    hostile: `${BUYS} gameStarted(ctx) {
      const { length } = new Int32Array(ctx.opponentCash.buffer);
      ctx.imagine({ state: { length, set: (state) => state.fill(0) }, deckCards: [] }, { k0: 1, k1: 2 });
    }`,
    harmless: BUYS,
    fault: /position was changed/,
  },
  {
    does: "is asynchronous",
    hostile: `${BUYS} async auctionBid() { throw new Error("later on"); }`,
    harmless: PASSIVE_BIDS,
    fault: /left a rejection behind: later on/,
  },
  {
    does: "ends its thread",
    hostile: bidsAlone("process.exit(0);"),
    harmless: PASSIVE,
    fault: /ended its (worker|thread)/,
  },
  {
    does: "replaces a method of every list",
    hostile: `${BUYS} gameStarted() { Array.prototype.push = () => 0; }`,
    harmless: BUYS,
    fault: /read only property 'push'/,
  },
  {
    does: "replaces a method of every column",
    hostile: `${BUYS} gameStarted() { Int32Array.prototype.set = () => {}; }`,
    harmless: BUYS,
    fault: /read only property 'set'|not extensible/,
  },
  {
    does: "replaces a method of everybody's view",
    hostile: `${BUYS} gameStarted(ctx) { Object.getPrototypeOf(ctx).means = () => 0; }`,
    harmless: BUYS,
    fault: /read only property 'means'/,
  },
];

/** The text of a player file that does what its setting `act` names, one of these classes. */
export function fileOf(acts: readonly string[], learns = false): string {
  const classes = acts.map((members) => `class extends PassivePlayer { ${members} }`);
  const names = acts.map((_, act) => `a${act}`);
  return `
import { definePlayer, PassivePlayer } from "monopoly-arena/player";
const ACTS = [${classes.join(",\n")}];
const choices = ${JSON.stringify(names)};
export default definePlayer({
  api: 1,
  label: "Stranger",
  learns: ${learns},
  parameters: [{ name: "act", type: "choice", choices, default: "${names[0]}", meaning: "what it does" }],
  create: ({ act }) => new ACTS[choices.indexOf(act)](),
});
`;
}
