import fc from "fast-check";
import { board as boardNamed } from "../../../src/board/catalog.ts";
import { housesIn } from "../../../src/law/holdings.ts";
import type { PositionEntry } from "../../scenario/position-schema.ts";
import type { CheckCase } from "./check-case.ts";

/**
 * Positions that a game could come to, drawn so that every kind of question is asked often. A theme says what is likely;
 * fast-check shrinks towards an empty board, no cash and everybody on GO.
 */

const BOARD = boardNamed("us-classic");
const GO_TO_JAIL = BOARD.kind.indexOf("goToJail");

/** Probabilities and ranges of a theme. Dollars and squares are ranges, both ends included. */
interface Theme {
  readonly rules: PositionEntry["rules"];
  /** Cash of the examined seat, and of the others. */
  readonly cash: readonly [number, number];
  readonly rivalCash: readonly [number, number];
  /** Squares on which whoever is on turn stands. */
  readonly squares: readonly [number, number];
  /** Whose turn it is. */
  readonly turn: "own" | "other" | "any";
  /** Sets of ten that are in one hand, and sets that nobody has touched; the rest are mixed. */
  readonly whole: number;
  readonly open: number;
  /** Who holds a whole set. */
  readonly holder: "own" | "other" | "any";
  /** The highest that lots of a whole group are built. */
  readonly height: number;
  /** True when every deed of the others is mortgaged where it can be. */
  readonly othersMortgaged: boolean;
  /** Houses left in the bank; the supply of the rules when left out. */
  readonly housesLeft?: number;
}

const ANY: Theme = {
  rules: "arena@1",
  cash: [0, 2000],
  rivalCash: [0, 2000],
  squares: [0, BOARD.size - 1],
  turn: "any",
  whole: 3,
  open: 4,
  holder: "any",
  height: 5,
  othersMortgaged: false,
};

/** Somebody poor is about to land on what the examined seat has built. */
const HEIR: Theme = {
  ...ANY,
  turn: "other",
  holder: "own",
  whole: 7,
  open: 0,
  rivalCash: [0, 30],
  othersMortgaged: true,
};

const THEMES: readonly Theme[] = [
  ANY,
  { ...ANY, rules: "official@1", open: 8, whole: 0, cash: [0, 700] },
  { ...ANY, turn: "own", holder: "own", whole: 6, open: 1, cash: [0, 3000] },
  { ...ANY, turn: "own", whole: 7, open: 0, holder: "any", cash: [0, 120] },
  HEIR,
  HEIR,
  {
    ...ANY,
    rules: "classic-1997@1",
    turn: "own",
    squares: [BOARD.size - 6, BOARD.size - 1],
    open: 6,
    cash: [300, 3000],
  },
  {
    ...ANY,
    housesLeft: 1,
    holder: "any",
    whole: 8,
    open: 0,
    height: 3,
    cash: [300, 2000],
    rivalCash: [300, 2000],
  },
  { ...ANY, rules: { extends: "official@1", speedDie: true }, turn: "own" },
];

/** One set of deeds as it is drawn. */
const drawnSet = fc.record({
  /** 0–9: whole, open or mixed by the numbers of the theme. */
  kind: fc.nat(9),
  holder: fc.nat(7),
  holders: fc.array(fc.integer({ min: -1, max: 7 }), { minLength: 4, maxLength: 4 }),
  height: fc.nat(5),
  /** Lots that stand one higher. */
  higher: fc.nat(2),
  mortgaged: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
});

const drawn = fc.record({
  theme: fc.nat(THEMES.length - 1),
  seats: fc.integer({ min: 2, max: 4 }),
  seat: fc.nat(3),
  turn: fc.nat(3),
  cash: fc.array(fc.nat(100), { minLength: 4, maxLength: 4 }),
  squares: fc.array(fc.nat(BOARD.size - 1), { minLength: 4, maxLength: 4 }),
  jailed: fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }),
  jailTurns: fc.nat(2),
  cardHolders: fc.tuple(fc.integer({ min: -2, max: 3 }), fc.integer({ min: -2, max: 3 })),
  sets: fc.array(drawnSet, { minLength: BOARD.sets.length, maxLength: BOARD.sets.length }),
  round: fc.integer({ min: 1, max: 60 }),
  seed: fc.nat(1_000_000),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Every case that is played before anything is said of a player. */
