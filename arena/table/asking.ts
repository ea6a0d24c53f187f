import type { Seat, Square } from "../../components/index.ts";
import { means } from "../../src/law/holdings.ts";
import { liftCost, lowestBid } from "../../src/law/legality.ts";
import type { TradeOffer } from "../../src/law/trade.ts";
import type { Game } from "../../src/player/game.ts";
import { refusalOf } from "../../systems/asking/judge-answer.ts";
import { dollars, seatLetter } from "../replay/narration/game-labels.ts";
import { readAnswer, type WireAnswer, writeAnswer } from "../replay/record/answers.ts";
import { addable } from "./estate-draft.ts";
import { isStrategic, STRATEGIC, type StrategicQuestion, type TableQuestion } from "./journal.ts";
import type { OpenTable } from "./open-table.ts";
import { refusalText } from "./refusal-text.ts";
import type { TableMove } from "./table-move.ts";

/** Something that a person can do at once, with what it costs and leaves. */
export interface Choice {
  /** The key that stands for it. */
  readonly key: string;
  readonly label: string;
  readonly move: TableMove;
  /** Dollars in hand once it is done; null where no money moves. */
  readonly left: number | null;
  /** Consequences in words; empty where there is nothing to say. */
  readonly note: string;
  /** The reason for which it is not allowed now, in a sentence; null when it is. */
  readonly refusal: string | null;
}

/** Answers that take more than a choice: a list, an offer or an amount. */
export type Panel = "trade" | "bid" | "build" | "sellBuildings" | "mortgage" | "unmortgage" | "raiseCash";

/** A question to a person, with every answer that the rules allow. */
export interface Asking {
  readonly seat: Seat;
  readonly question: TableQuestion;
  readonly title: string;
  readonly detail: string;
  /** The square asked about, null for none. */
  readonly square: Square | null;
  readonly choices: readonly Choice[];
  readonly panels: readonly Panel[];
  /** Dollars that a bid may be; null where none is asked. */
  readonly bid: { readonly standing: number; readonly lowest: number; readonly highest: number } | null;
  /** The offer that is to be answered, as its proposer made it, and who that is; null where none is. */
  readonly offer: { readonly from: Seat; readonly terms: WireAnswer } | null;
  /** Dollars still to be raised; null where none are. */
  readonly missing: number | null;
}

type Part = Omit<Asking, "seat" | "question" | "bid" | "offer" | "missing" | "square" | "panels"> &
  Partial<Asking>;
type Describe = (game: Game, seat: Seat, subject: readonly unknown[], names: readonly string[]) => Part;

/** Raises that are offered in an auction beside the least, in dollars. */
const RAISES = [10, 50, 100] as const;

/** The question that the table waits with, spelled out; null where it does not wait for a person. */
export function askingOf(table: OpenTable, names: readonly string[]): Asking | null {
  const { waiting, position } = table;
  if (waiting === null) return null;
  const { seat, question, subject } = waiting;
  const describe = isStrategic(question) ? strategic(question) : DESCRIBE[question];
  return {
    seat,
    question,
    square: null,
    panels: [],
    bid: null,
    offer: null,
    missing: null,
    ...describe(position, seat, subject, names),
  };
}

