import { expect, test } from "vitest";
import { readScenario } from "../../../arena/scenario/index.ts";

const park = { "Park Place": { owner: 0, buildings: 1 }, Boardwalk: { owner: 0 } };
const decision = (parts: object) => ({ decisions: [{ seat: 0, ...parts }] });

/** What a file says beside its name, and how the line begins with which it is refused. */
const MALFORMED: readonly (readonly [content: unknown, line: string])[] = [
  [{ nmae: "x" }, 'nmae: unknown key "nmae"; did you mean "name"?'],
  [{ players: [{ csh: 1 }, {}] }, 'players[0].csh: unknown key "csh"; did you mean "cash"?'],
  [{ deeds: { Boardwalk: { owner: 0, hotel: 1 } } }, 'deeds.Boardwalk.hotel: unknown key "hotel"'],
  [{ until: { turn: 1 } }, "until: expected"],
  [{ until: { turns: 0 } }, "until.turns: expected a whole number from 1"],
  [{ rules: "official" }, 'rules: unknown rule set "official"; expected one of'],
  [
    { rules: { extends: "official@1", salry: 3 } },
    'rules.salry: unknown key "salry"; did you mean "salary"?',
  ],
  [{ rules: {} }, "rules: expected a rule set"],
  [{ board: "us-clasic" }, 'board "us-clasic" is unknown'],
  [{ seed: -1 }, "seed: expected some text or a non-negative whole number, got -1"],
  [{ players: [{}] }, "players: expected a list of 2 to 8 players, got [{}]"],
  [{ players: Array(9).fill({}) }, "players: expected a list of 2 to 8 players"],
  [{ players: [{ cash: -1 }, {}] }, "players[0].cash: expected a whole number from 0 to 100000000, got -1"],
  [{ players: [{ cash: 1.5 }, {}] }, "players[0].cash: expected a whole number"],
  [{ players: [{ cash: "1500" }, {}] }, "players[0].cash: expected a whole number"],
  [{ players: [{ position: 40 }, {}] }, "players[0].position: expected a square of the board"],
  [
    { players: [{ position: "Boardwlk" }, {}] },
    'players[0].position: expected a square of the board, a name or 0 to 39, got "Boardwlk"; did you mean "Boardwalk"?',
  ],
  [{ players: [{ jailTurns: 1 }, {}] }, "players[0].jailTurns: the player is not in jail"],
  [
    { players: [{ inJail: true, jailTurns: 3 }, {}] },
    "players[0].jailTurns: expected 0 to 2 failed attempts",
  ],
  [{ players: [{ inJail: true, position: 0 }, {}] }, "players[0].position: a player in jail stands on Jail"],
  [
    { players: [{ jailCards: ["chance", "chance"] }, {}] },
    "players[0].jailCards[1]: the chance jail card is held",
  ],
  [
    { players: [{ jailCards: ["chance"] }, { jailCards: ["chance"] }] },
    "players[1].jailCards[0]: the chance jail card is held already",
  ],
  [
    { players: [{ jailCards: ["chanse"] }, {}] },
    "players[0].jailCards[0]: expected one of chance, communityChest",
  ],
  [{ players: [{ bankrupt: true, cash: 5 }, {}, {}] }, "players[0].cash: a bankrupt player has nothing"],
  [
    { players: [{ bankrupt: true, inJail: true }, {}, {}] },
    "players[0].inJail: a bankrupt player has nothing",
  ],
  [{ players: [{ bankrupt: true }, {}] }, "players: expected at least two players who are not bankrupt"],
  [{ turn: { seat: 4 } }, "turn.seat: expected a seat from 0 to 3, got 4"],
  [{ turn: { round: 0 } }, "turn.round: expected a whole number from 1"],
  [{ players: [{}, {}, { bankrupt: true }], turn: { seat: 2 } }, "turn.seat: seat 2 is bankrupt"],
  [{ deeds: { Boardwalk: { owner: 4 } } }, "deeds.Boardwalk.owner: expected a seat from 0 to 3, got 4"],
  [
    { deeds: { Boardwalk: { owner: -1 } } },
    "deeds.Boardwalk.owner: expected a whole number from 0 to 7, got -1",
  ],
  [{ deeds: { Boardwalk: {} } }, "deeds.Boardwalk.owner: expected a whole number from 0 to 7, got nothing"],
  [{ deeds: { GO: { owner: 0 } } }, "deeds.GO: GO carries no deed"],
  [{ deeds: { Boardwalk: { owner: 0 }, 39: { owner: 0 } } }, "deeds.Boardwalk: Boardwalk is named twice"],
  [
    { players: [{}, {}, { bankrupt: true }], deeds: { Boardwalk: { owner: 2 } } },
    "deeds.Boardwalk.owner: seat 2 is bankrupt",
  ],
  [
    { deeds: { Boardwalk: { owner: 0, buildings: 1 } } },
    "deeds.Boardwalk.buildings: seat 0 does not own the whole group: Park Place is not its own",
  ],
  [
    { deeds: { ...park, Boardwalk: { owner: 0, mortgaged: true } } },
    'deeds["Park Place"].buildings: the group is mortgaged: Boardwalk',
  ],
  [
    { deeds: { ...park, Boardwalk: { owner: 0, buildings: 3 } } },
    'deeds["Park Place"].buildings: the group is built unevenly: 1 here, 3 on Boardwalk',
  ],
  [
    { deeds: { "Short Line": { owner: 0, buildings: 1 } } },
    'deeds["Short Line"].buildings: nothing can be built on Short Line',
  ],
  [
    { deeds: { ...park, Boardwalk: { owner: 0, buildings: 6 } } },
    "deeds.Boardwalk.buildings: expected a whole",
  ],
  [
    {
      deeds: Object.fromEntries(
        [6, 8, 9, 11, 13, 14, 16, 18, 19].map((lot) => [lot, { owner: 0, buildings: 4 }]),
      ),
    },
    "deeds: 36 houses stand on the board, more than the 32 there are",
  ],
  [
    { deeds: park, bank: { houses: 32 } },
    "bank.houses: expected 31, the supply of 32 less 1 on the board, got 32",
  ],
  [{ bank: { houses: 31, hotels: 12 } }, "bank.houses: expected 32"],
  [{ bank: { hotels: 13 } }, "bank.hotels: expected 12"],
  [{ bank: { jackpot: 50 } }, "bank.jackpot: official@1 plays without a pot"],
  [{ decks: { chanse: [] } }, 'decks.chanse: unknown key "chanse"; did you mean "chance"?'],
  [
    { decks: { chance: ["poorTx"] } },
    'decks.chance[0]: chance has no card "poorTx"; did you mean "poorTax"?',
  ],
  [{ decks: { chance: ["bankError"] } }, 'decks.chance[0]: chance has no card "bankError"'],
  [{ decks: { chance: ["poorTax", "poorTax"] } }, "decks.chance[1]: poorTax is in the deck once"],
  [
    { players: [{ jailCards: ["chance"] }, {}], decks: { chance: ["getOutOfJailFree"] } },
    "decks.chance[0]: getOutOfJailFree is held by a player",
  ],
  [{ dice: [[1, 7]] }, "dice[0]"],
  [{ dice: [[1, 2, 4]] }, "dice[0]: expected a throw of two dice"],
  [{ dice: [[1]] }, "dice[0]: expected a throw of two dice"],
  [{ dice: [3, 4] }, "dice[0]: expected a throw of two dice"],
  [{ strict: "yes" }, 'strict: expected true or false, got "yes"'],
  [decision({ ask: "by", answer: true }), "decisions[0].ask: expected one of jail, buy, bid"],
  [decision({ ask: "buy", answer: "yes" }), "decisions[0].answer: expected true or false"],
  [decision({ ask: "buy" }), "decisions[0].answer: expected true or false, got nothing"],
  [decision({ ask: "jail", square: 3, answer: "pay" }), 'decisions[0].square: unknown key "square"'],
  [decision({ ask: "jail", answer: "run" }), "decisions[0].answer: expected one of pay, card, roll"],
  [decision({ ask: "bid", answer: -5 }), "decisions[0].answer: expected a whole number"],
  [
    decision({ ask: "build", answer: ["Bordwalk"] }),
    "decisions[0].answer[0]: expected a square of the board",
  ],
  [decision({ ask: "raiseCash", answer: [{ sell: 1, mortgage: 1 }] }), "decisions[0].answer[0]"],
  [decision({ ask: "raiseCash", answer: [{ sell: 41 }] }), "decisions[0].answer[0].sell: expected a square"],
  [
    decision({ ask: "proposeTrade", answer: { to: 6 } }),
    "decisions[0].answer.to: expected a seat from 0 to 3",
  ],
  [
    decision({ ask: "proposeTrade", answer: { to: 1, give: { cahs: 1 } } }),
    "decisions[0].answer.give.cahs: unknown",
  ],
  [
    decision({ ask: "respondTrade", from: 5, answer: true }),
    "decisions[0].from: expected a seat from 0 to 3",
  ],
  [{ decisions: [{ seat: 4, ask: "buy", answer: true }] }, "decisions[0].seat: expected a seat from 0 to 3"],
  [{ expect: { stat: {} } }, 'expect.stat: unknown key "stat"; did you mean "state"?'],
  [{ expect: { state: { players: [{ money: 3 }] } } }, 'expect.state.players[0].money: unknown key "money"'],
  [{ expect: { state: { deeds: { Broadwalk: {} } } } }, "expect.state.deeds.Broadwalk: expected a square"],
  [{ expect: { events: [{ type: "RentPayed" }] } }, "expect.events[0].type: expected one of"],
  [
    { expect: { noEvents: [{ type: "RentPaid", palyer: 1 }] } },
    'expect.noEvents[0].palyer: RentPaid has no such field; did you mean "payer"?',
  ],
  [{ expect: { asked: [{ ask: "by" }] } }, "expect.asked[0].ask: expected one of"],
  [
    {
      dice: [
        [1, 2],
        [1, 2, "bus"],
      ],
    },
    "dice[1][2]: official@1 plays without a speed die",
  ],
  [
    { players: Array(8).fill({}), rules: { extends: "official@1", startingDeeds: 4 } },
    "rules.startingDeeds: 4 for each of 8 seats are 32, and us-classic@1 has 28 deeds",
  ],
  [{ expect: { error: "" } }, "expect.error: expected a part of an error"],
];

test.each(MALFORMED)("%j is refused: %s", (content, line) => {
  const file = { name: "malformed", ...(content as object) };
  expect(() => readScenario(file)).toThrow(
    expect.objectContaining({ name: "DataFault", message: expect.stringMatching(/^[^\n]+$/) }),
  );
  expect(() => readScenario(file)).toThrow(
    expect.objectContaining({ message: expect.stringContaining(line) }),
  );
});

test.each([[null], [[]], ["x"], [3]])("%j is no scenario", (content) => {
  expect(() => readScenario(content)).toThrow("expected a scenario, an object");
});

test("a name is required", () => {
  expect(() => readScenario({})).toThrow("name: expected a sentence, got nothing");
});