export const checkCase: fc.Arbitrary<CheckCase> = drawn.map(caseOf);

function caseOf(draw: Drawn): CheckCase {
  const theme = THEMES[draw.theme];
  const { seats } = draw;
  const seat = draw.seat % seats;
  const other = (seat + 1 + (draw.turn % (seats - 1))) % seats;
  const turn = { own: seat, other, any: draw.turn % seats }[theme.turn];
  const deeds = deedsOf(draw, theme, seat);
  const players = Array.from({ length: seats }, (_, at) =>
    playerOf(draw, theme, at, at === seat, at === turn),
  );
  return {
    seat,
    position: {
      rules: rulesOf(theme, deeds),
      seed: draw.seed,
      players,
      deeds,
      turn: { seat: turn, round: draw.round },
    },
  };
}

function playerOf(draw: Drawn, theme: Theme, at: number, own: boolean, onTurn: boolean) {
  const [least, most] = own ? theme.cash : theme.rivalCash;
  const [from, to] = theme.squares;
  const drawnSquare = draw.squares[at];
  const square = onTurn ? from + (drawnSquare % (to - from + 1)) : drawnSquare;
  const inJail = draw.jailed[at] === 5;
  const decks = (["chance", "communityChest"] as const).filter((_, deck) => draw.cardHolders[deck] === at);
  return {
    cash: least + Math.floor((draw.cash[at] * (most - least)) / 100),
    ...(inJail
      ? { inJail, jailTurns: draw.jailTurns }
      : { position: square === GO_TO_JAIL ? square - 1 : square, laps: 1 }),
    ...(decks.length > 0 ? { jailCards: decks } : {}),
  };
}

type Deeds = NonNullable<PositionEntry["deeds"]>;

function deedsOf(draw: Drawn, theme: Theme, seat: number): Deeds {
  const entries: [string, Deeds[string]][] = [];
  for (const [set, squares] of BOARD.sets.entries()) {
    const { kind, ...drawnSet } = draw.sets[set];
    if (kind < theme.open) continue;
    const whole = kind >= 10 - theme.whole;
    const height = whole && set < BOARD.groups.length ? Math.min(drawnSet.height, theme.height) : 0;
    const built = height > 0;
    const mortgaged = (owner: number, i: number): boolean =>
      (theme.othersMortgaged && owner !== seat) || drawnSet.mortgaged[i] === true;
    for (const [i, square] of squares.entries()) {
      const owner = whole ? holderOf(drawnSet.holder, theme, seat, draw.seats) : drawnSet.holders[i];
      if (owner < 0) continue;
      const higher = built && i < drawnSet.higher && height < theme.height ? 1 : 0;
      const buildings = height + higher;
      entries.push([
        BOARD.names[square],
        {
          owner: owner % draw.seats,
          ...(buildings > 0 ? { buildings } : {}),
          ...(!built && mortgaged(owner % draw.seats, i) ? { mortgaged: true } : {}),
        },
      ]);
    }
  }
  return withinSupply(entries);
}

function holderOf(draw: number, { holder }: Theme, seat: number, seats: number): number {
  if (holder === "own") return seat;
  return holder === "other" ? seat + 1 + (draw % (seats - 1)) : draw;
}

/** Takes down what stands on the last groups until there are houses and hotels enough. */
function withinSupply(entries: readonly [string, Deeds[string]][]): Deeds {
  const deeds: Deeds = Object.fromEntries(entries);
  for (const group of BOARD.groups.toReversed()) {
    const standing = Object.values(deeds);
    const houses = standing.reduce((sum, { buildings = 0 }) => sum + housesIn(buildings), 0);
    const hotels = standing.filter(({ buildings }) => buildings === 5).length;
    if (houses <= 32 && hotels <= 12) break;
    for (const square of group.squares) {
      const name = BOARD.names[square];
      const deed = deeds[name];
      if (deed !== undefined) deeds[name] = { owner: deed.owner };
    }
  }
  return deeds;
}

function rulesOf({ rules, housesLeft }: Theme, deeds: Deeds): PositionEntry["rules"] {
  if (housesLeft === undefined || typeof rules !== "string") return rules;
  const standing = Object.values(deeds).reduce((sum, { buildings = 0 }) => sum + housesIn(buildings), 0);
  return { extends: rules, houses: standing + housesLeft };
}
