import type { Board } from "../../../src/board/board.ts";
import { withCards } from "../../../src/board/with-cards.ts";
import type { CardEffect } from "../../../src/cards/card-data.ts";
import { hasPot, type RuleSet } from "../../../src/rules/rule-set.ts";

/** Something of rules or board that keeps things from ever happening, each named as `kind name` of the census. */
interface Reason {
  readonly because: string;
  readonly holds: (rules: RuleSet, board: Board) => boolean;
  readonly never: readonly string[];
}

const has = (board: Board, ...kinds: readonly CardEffect["kind"][]): boolean =>
  board.cards.some(({ effect }) => kinds.includes(effect.kind));

const REASONS: readonly Reason[] = [
  {
    because: "no Free Parking pot in these rules",
    holds: (rules) => !hasPot(rules),
    never: ["event JackpotWon"],
  },
  {
    because: "no Free Parking on this board",
    holds: (_rules, board) => !board.kind.includes("freeParking"),
    never: ["event JackpotWon"],
  },
  {
    because: "no speed die in these rules",
    holds: ({ speedDie }) => !speedDie,
    never: ["event SpeedDieRolled", "question speedDie", "refusal out-of-reach"],
  },
  {
    because: "the income tax is flat in these rules",
    holds: ({ incomeTaxPercent }) => incomeTaxPercent === 0,
    never: ["question incomeTax"],
  },
  {
    because: "no income tax on this board",
    holds: (_rules, board) => !board.tax.includes("income"),
    never: ["question incomeTax"],
  },
  {
    because: "no tax on this board",
    holds: (_rules, board) => board.tax.every((kind) => kind === null),
    never: ["event TaxPaid"],
  },
  {
    because: "no auctions in these rules",
    holds: ({ auctions }) => !auctions,
    never: [
      "phase auction",
      "event AuctionStarted",
      "event AuctionWon",
      "event PropertyAuctioned",
      "question bid",
      "refusal bid-beyond-means",
      "branch B-3 the lander wins the auction it caused",
      "branch B-5 a winner raises cash for its bid",
      "branch B-7 an auction without a bid",
      "branch K-7 an estate auctioned",
    ],
  },
  {
    because: "no auctions in these rules, and as many buildings as anyone can place",
    holds: ({ auctions, houses, hotels }) => !auctions && houses === null && hotels === null,
    never: ["event AuctionBid"],
  },
  {
    because: "as many buildings as anyone can place in these rules",
    holds: ({ houses, hotels }) => houses === null && hotels === null,
    never: [
      "event BuildingContested",
      "question bidBuilding",
      "refusal no-houses",
      "refusal no-hotels",
      "branch H-11 the last building contested",
    ],
  },
  {
    because: "building need not be even in these rules",
    holds: ({ evenBuilding }) => !evenBuilding,
    never: ["refusal uneven"],
  },
  {
    because: "no interest on mortgages in these rules",
    holds: ({ mortgageInterest }) => mortgageInterest === 0,
    never: [
      "event InterestPaid",
      "branch M-6 interest on a traded mortgage",
      "branch K-5 interest on an estate",
      "branch K-6 an estate's interest must be raised",
    ],
  },
  {
    because: "no trades in these rules",
    holds: ({ tradeOffersPerTurn }) => tradeOffersPerTurn === 0,
    never: [
      "event TradeOffered",
      "event TradeAccepted",
      "event TradeDeclined",
      "question proposeTrade",
      "question respondTrade",
      "refusal no-such-partner",
      "refusal nothing-traded",
      "branch M-6 interest on a traded mortgage",
      "branch M-6 a traded mortgage lifted",
    ],
  },
  {
    because: "these rules end the game at a bankruptcy",
    holds: ({ endAtBankruptcy }) => endAtBankruptcy === 1,
    never: ["branch C-9 two bankruptcies in one turn"],
  },
  {
    because: "no square of this board sends to jail",
    holds: (_rules, board) => !board.kind.includes("goToJail"),
    never: ["branch J-1 jailed by the square"],
  },
  {
    because: "no card sends to jail here",
    holds: (_rules, board) => !has(board, "goToJail"),
    never: ["branch J-1 jailed by a card"],
  },
  {
    because: "no card leaves jail here",
    holds: (_rules, board) => !has(board, "jailFree"),
    never: ["event CardReturned", "branch J-3 out by a card", "branch K-9 a jail card back under its deck"],
  },
  {
    because: "no card asks for a fresh throw here",
    holds: (_rules, board) =>
      !board.cards.some(({ effect }) => effect.kind === "nearest" && effect.of === "utility"),
    never: ["branch R-12 a fresh throw for a utility"],
  },
  {
    because: "no card moves a token here",
    holds: (_rules, board) => !has(board, "advanceTo", "nearest", "moveBack"),
    never: ["branch B-8 bought where a card led", "branch C-3 a card leads to a card"],
  },
];

/** Reason why a thing of the census cannot happen on this board under these rules; null when it can. */
export function whyNever(kind: string, name: string, printed: Board, rules: RuleSet): string | null {
  const board = withCards(printed, rules.cards);
  const reason = REASONS.find(({ never, holds }) => never.includes(`${kind} ${name}`) && holds(rules, board));
  return reason?.because ?? null;
}