const DESCRIBE: Readonly<Record<Exclude<TableQuestion, StrategicQuestion>, Describe>> = {
  throw: ({ world }, seat) => ({
    title: "Throw the dice",
    detail: world.turn.doubles > 0 ? "You threw a double: once more." : "It is your turn.",
    choices: [
      {
        key: "t",
        label: "Throw",
        move: { kind: "answer", question: "throw", answer: true },
        left: null,
        note: `from ${world.board.names[world.position[seat]]}`,
        refusal: null,
      },
    ],
  }),
  jail: (game, seat) => {
    const { rules, cash, jailTurns } = game.world;
    const choice = (key: string, label: string, answer: WireAnswer, note: string, left: number | null) =>
      chosen(game, seat, "jail", [], { key, label, answer, note, left });
    return {
      title: "You are in jail",
      detail: `Attempt ${jailTurns[seat] + 1} of ${rules.jailAttempts}.`,
      choices: [
        choice("t", "Try for a double", "roll", "a double lets you out; you move by it", null),
        choice("p", `Pay ${dollars(rules.jailFine)}`, "pay", "", cash[seat] - rules.jailFine),
        choice("c", "Use the card", "card", "the card goes back under its deck", null),
      ],
    };
  },
  buy: (game, seat, subject) => {
    const { board, cash, rules } = game.world;
    const square = subject[0] as Square;
    const price = board.price[square];
    return {
      square,
      title: `Buy ${board.names[square]}?`,
      detail: `${dollars(price)}. ${standingOf(game, square)}`,
      choices: [
        chosen(game, seat, "buy", subject, {
          key: "b",
          label: `Buy for ${dollars(price)}`,
          answer: true,
          note: "",
          left: cash[seat] - price,
        }),
        chosen(game, seat, "buy", subject, {
          key: "n",
          label: "Do not buy",
          answer: false,
          note: rules.auctions ? "it is auctioned, and you may bid" : "it stays with the bank",
          left: null,
        }),
      ],
    };
  },
  bid: (game, seat, subject) => bidding(game, seat, "bid", subject, means(game.world, seat)),
  bidBuilding: (game, seat, subject) => bidding(game, seat, "bidBuilding", subject, game.world.cash[seat]),
  raiseCash: (game, seat, [missing]) => ({
    missing: missing as number,
    panels: ["raiseCash"],
    title: `Raise ${dollars(missing as number)}`,
    detail: `You have ${dollars(game.world.cash[seat])} in hand: sell buildings or mortgage deeds.`,
    choices: [
      chosen(game, seat, "raiseCash", [missing], {
        key: "e",
        label: "Let the bank choose",
        answer: [],
        note: "buildings and deeds go in the order of the rules",
        left: null,
      }),
    ],
  }),
  respondTrade: (game, seat, subject, names) => {
    const [from, offer] = subject as [Seat, TradeOffer];
    const left = game.world.cash[seat] + offer.give.cash - offer.get.cash;
    const moves = offer.give.cash + offer.get.cash > 0;
    const choice = (key: string, label: string, answer: boolean, after: number | null) =>
      chosen(game, seat, "respondTrade", subject, { key, label, answer, note: "", left: after });
    return {
      offer: { from, terms: writeAnswer("proposeTrade", offer) },
      title: `${names[from]} offers you a trade`,
      detail: "",
      choices: [choice("y", "Accept", true, moves ? left : null), choice("n", "Refuse", false, null)],
    };
  },
  takeMortgagedDeed: (game, seat, subject) => {
    const { board, cash } = game.world;
    const square = subject[0] as Square;
    const cost = liftCost(game.world, square);
    return {
      square,
      title: `${board.names[square]} is mortgaged and now yours`,
      detail: "Keep it so and pay the interest, or lift the mortgage now.",
      choices: [
        chosen(game, seat, "takeMortgagedDeed", subject, {
          key: "k",
          label: "Keep it mortgaged",
          answer: "keep",
          note: "the interest is due now, and again when it is lifted",
          left: null,
        }),
        chosen(game, seat, "takeMortgagedDeed", subject, {
          key: "l",
          label: `Lift for ${dollars(cost)}`,
          answer: "lift",
          note: "",
          left: cash[seat] - cost,
        }),
      ],
    };
  },
  incomeTax: (game, seat, [flat]) => {
    const choice = (key: string, label: string, answer: string, left: number | null, note: string) =>
      chosen(game, seat, "incomeTax", [flat], { key, label, answer, note, left });
    return {
      title: "Income tax",
      detail: "Choose before you add up.",
      choices: [
        choice("f", `Pay ${dollars(flat as number)}`, "flat", game.world.cash[seat] - (flat as number), ""),
        choice("p", "Pay a percentage", "percent", null, "of cash, deeds and buildings at printed prices"),
      ],
    };
  },
  speedDie: (game, seat, subject) => {
    const options = subject[0] as readonly Square[];
    const { names } = game.world.board;
    return {
      title: "The speed die leaves a choice",
      detail: "",
      choices: [
        chosen(game, seat, "speedDie", subject, {
          key: "a",
          label: "Move by all the dice",
          answer: null,
          note: "",
          left: null,
        }),
        ...options.map((square, i) =>
          chosen(game, seat, "speedDie", subject, {
            key: i < 9 ? `${i + 1}` : "",
            label: `Move to ${names[square]}`,
            answer: square,
            note: "",
            left: null,
          }),
        ),
      ],
    };
  },
};

