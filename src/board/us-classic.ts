import type { BoardData, SquareData } from "./board-data.ts";
import type { CardData } from "./card-data.ts";

type Rents = readonly [number, number, number, number, number, number];

const street = (name: string, group: string, price: number, ...rents: Rents): SquareData => ({
  kind: "street",
  name,
  group,
  price,
  rents,
});
const railroad = (name: string): SquareData => ({ kind: "railroad", name, price: 200 });
const utility = (name: string): SquareData => ({ kind: "utility", name, price: 150 });

const squares: readonly SquareData[] = [
  { kind: "go", name: "GO" },
  street("Mediterranean Avenue", "Brown", 60, 2, 10, 30, 90, 160, 250),
  { kind: "communityChest", name: "Community Chest 1" },
  street("Baltic Avenue", "Brown", 60, 4, 20, 60, 180, 320, 450),
  { kind: "tax", name: "Income Tax", tax: "income" },
  railroad("Reading Railroad"),
  street("Oriental Avenue", "Light Blue", 100, 6, 30, 90, 270, 400, 550),
  { kind: "chance", name: "Chance 1" },
  street("Vermont Avenue", "Light Blue", 100, 6, 30, 90, 270, 400, 550),
  street("Connecticut Avenue", "Light Blue", 120, 8, 40, 100, 300, 450, 600),
  { kind: "jail", name: "Jail" },
  street("St. Charles Place", "Pink", 140, 10, 50, 150, 450, 625, 750),
  utility("Electric Company"),
  street("States Avenue", "Pink", 140, 10, 50, 150, 450, 625, 750),
  street("Virginia Avenue", "Pink", 160, 12, 60, 180, 500, 700, 900),
  railroad("Pennsylvania Railroad"),
  street("St. James Place", "Orange", 180, 14, 70, 200, 550, 750, 950),
  { kind: "communityChest", name: "Community Chest 2" },
  street("Tennessee Avenue", "Orange", 180, 14, 70, 200, 550, 750, 950),
  street("New York Avenue", "Orange", 200, 16, 80, 220, 600, 800, 1000),
  { kind: "freeParking", name: "Free Parking" },
  street("Kentucky Avenue", "Red", 220, 18, 90, 250, 700, 875, 1050),
  { kind: "chance", name: "Chance 2" },
  street("Indiana Avenue", "Red", 220, 18, 90, 250, 700, 875, 1050),
  street("Illinois Avenue", "Red", 240, 20, 100, 300, 750, 925, 1100),
  railroad("B&O Railroad"),
  street("Atlantic Avenue", "Yellow", 260, 22, 110, 330, 800, 975, 1150),
  street("Ventnor Avenue", "Yellow", 260, 22, 110, 330, 800, 975, 1150),
  utility("Water Works"),
  street("Marvin Gardens", "Yellow", 280, 24, 120, 360, 850, 1025, 1200),
  { kind: "goToJail", name: "Go To Jail" },
  street("Pacific Avenue", "Green", 300, 26, 130, 390, 900, 1100, 1275),
  street("North Carolina Avenue", "Green", 300, 26, 130, 390, 900, 1100, 1275),
  { kind: "communityChest", name: "Community Chest 3" },
  street("Pennsylvania Avenue", "Green", 320, 28, 150, 450, 1000, 1200, 1400),
  railroad("Short Line"),
  { kind: "chance", name: "Chance 3" },
  street("Park Place", "Dark Blue", 350, 35, 175, 500, 1100, 1300, 1500),
  { kind: "tax", name: "Luxury Tax", tax: "luxury" },
  street("Boardwalk", "Dark Blue", 400, 50, 200, 600, 1400, 1700, 2000),
];

const card = (id: string, text: string, effect: CardData["effect"]): CardData => ({ id, text, effect });

