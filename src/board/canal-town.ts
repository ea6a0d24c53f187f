import type { CardData } from "../cards/card-data.ts";
import type { BoardData, SquareData } from "./board-data.ts";
import { card, railroad, street, utility } from "./pieces.ts";

const squares: readonly SquareData[] = [
  { kind: "go", name: "Town Gate" },
  street("Rope Walk", "Moss", 60, 3, 14, 42, 125, 200, 300),
  { kind: "communityChest", name: "Notice Board 1" },
  street("Cooper's Yard", "Moss", 60, 5, 22, 64, 180, 310, 440),
  railroad("North Ferry", 150),
  street("Lantern Lane", "Amber", 100, 7, 34, 100, 280, 410, 560),
  { kind: "jail", name: "Lock-Up" },
  street("Fiddler's Row", "Amber", 100, 7, 34, 100, 280, 410, 560),
  street("Baker's Rise", "Amber", 120, 9, 42, 115, 320, 470, 620),
  { kind: "chance", name: "Tide Table 1" },
  utility("Pump House", 120),
  street("Quayside", "Rust", 160, 12, 64, 190, 520, 710, 900),
  { kind: "freeParking", name: "Market Green" },
  street("Sailmaker Street", "Rust", 160, 12, 64, 190, 520, 710, 900),
  street("Customs Court", "Rust", 180, 15, 75, 210, 570, 770, 980),
  { kind: "communityChest", name: "Notice Board 2" },
  railroad("South Ferry", 150),
  street("Orchard Hill", "Plum", 220, 19, 95, 270, 730, 910, 1080),
  { kind: "goToJail", name: "Night Watch" },
  street("Mill Terrace", "Plum", 240, 22, 110, 320, 790, 970, 1140),
  { kind: "tax", name: "Harbour Dues", tax: "income" },
  street("Observatory Walk", "Slate", 300, 28, 140, 430, 960, 1150, 1330),
  { kind: "chance", name: "Tide Table 2" },
  street("Guildhall Square", "Slate", 350, 42, 190, 560, 1250, 1520, 1800),
];

const chance: readonly CardData[] = [
  card("advanceToGo", "High water: sail to the Town Gate", { kind: "advanceTo", square: "Town Gate" }),
  card("advanceToQuayside", "Unload at Quayside", { kind: "advanceTo", square: "Quayside" }),
  card("advanceToGuildhall", "The guild invites you to its square", {
    kind: "advanceTo",
    square: "Guildhall Square",
  }),
  card("nearestFerry", "Catch the next ferry; its fare is doubled", {
    kind: "nearest",
    of: "railroad",
    multiple: 2,
  }),
  card("goBackTwo", "The tide turns: back two squares", { kind: "moveBack", steps: 2 }),
  card("goToJail", "Caught rowing without a lamp: to the Lock-Up", { kind: "goToJail" }),
  card("getOutOfJailFree", "The constable owes you one: keep until used", { kind: "jailFree" }),
  card("goodCatch", "A good catch sells for 80", { kind: "collect", amount: 80 }),
  card("brokenRudder", "A broken rudder costs 40", { kind: "pay", amount: 40 }),
  card("dredging", "The canal is dredged: 20 a house, 80 a hotel", {
    kind: "repairs",
    house: 20,
    hotel: 80,
  }),
  card("regatta", "You host the regatta: pay each player 25", { kind: "payEach", amount: 25 }),
];

const communityChest: readonly CardData[] = [
  card("advanceToGo", "Market day: go to the Town Gate", { kind: "advanceTo", square: "Town Gate" }),
  card("goToJail", "Unpaid mooring: to the Lock-Up", { kind: "goToJail" }),
  card("getOutOfJailFree", "A letter from the mayor: keep until used", { kind: "jailFree" }),
  card("inheritance", "An aunt leaves you 80", { kind: "collect", amount: 80 }),
  card("bankError", "The bank miscounts: 120 for you", { kind: "collect", amount: 120 }),
  card("holidayFund", "Summer fund: collect 60", { kind: "collect", amount: 60 }),
  card("hospitalFees", "The hospital costs 60", { kind: "pay", amount: 60 }),
  card("schoolFees", "The school costs 40", { kind: "pay", amount: 40 }),
  card("paving", "The street is paved: 30 a house, 90 a hotel", { kind: "repairs", house: 30, hotel: 90 }),
  card("birthday", "A birthday: 15 from each player", { kind: "collectFromEach", amount: 15 }),
];

/** A small town in 24 squares: twelve streets in five groups of two and three, two ferries and one pump house. */
export const CANAL_TOWN: BoardData = {
  id: "canal-town",
  version: 1,
  name: "Canal Town",
  squares,
  groups: {
    Moss: { houseCost: 40, colour: "#5f8f4e" },
    Amber: { houseCost: 60, colour: "#e0a030" },
    Rust: { houseCost: 100, colour: "#b4532a" },
    Plum: { houseCost: 140, colour: "#7a3b6d" },
    Slate: { houseCost: 180, colour: "#4a5f78" },
  },
  railroadRents: [30, 80],
  utilityMultipliers: [6],
  decks: { chance, communityChest },
  // A lap is short: the usual salary would outrun the rents.
  rules: { startCash: 1000, salary: 80, houses: 24, hotels: 10, taxes: { income: 120 } },
};