/** What is left to do at the end of a turn. */
function strategic(question: StrategicQuestion): Describe {
  return (game, seat) => {
    const later = STRATEGIC.slice(STRATEGIC.indexOf(question));
    const panels = later.filter((each) => each === "proposeTrade" || addable(game, seat, each, [], []));
    const words = panels.map((panel) => WORDS[panel]).join(", then ");
    return {
      title: "Your turn, before it ends",
      detail: words === "" ? "Nothing is left to do." : `You may ${words}, in this order.`,
      panels: panels.map((panel) => (panel === "proposeTrade" ? "trade" : panel)),
      choices: [
        { key: "e", label: "End the turn", move: { kind: "endTurn" }, left: null, note: "", refusal: null },
      ],
    };
  };
}

const WORDS = {
  proposeTrade: "trade",
  unmortgage: "lift mortgages",
  build: "build",
  sellBuildings: "sell buildings",
  mortgage: "mortgage",
} as const satisfies Record<StrategicQuestion, string>;

function bidding(
  game: Game,
  seat: Seat,
  question: "bid" | "bidBuilding",
  subject: readonly unknown[],
  highest: number,
): Part {
  const { board, cash } = game.world;
  const [square, standing] = subject as [Square, number];
  const lowest = lowestBid(game.world, standing);
  const raises = [...new Set([lowest, ...RAISES.map((raise) => standing + raise)])];
  const what = question === "bid" ? board.names[square] : `a building for ${board.names[square]}`;
  return {
    square,
    bid: { standing, lowest, highest },
    panels: ["bid"],
    title: `Bid for ${what}?`,
    detail: `${standing === 0 ? "Nobody has bid" : `${dollars(standing)} stands`}. Printed price ${dollars(
      question === "bid" ? board.price[square] : board.houseCost[square],
    )}. ${standingOf(game, square)}`,
    choices: [
      ...raises
        .filter((amount) => amount <= highest)
        .map((amount, i) =>
          chosen(game, seat, question, subject, {
            key: `${i + 1}`,
            label: `Bid ${dollars(amount)}`,
            answer: amount,
            note: amount > cash[seat] ? `${dollars(amount - cash[seat])} of it has to be raised` : "",
            left: cash[seat] - amount,
          }),
        ),
      chosen(game, seat, question, subject, {
        key: "n",
        label: "Leave the auction",
        answer: 0,
        note: "",
        left: null,
      }),
    ],
  };
}

/** Who holds the other deeds of the set, in a sentence. */
function standingOf({ world }: Game, square: Square): string {
  const { board, owner, set, sets } = world;
  const others = (sets[set[square]] ?? []).filter((each) => each !== square);
  const told = others.map((each) => {
    const holder = owner[each];
    return `${board.names[each]}: ${holder < 0 ? "the bank" : seatLetter(holder)}`;
  });
  return told.length === 0 ? "" : `${told.join("; ")}.`;
}

function chosen(
  game: Game,
  seat: Seat,
  question: Exclude<TableQuestion, "throw">,
  subject: readonly unknown[],
  {
    key,
    label,
    answer,
    note,
    left,
  }: Pick<Choice, "key" | "label" | "note" | "left"> & { answer: WireAnswer },
): Choice {
  const refusal = refusalOf(game, seat, question, readAnswer(question, answer), subject);
  const short = left !== null && left < 0 ? `${dollars(-left)} has to be raised first` : "";
  return {
    key,
    label,
    move: { kind: "answer", question, answer },
    left: left !== null && left < 0 ? 0 : left,
    note: [note, refusal === null && note === "" ? short : ""].filter((part) => part !== "").join("; "),
    refusal: refusal === null ? null : refusalText(refusal),
  };
}