const chance: readonly CardData[] = [
  card("advanceToGo", "Go to GO and collect the salary", { kind: "advanceTo", square: "GO" }),
  card("advanceToIllinois", "Go to Illinois Avenue", { kind: "advanceTo", square: "Illinois Avenue" }),
  card("advanceToStCharles", "Go to St. Charles Place", { kind: "advanceTo", square: "St. Charles Place" }),
  card("nearestRailroad1", "Go to the next railroad; its rent is doubled", {
    kind: "nearest",
    of: "railroad",
    multiple: 2,
  }),
  card("nearestRailroad2", "Go to the next railroad; its rent is doubled", {
    kind: "nearest",
    of: "railroad",
    multiple: 2,
  }),
  card("nearestUtility", "Go to the next utility; pay ten times a fresh throw", {
    kind: "nearest",
    of: "utility",
    multiple: 10,
  }),
  card("bankDividend", "A dividend of 50 from the bank", { kind: "collect", amount: 50 }),
  card("getOutOfJailFree", "Get out of jail free: keep until used", { kind: "jailFree" }),
  card("goBackThree", "Go back three squares", { kind: "moveBack", steps: 3 }),
  card("goToJail", "Go to jail", { kind: "goToJail" }),
  card("generalRepairs", "Repairs: 25 a house, 100 a hotel", { kind: "repairs", house: 25, hotel: 100 }),
  card("poorTax", "Pay the poor tax of 15", { kind: "pay", amount: 15 }),
  card("readingRailroad", "Go to Reading Railroad", { kind: "advanceTo", square: "Reading Railroad" }),
  card("advanceToBoardwalk", "Go to Boardwalk", { kind: "advanceTo", square: "Boardwalk" }),
  card("chairmanOfTheBoard", "As chairman, pay 50 to each player", { kind: "payEach", amount: 50 }),
  card("loanMatures", "A loan of yours is repaid: 150", { kind: "collect", amount: 150 }),
];

const communityChest: readonly CardData[] = [
  card("advanceToGo", "Go to GO and collect the salary", { kind: "advanceTo", square: "GO" }),
  card("bankError", "A bank error brings 200", { kind: "collect", amount: 200 }),
  card("doctorsFee", "The doctor costs 50", { kind: "pay", amount: 50 }),
  card("saleOfStock", "Stock is sold for 50", { kind: "collect", amount: 50 }),
  card("getOutOfJailFree", "Get out of jail free: keep until used", { kind: "jailFree" }),
  card("goToJail", "Go to jail", { kind: "goToJail" }),
  card("holidayFund", "The holiday fund pays 100", { kind: "collect", amount: 100 }),
  card("incomeTaxRefund", "A tax refund of 20", { kind: "collect", amount: 20 }),
  card("hospitalFees", "The hospital costs 100", { kind: "pay", amount: 100 }),
  card("schoolFees", "The school costs 50", { kind: "pay", amount: 50 }),
  card("consultancyFee", "A consultancy fee of 25", { kind: "collect", amount: 25 }),
  card("streetRepairs", "Street repairs: 40 a house, 115 a hotel", {
    kind: "repairs",
    house: 40,
    hotel: 115,
  }),
  card("beautyContest", "A beauty contest prize of 10", { kind: "collect", amount: 10 }),
  card("inheritance", "An inheritance of 100", { kind: "collect", amount: 100 }),
  card("birthday", "A birthday: 10 from each player", { kind: "collectFromEach", amount: 10 }),
  card("lifeInsurance", "A life insurance pays 100", { kind: "collect", amount: 100 }),
];

/** The US board, with the cards of the 2008 era as `official@1` settles them (rules checklist, decks). */
export const US_CLASSIC: BoardData = {
  id: "us-classic",
  version: 1,
  name: "US classic",
  squares,
  groups: {
    Brown: { houseCost: 50, colour: "#8b5a2b" },
    "Light Blue": { houseCost: 50, colour: "#a8d8ea" },
    Pink: { houseCost: 100, colour: "#d6409f" },
    Orange: { houseCost: 100, colour: "#f28c28" },
    Red: { houseCost: 150, colour: "#d7263d" },
    Yellow: { houseCost: 150, colour: "#f6d32d" },
    Green: { houseCost: 200, colour: "#2e8b57" },
    "Dark Blue": { houseCost: 200, colour: "#1f3a93" },
  },
  railroadRents: [25, 50, 100, 200],
  utilityMultipliers: [4, 10],
  decks: { chance, communityChest },
};
