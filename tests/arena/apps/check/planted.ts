/** Players with one fault each, as the files that somebody might write. */
export interface Planted {
  readonly name: string;
  /** The body of a class that extends PassivePlayer. */
  readonly body: string;
  /** What `check-player` must find: kind and, where a question gives it away, the question. */
  readonly kind: string;
  readonly ask?: string;
  /** Code before the class. */
  readonly before?: string;
  /** Positions that it takes to find it; 80 when left out. */
  readonly cases?: number;
  /** More of the definition. */
  readonly definition?: string;
}

const OPEN_LOT = "ctx.ownedProperties.find((square) => ctx.plan().buildRefusal(square) === null)";

export const PLANTED: readonly Planted[] = [
  {
    name: "overbids",
    body: "auctionBid(ctx, square, standing) { return ctx.means() + standing + 1; }",
    kind: "bid-beyond-means",
    ask: "bid",
  },
  {
    name: "bids what stands",
    body: "auctionBid(ctx, square, standing) { return standing === 0 ? 1 : standing; }",
    kind: "bid-too-low",
    ask: "bid",
  },
  {
    name: "bids fractions",
    body: "auctionBid(ctx, square, standing) { return standing + ctx.cash / 7 + 0.1; }",
    kind: "malformed",
    ask: "bid",
  },
  {
    name: "bids for the last house with money it does not have",
    body: "buildingBid(ctx, square, standing) { return Math.max(standing + 1, ctx.cash + 1); }",
    kind: "not-enough-cash",
    ask: "bidBuilding",
    cases: 250,
  },
  {
    name: "builds unevenly",
    body: `buildHouses(ctx) { const lot = ${OPEN_LOT}; return lot === undefined ? [] : [lot, lot]; }`,
    kind: "uneven",
    ask: "build",
  },
  {
    name: "builds on half a group",
    body: "buildHouses(ctx) { return ctx.ownedProperties.filter((s) => ctx.squareHouseCost[s] > 0).slice(0, 1); }",
    kind: "group-incomplete",
    ask: "build",
  },
  {
    name: "sells what is not there",
    body: "sellBuildings(ctx) { return ctx.ownedProperties.filter((s) => ctx.squareHouses[s] === 0).slice(0, 1); }",
    kind: "nothing-to-sell",
    ask: "sellBuildings",
  },
  {
    name: "mortgages built groups",
    body: "mortgageDeeds(ctx) { return ctx.ownedProperties.filter((s) => ctx.squareMortgaged[s] === 0); }",
    kind: "group-built",
    ask: "mortgage",
  },
  {
    name: "lifts more than it can pay",
    body: "unmortgageDeeds(ctx) { return ctx.ownedProperties.filter((s) => ctx.squareMortgaged[s] === 1); }",
    kind: "not-enough-cash",
    ask: "unmortgage",
  },
  {
    name: "trades what it lacks",
    body: "proposeTrade(ctx) { const to = (ctx.playerId + 1) % ctx.seats; return { to, give: bundle({ deeds: [39] }), get: bundle({ cash: 1 }) }; }",
    kind: "not-owned",
    ask: "proposeTrade",
  },
  {
    name: "sells what it inherits",
    body: 'takeMortgagedDeed() { return "sell"; }',
    kind: "malformed",
    ask: "takeMortgagedDeed",
    cases: 400,
  },
  {
    name: "pays the fine when it is not offered",
    body: 'jailDecision() { return "pay"; }',
    kind: "fine-not-offered",
    ask: "jail",
  },
  {
    name: "sells the same deed twice for a debt",
    body: "raiseCash(ctx) { const deed = ctx.ownedProperties.find((s) => ctx.canMortgage(s)); return deed === undefined ? [] : [{ mortgage: deed }, { mortgage: deed }]; }",
    kind: "named-twice",
    ask: "raiseCash",
    cases: 250,
  },
  {
    name: "mutates its view",
    body: "shouldBuyProperty(ctx) { ctx.opponentCash[ctx.playerId] += 500; return true; }",
    kind: "wrote-to-view",
    ask: "buy",
  },
  {
    name: "sorts the board",
    body: "unmortgageDeeds(ctx) { for (const set of ctx.board.sets) set.sort((a, b) => b - a); return []; }",
    kind: "threw",
    ask: "unmortgage",
  },
  {
    name: "has chance of its own",
    body: "shouldBuyProperty() { return Math.random() < 0.5; }",
    kind: "hidden-source",
    ask: "buy",
  },
  {
    name: "looks at a clock that it took with it",
    before: "const { now } = Date;",
    body: "shouldBuyProperty() { return now() % 2 === 0; }",
    kind: "hidden-source",
    ask: "buy",
  },
  {
    name: "shares state between players",
    before: "let asked = 0;",
    body: "auctionBid(ctx, square, standing) { asked++; return asked % 2 === 0 && standing === 0 && ctx.cash > 0 ? 1 : 0; }",
    kind: "not-deterministic",
    ask: "bid",
  },
  {
    name: "is slow",
    body: "shouldBuyProperty() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 21); return false; }",
    kind: "slow",
    ask: "buy",
  },
  {
    name: "throws on a rare question",
    body: 'incomeTax() { throw new Error("never heard of it"); }',
    kind: "threw",
    ask: "incomeTax",
    cases: 250,
  },
  {
    name: "answers the speed die with a square that is not offered",
    body: "speedDie() { return 0; }",
    kind: "out-of-reach",
    ask: "speedDie",
    cases: 250,
  },
  {
    name: "throws when a game ends",
    body: "gameEnded(ctx, outcome) { this.history.push(outcome); }",
    kind: "threw",
    ask: "gameEnded",
  },
  {
    name: "has a memory that does not come back",
    body: "seen = new Map(); gameEnded(_, { win }) { this.seen.set(this.seen.size, win); } memory = { snapshot: () => ({ seen: [...this.seen] }), restore: ({ seen }) => { this.seen = new Map(seen.slice(1)); } };",
    definition: "learns: true,",
    kind: "memory",
  },
  {
    name: "keeps a memory that it does not declare",
    body: "memory = { snapshot: () => ({}), restore: () => {} };",
    kind: "memory",
  },
  {
    name: "reads a setting that it does not declare",
    body: "constructor(settings) { super(); this.nerve = settings.nerv; }",
    definition:
      'parameters: [{ name: "nerve", type: "float", range: [0, 1], scale: "linear", default: 0.5, meaning: "" }],',
    kind: "settings",
  },
  {
    name: "breaks at the end of a range",
    body: "constructor({ step }) { super(); this.step = step; } auctionBid(ctx, s, standing) { return this.step > 9 ? -1 : 0; }",
    definition:
      'parameters: [{ name: "step", type: "int", range: [0, 10], scale: "linear", default: 5, meaning: "" }],',
    kind: "bid-too-low",
    ask: "bid",
  },
];

/** The file of a planted player. */
export function sourceOf({ before = "", body, definition = "", name }: Planted): string {
  return `import { bundle, definePlayer, PassivePlayer } from "monopoly-arena/player";
${before}
class Planted extends PassivePlayer { ${body} }
export default definePlayer({ api: 1, label: ${JSON.stringify(name)}, ${definition} create: (settings) => new Planted(settings) });
void bundle;
`;
}
