import type { CardData } from "../cards/card-data.ts";
import type { BoardData, SquareData } from "./board-data.ts";
import { card, railroad, street, utility } from "./pieces.ts";

const squares: readonly SquareData[] = [
  { kind: "go", name: "Home Harbour" },
  street("Shell Beach", "Coral", 50, 2, 10, 30, 90, 160, 250),
  { kind: "communityChest", name: "Bottle Post 1" },
  street("Driftwood Cove", "Coral", 60, 4, 20, 60, 180, 320, 450),
  street("Coconut Grove", "Palm", 80, 5, 25, 75, 225, 350, 480),
  railroad("Mail Boat", 180),
  street("Lagoon View", "Palm", 80, 5, 25, 75, 225, 350, 480),
  { kind: "tax", name: "Anchorage Fee", tax: "income" },
  street("Reef Road", "Palm", 90, 6, 30, 90, 270, 400, 550),
  { kind: "jail", name: "Desert Isle" },
  street("Hammock Bay", "Palm", 100, 7, 35, 100, 290, 430, 580),
  utility("Lighthouse", 120),
  street("Dune Street", "Sand", 120, 9, 45, 130, 370, 540, 690),
  street("Pearl Market", "Sand", 120, 9, 45, 130, 370, 540, 690),
  { kind: "chance", name: "Fortune 1" },
  street("Turtle Point", "Sand", 130, 10, 50, 145, 410, 590, 740),
  street("Monsoon Parade", "Sand", 140, 11, 55, 160, 450, 640, 800),
  railroad("Cargo Ship", 180),
  { kind: "freeParking", name: "Calm Sea" },
  street("Ash Gardens", "Lava", 170, 14, 70, 200, 550, 750, 950),
  street("Crater Walk", "Lava", 170, 14, 70, 200, 550, 750, 950),
  { kind: "chance", name: "Fortune 2" },
  street("Ember Lane", "Lava", 180, 15, 75, 215, 580, 790, 990),
  utility("Wind Farm", 120),
  street("Geyser Heights", "Lava", 200, 17, 85, 235, 620, 840, 1040),
  street("Fern Valley", "Cloud", 230, 20, 100, 290, 740, 910, 1090),
  street("Mist Ridge", "Cloud", 230, 20, 100, 290, 740, 910, 1090),
  { kind: "goToJail", name: "Storm Warning" },
  street("Waterfall Court", "Cloud", 250, 22, 110, 320, 790, 970, 1150),
  railroad("Sea Plane", 180),
  utility("Salt Works", 120),
  { kind: "communityChest", name: "Bottle Post 2" },
  street("Summit Terrace", "Star", 320, 32, 160, 480, 1080, 1280, 1480),
  { kind: "chance", name: "Fortune 3" },
  { kind: "tax", name: "Yacht Tax", tax: "luxury" },
  street("Governor's Island", "Star", 380, 46, 200, 600, 1350, 1650, 1950),
];

const chance: readonly CardData[] = [
  card("advanceToGo", "The current carries you to Home Harbour", {
    kind: "advanceTo",
    square: "Home Harbour",
  }),
  card("advanceToTurtlePoint", "Watch the turtles at Turtle Point", {
    kind: "advanceTo",
    square: "Turtle Point",
  }),
  card("advanceToGeyserHeights", "The geyser is about to blow: go and see", {
    kind: "advanceTo",
    square: "Geyser Heights",
  }),
  card("advanceToGovernorsIsland", "The governor expects you", {
    kind: "advanceTo",
    square: "Governor's Island",
  }),
  card("mailBoat", "A letter is waiting on the Mail Boat", { kind: "advanceTo", square: "Mail Boat" }),
  card("nearestCrossing1", "Take the next crossing; its fare is doubled", {
    kind: "nearest",
    of: "railroad",
    multiple: 2,
  }),
  card("nearestCrossing2", "Take the next crossing; its fare is doubled", {
    kind: "nearest",
    of: "railroad",
    multiple: 2,
  }),
  card("nearestPlant", "Visit the next plant; pay ten times a fresh throw", {
    kind: "nearest",
    of: "utility",
    multiple: 10,
  }),
  card("goBackFour", "Headwind: back four squares", { kind: "moveBack", steps: 4 }),
  card("goToJail", "Shipwrecked: to the Desert Isle", { kind: "goToJail" }),
  card("getOutOfJailFree", "A raft: keep until used", { kind: "jailFree" }),
  card("treasure", "A chest washes ashore: 150", { kind: "collect", amount: 150 }),
  card("fishing", "The nets are full: 50", { kind: "collect", amount: 50 }),
  card("tornSail", "A torn sail costs 30", { kind: "pay", amount: 30 }),
  card("typhoon", "After the typhoon: 25 a house, 100 a hotel", { kind: "repairs", house: 25, hotel: 100 }),
  card("feast", "You give a feast: pay each player 40", { kind: "payEach", amount: 40 }),
];

const communityChest: readonly CardData[] = [
  card("advanceToGo", "Fair wind to Home Harbour", { kind: "advanceTo", square: "Home Harbour" }),
  card("goToJail", "Mutiny: to the Desert Isle", { kind: "goToJail" }),
  card("getOutOfJailFree", "A whistle for the patrol boat: keep until used", { kind: "jailFree" }),
  card("bankError", "The island bank errs by 200 for you", { kind: "collect", amount: 200 }),
  card("pearls", "Pearls bring 100", { kind: "collect", amount: 100 }),
  card("inheritance", "A captain leaves you 100", { kind: "collect", amount: 100 }),
  card("lifeInsurance", "The insurance pays 100", { kind: "collect", amount: 100 }),
  card("guide", "You guide visitors for 25", { kind: "collect", amount: 25 }),
  card("birthday", "A birthday: 10 from each player", { kind: "collectFromEach", amount: 10 }),
  card("hospitalFees", "The hospital costs 100", { kind: "pay", amount: 100 }),
  card("schoolFees", "The school costs 50", { kind: "pay", amount: 50 }),
  card("seawall", "The sea wall: 40 a house, 115 a hotel", { kind: "repairs", house: 40, hotel: 115 }),
];

/** A chain of islands in 36 squares: nineteen streets in groups of two, three and four, three crossings, three plants. */
export const ISLANDS: BoardData = {
  id: "islands",
  version: 1,
  name: "Islands",
  squares,
  groups: {
    Coral: { houseCost: 50, colour: "#ff7f6a" },
    Palm: { houseCost: 50, colour: "#2f9e6e" },
    Sand: { houseCost: 80, colour: "#d9b777" },
    Lava: { houseCost: 100, colour: "#a3242b" },
    Cloud: { houseCost: 150, colour: "#9db4c8" },
    Star: { houseCost: 200, colour: "#27367f" },
  },
  railroadRents: [25, 60, 150],
  utilityMultipliers: [4, 7, 12],
  decks: { chance, communityChest },
  rules: { startCash: 1400, salary: 180, houses: 30 },
};
