import type { Seat, Square } from "../../components/index.ts";
import type { Question } from "../../src/events/questions.ts";
import { setBuildings, setMortgaged } from "../../src/law/holdings.ts";
import { liftCost } from "../../src/law/legality.ts";
import { rentOf } from "../../src/law/rent.ts";
import type { Game } from "../../src/player/game.ts";
import { cloneWorld } from "../../src/world/snapshot.ts";
import type { World } from "../../src/world/world.ts";
import { refusalOf } from "../../systems/asking/judge-answer.ts";
import type { WireStep } from "../replay/record/answers.ts";
import { refusalText } from "./refusal-text.ts";

/** Questions whose answer is a list of what is done with deeds. */
export type EstateQuestion = "build" | "sellBuildings" | "mortgage" | "unmortgage" | "raiseCash";

/** An entry of such a list. */
export type EstateItem = number | WireStep;

/** Mean of two dice, at which a utility's rent is shown. */
const MEAN_THROW = 7;

/** What one more entry would do. */
export interface NextItem {
  readonly item: EstateItem;
  readonly label: string;
  /** Dollars that come in; negative where they go out. */
  readonly money: number;
  /** Rent of the deed afterwards. */
  readonly rent: number;
  /** The reason for which it is not allowed, in a sentence; null when it is. */
  readonly refusal: string | null;
}

/** A deed of the seat with the list carried out. */
export interface DraftedDeed {
  readonly square: Square;
  readonly name: string;
  /** Buildings on it, 5 for a hotel, and whether it is mortgaged. */
  readonly buildings: number;
  readonly mortgaged: boolean;
  /** Rent with 7 thrown. */
  readonly rent: number;
  readonly next: readonly NextItem[];
}

/** A list that is being put together, judged and carried out on paper. */
export interface EstateDraft {
  readonly refusal: string | null;
  /** Dollars that come in; negative where they go out. */
  readonly money: number;
  /** Dollars in hand with the list carried out; negative where that much has to be raised first. */
  readonly left: number;
  readonly deeds: readonly DraftedDeed[];
}

/** Something that can be done with a deed: the entry that asks for it, its words, and what it does. */
interface Deed {
  readonly label: string;
  item(square: Square): EstateItem;
  money(world: World, square: Square): number;
  apply(world: World, square: Square): void;
}

const raise = (by: 1 | -1) => (world: World, square: Square) => {
  const height = world.buildings[square] + by;
  if (height >= 0 && height <= 5) setBuildings(world, square, height);
};

const BUILDS: Deed = {
  label: "Build",
  item: (square) => square,
  money: (world, square) => -world.houseCost[square],
  apply: raise(1),
};
const SELLS: Deed = {
  label: "Sell a building",
  item: (square) => square,
  money: (world, square) => world.houseCost[square] / 2,
  apply: raise(-1),
};
const MORTGAGES: Deed = {
  label: "Mortgage",
  item: (square) => square,
  money: (world, square) => world.mortgageValue[square],
  apply: (world, square) => setMortgaged(world, square, 1),
};
const LIFTS: Deed = {
  label: "Lift the mortgage",
  item: (square) => square,
  money: (world, square) => -liftCost(world, square),
  apply: (world, square) => setMortgaged(world, square, 0),
};

const DEEDS: Readonly<Record<EstateQuestion, readonly Deed[]>> = {
  build: [BUILDS],
  sellBuildings: [SELLS],
  mortgage: [MORTGAGES],
  unmortgage: [LIFTS],
  raiseCash: [
    { ...SELLS, item: (square) => ({ sell: square }) },
    { ...MORTGAGES, item: (square) => ({ mortgage: square }) },
  ],
};

export const isEstateQuestion = (question: string): question is EstateQuestion => question in DEEDS;

/** True when one more entry behind the list is allowed for some deed of the seat. */
export function addable(
  game: Game,
  seat: Seat,
  question: Question,
  list: readonly EstateItem[],
  subject: readonly unknown[],
): boolean {
  if (!isEstateQuestion(question)) return false;
  const deeds = game.world.deeds.filter((square) => game.world.owner[square] === seat);
  return DEEDS[question].some(({ item }) =>
    deeds.some((square) => refusalOf(game, seat, question, [...list, item(square)], subject) === null),
  );
}

/** Judges a list and carries it out on paper. */
export function draftEstate(
  game: Game,
  seat: Seat,
  question: EstateQuestion,
  list: readonly EstateItem[],
  subject: readonly unknown[],
): EstateDraft {
  const paper = cloneWorld(game.world);
  let money = 0;
  for (const item of list) {
    const square = squareOf(item);
    const deed = deedOf(question, item);
    if (paper.owner[square] !== seat) continue;
    money += deed.money(paper, square);
    deed.apply(paper, square);
  }
  const refusal = refusalOf(game, seat, question, list, subject);
  const deeds = game.world.deeds.filter((square) => game.world.owner[square] === seat);
  return {
    refusal: refusal === null ? null : refusalText(refusal),
    money,
    left: game.world.cash[seat] + money,
    deeds: deeds.map((square) => ({
      square,
      name: game.world.board.names[square],
      buildings: paper.buildings[square],
      mortgaged: paper.mortgaged[square] !== 0,
      rent: rentOf(paper, square, MEAN_THROW),
      next: DEEDS[question].map((deed): NextItem => {
        const item = deed.item(square);
        const why = refusalOf(game, seat, question, [...list, item], subject);
        return {
          item,
          label: deed.label,
          money: deed.money(paper, square),
          rent: rentAfter(paper, deed, square),
          refusal: why === null ? null : refusalText(why),
        };
      }),
    })),
  };
}

function rentAfter(paper: World, { apply }: Deed, square: Square): number {
  const after = cloneWorld(paper);
  apply(after, square);
  return rentOf(after, square, MEAN_THROW);
}

/** The square that an entry is about. */
export function squareOf(item: EstateItem): Square {
  if (typeof item === "number") return item as Square;
  return ("sell" in item ? item.sell : item.mortgage) as Square;
}

function deedOf(question: EstateQuestion, item: EstateItem): Deed {
  const [first, second = first] = DEEDS[question];
  return typeof item === "object" && "mortgage" in item ? second : (first as Deed);
}
