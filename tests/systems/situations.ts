import type { Seat, Square } from "../../components/index.ts";
import { SPEED } from "../../src/chance/dice.ts";
import type { Question } from "../../src/events/questions.ts";
import { bundle } from "../../src/law/trade.ts";
import type { Player } from "../../src/player/player.ts";
import { answering } from "../support/players.ts";
import { type Layout, table } from "../support/table.ts";

/** A table at which seat 0 is asked one question in the turn that comes, and how it must answer what comes before. */
interface Situation {
  readonly layout: Omit<Layout, "players">;
  readonly others?: Partial<Player>;
  readonly before?: Partial<Player>;
}

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const blues = ["Park Place", "Boardwalk"];
/** From GO to Just Visiting, where nothing happens. */
const QUIET: Layout["dice"] = [[4, 6]];
const OFFER = {
  to: 0 as Seat,
  give: bundle({ deeds: [39 as Square] }),
  get: bundle({ cash: 10 }),
};

/** Every question in a turn of its own. */
export const SITUATIONS: Readonly<Record<Question, Situation>> = {
  jail: { layout: { jailed: { 0: 0 }, jailCards: [["chance"]], dice: [[1, 2]] } },
  buy: { layout: { dice: [[1, 2]] } },
  bid: { layout: { dice: [[1, 2]] } },
  build: { layout: { deeds: [browns], dice: QUIET } },
  sellBuildings: {
    layout: { deeds: [browns], buildings: { "Baltic Avenue": 1, "Mediterranean Avenue": 1 }, dice: QUIET },
  },
  mortgage: { layout: { deeds: [["Boardwalk", "Short Line"]], dice: QUIET } },
  unmortgage: { layout: { deeds: [["Boardwalk"]], mortgaged: ["Boardwalk"], dice: QUIET } },
  raiseCash: { layout: { cash: [50], deeds: [["Boardwalk", "Short Line"]], dice: [[1, 3]] } },
  proposeTrade: { layout: { deeds: [["Boardwalk"], ["Short Line"]], dice: QUIET } },
  respondTrade: {
    layout: {
      deeds: [[], ["Boardwalk"]],
      dice: QUIET,
      turn: { seat: 1 },
      rules: { tradeOffersPerTurn: 1 },
    },
    others: { proposeTrade: () => OFFER },
  },
  takeMortgagedDeed: {
    layout: {
      deeds: [[], ["Boardwalk"]],
      mortgaged: ["Boardwalk"],
      dice: QUIET,
      turn: { seat: 1 },
      rules: { tradeOffersPerTurn: 1 },
    },
    others: { proposeTrade: () => OFFER },
    before: { tradeResponse: () => true },
  },
  bidBuilding: {
    layout: { deeds: [browns, blues], dice: QUIET, turn: { seat: 1 }, rules: { houses: 1 } },
    others: { buildHouses: () => [39 as Square] },
  },
  incomeTax: { layout: { rules: { incomeTaxPercent: 10 }, dice: [[1, 3]] } },
  speedDie: { layout: { rules: { speedDie: true }, laps: [1], dice: [[1, 3, SPEED.bus]] } },
};

/** Sets the table for the question, with `answers` added to what seat 0 says. */
export function situation(question: Question, answers: Partial<Player>) {
  const { layout, others = {}, before = {} } = SITUATIONS[question];
  return table({ ...layout, players: [answering({ ...before, ...answers }), answering(others)] });
}
