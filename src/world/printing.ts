import { HEIGHTS, LANDING, type Square } from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import type { Columns } from "./columns.ts";
import type { Structure } from "./entities.ts";

/** Fills the columns that hold what is printed on squares and decks, from the board's data and the rules' amounts. */
export function printColumns(columns: Columns, structure: Structure, board: Board, rules: RuleSet): void {
  printLandings(columns, structure);
  printDeeds(columns, structure, board);
  for (const square of structure.taxes) {
    const kind = board.tax[square] ?? "income";
    columns.taxAmount[square] = board.taxAmount[square] ?? rules.taxes[kind];
    columns.taxPercent[square] = kind === "income" ? rules.incomeTaxPercent : 0;
  }
  for (const square of structure.cardSquares) columns.deckHere[square] = board.deck[square];
  for (const deck of structure.decks) {
    columns.firstCard[deck] = board.deckStart[deck];
    columns.jailCard[deck] = board.jailCard[deck];
  }
}

function printLandings({ landing }: Columns, structure: Structure): void {
  const { deeds, taxes, cardSquares, freeParking, goToJail } = structure;
  const print = (squares: readonly Square[], what: number): void => {
    for (const square of squares) landing[square] = what;
  };
  print(deeds, LANDING.deed);
  print(taxes, LANDING.tax);
  print(cardSquares, LANDING.card);
  print(freeParking, LANDING.freeParking);
  print(goToJail, LANDING.goToJail);
}

function printDeeds(columns: Columns, structure: Structure, board: Board): void {
  const { price, mortgageValue, set, houseCost, rents, railroadRents, utilityMultipliers } = columns;
  const { squares, deeds, streets, railroads, utilities, sets } = structure;
  for (const square of squares) set[square] = NO_SET;
  for (const [number, members] of sets.entries()) for (const square of members) set[square] = number;
  for (const square of deeds) {
    price[square] = board.price[square];
    mortgageValue[square] = board.mortgageValue[square];
  }
  for (const square of streets) {
    houseCost[square] = board.houseCost[square];
    for (let height = 0; height < HEIGHTS; height++) {
      rents[square * HEIGHTS + height] = board.rents[square * HEIGHTS + height];
    }
  }
  for (const square of railroads) {
    for (const [i, rent] of board.data.railroadRents.entries()) {
      railroadRents[square * railroads.length + i] = rent;
    }
  }
  for (const square of utilities) {
    for (const [i, multiplier] of board.data.utilityMultipliers.entries()) {
      utilityMultipliers[square * utilities.length + i] = multiplier;
    }
  }
}

/** The set of a square without a deed. */
const NO_SET = -1;
