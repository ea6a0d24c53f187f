import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../../src/board/board.ts";
import { shortDeal } from "../../src/board/short-deal.ts";
import { withCards } from "../../src/board/with-cards.ts";
import { DECKS } from "../../src/cards/card-data.ts";
import { type RandomKey, seedKey } from "../../src/chance/random.ts";
import { hotelsIn, housesIn } from "../../src/law/holdings.ts";
import { type Supply, supplyOf } from "../../src/law/supply.ts";
import { hasPot, type RuleSet } from "../../src/rules/rule-set.ts";
import { DataFault, type DataPath } from "../../src/text/data-fault.ts";
import { cardNamed, seatAt, squareNamed } from "./names.ts";
import type { PlayerEntry, StateEntry } from "./position-schema.ts";

/** An exact position, checked through and through: what a file says, in the engine's numbers. */
export interface Position {
  readonly board: Board;
  readonly rules: RuleSet;
  readonly key: RandomKey;
  readonly players: readonly PlayerPosition[];
  /** Deeds with an owner; null: as at the start of a game. */
  readonly deeds: readonly DeedPosition[] | null;
  /** Numbers of the next cards, top first, by deck. */
  readonly nextCards: readonly (readonly number[])[];
  /** The Free Parking pot; null: as at the start of a game. */
  readonly jackpot: number | null;
  /** The seat about to start a turn; null: as at the start of a game. */
  readonly seat: Seat | null;
  readonly round: number;
}

export interface PlayerPosition {
  /** Null: what the rule set starts with. */
  readonly cash: number | null;
  readonly square: Square;
  readonly inJail: boolean;
  readonly jailTurns: number;
  /** Decks of the jail cards held. */
  readonly jailCards: readonly number[];
  readonly bankrupt: boolean;
  readonly laps: number;
}

export interface DeedPosition {
  readonly square: Square;
  readonly owner: Seat;
  readonly buildings: number;
  readonly mortgaged: boolean;
}

/** Players of a file that names none: the table of the specification. */
const FOUR_SEATS: readonly PlayerEntry[] = [{}, {}, {}, {}];

/** Checks a position as a whole on this board and by these rules. Throws a {@link DataFault}. Its key is that of seed 0. */
export function positionOn(printed: Board, rules: RuleSet, entry: StateEntry): Position {
  // A rule set may replace a card by a jail card, or a jail card by another.
  const board = withCards(printed, rules.cards);
  const entries = entry.players ?? FOUR_SEATS;
  const players = entries.map((player, seat) => readPlayer(player, ["players", seat], board, rules));
  checkTable(players);
  // Deeds are dealt where the file gives none.
  const short = entry.deeds === undefined ? shortDeal(board, rules, players.length) : null;
  if (short !== null) throw new DataFault(["rules", "startingDeeds"], short);
  const deeds = entry.deeds === undefined ? null : readDeeds(entry.deeds, board, rules, players);
  checkBank(entry.bank ?? {}, deeds ?? [], supplyOf(board, rules));
  if (entry.bank?.jackpot !== undefined && !hasPot(rules)) {
    throw new DataFault(["bank", "jackpot"], `${rules.id} plays without a pot (T-4)`);
  }
  return {
    board,
    rules,
    key: seedKey(0),
    players,
    deeds,
    nextCards: readDecks(entry.decks ?? {}, board, players),
    jackpot: entry.bank?.jackpot ?? null,
    seat: readTurn(entry.turn?.seat, players),
    round: entry.turn?.round ?? 1,
  };
}

function readPlayer(entry: PlayerEntry, path: DataPath, board: Board, rules: RuleSet): PlayerPosition {
  const { inJail = false, jailTurns = 0, bankrupt = false } = entry;
  const home = inJail ? board.jail : 0;
  const square = squareNamed(board, entry.position ?? home, [...path, "position"]);
  if (inJail && square !== board.jail) {
    throw new DataFault([...path, "position"], `a player in jail stands on ${board.names[board.jail]}`);
  }
  if (jailTurns > 0 && !inJail) throw new DataFault([...path, "jailTurns"], "the player is not in jail");
  if (jailTurns >= rules.jailAttempts) {
    const most = rules.jailAttempts - 1;
    throw new DataFault([...path, "jailTurns"], `expected 0 to ${most} failed attempts, got ${jailTurns}`);
  }
  if (bankrupt) refuseEstate(entry, path);
  const jailCards = (entry.jailCards ?? []).map((deck, i) => {
    const place = DECKS.indexOf(deck);
    if (board.jailCard[place] !== -1) return place;
    throw new DataFault([...path, "jailCards", i], `${deck} has no jail card on this board`);
  });
  const cash = bankrupt ? 0 : (entry.cash ?? null);
  return { cash, square, inJail, jailTurns, jailCards, bankrupt, laps: entry.laps ?? 0 };
}

/** K-10: who has left the game holds nothing and sits nowhere. */
function refuseEstate(entry: PlayerEntry, path: DataPath): void {
  const holds = (["cash", "inJail", "jailCards"] as const).find((key) => {
    const value = entry[key];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  if (holds !== undefined) throw new DataFault([...path, holds], "a bankrupt player has nothing");
}

/** Each jail card is in one hand, and there is a game to play. */
function checkTable(players: readonly PlayerPosition[]): void {
  const held = new Set<number>();
  for (const [seat, { jailCards }] of players.entries()) {
    for (const [i, deck] of jailCards.entries()) {
      if (held.has(deck)) {
        throw new DataFault(
          ["players", seat, "jailCards", i],
          `the ${DECKS[deck]} jail card is held already`,
        );
      }
      held.add(deck);
    }
  }
  if (players.filter(({ bankrupt }) => !bankrupt).length < 2) {
    throw new DataFault(["players"], "expected at least two players who are not bankrupt");
  }
}

function readTurn(seat: number | undefined, players: readonly PlayerPosition[]): Seat | null {
  if (seat === undefined) return null;
  const path = ["turn", "seat"];
  if (players[seatAt(players.length, seat, path)]?.bankrupt) {
    throw new DataFault(path, `seat ${seat} is bankrupt`);
  }
  return seat as Seat;
}

function readDeeds(
  entries: NonNullable<StateEntry["deeds"]>,
  board: Board,
  rules: RuleSet,
  players: readonly PlayerPosition[],
): readonly DeedPosition[] {
  const deeds = new Map<Square, DeedPosition>();
  for (const [name, entry] of Object.entries(entries)) {
    const path = ["deeds", name];
    const square = squareNamed(board, name, path);
    if (board.set[square] === -1) throw new DataFault(path, `${board.names[square]} carries no deed`);
    if (deeds.has(square)) throw new DataFault(path, `${board.names[square]} is named twice`);
    const owner = seatAt(players.length, entry.owner, [...path, "owner"]);
    if (players[owner]?.bankrupt) throw new DataFault([...path, "owner"], `seat ${owner} is bankrupt`);
    const { buildings = 0, mortgaged = false } = entry;
    deeds.set(square, { square, owner, buildings, mortgaged });
  }
  for (const [name, { buildings = 0 }] of Object.entries(entries)) {
    const square = board.squareByName.get(name) as Square;
    const reason = buildings > 0 ? whyNotBuilt(square, deeds, board, rules) : null;
    if (reason !== null) throw new DataFault(["deeds", name, "buildings"], reason);
  }
  return [...deeds.values()];
}

/** The reason for which the lot's buildings cannot stand there (H-1, H-3, H-14), or null. */
function whyNotBuilt(
  square: Square,
  deeds: ReadonlyMap<Square, DeedPosition>,
  board: Board,
  rules: RuleSet,
): string | null {
  const { owner, buildings } = deeds.get(square) as DeedPosition;
  if (board.houseCost[square] === 0) return `nothing can be built on ${board.names[square]}`;
  for (const lot of board.sets[board.set[square]]) {
    const sibling = deeds.get(lot);
    const name = board.names[lot];
    if (sibling?.owner !== owner) return `seat ${owner} does not own the whole group: ${name} is not its own`;
    if (sibling.mortgaged) return `the group is mortgaged: ${name}`;
    if (rules.evenBuilding && Math.abs(sibling.buildings - buildings) > 1) {
      return `the group is built unevenly: ${buildings} here, ${sibling.buildings} on ${name}`;
    }
  }
  return null;
}

/** H-15: what stands on the board and what the bank has left are the supply. */
function checkBank(
  bank: NonNullable<StateEntry["bank"]>,
  deeds: readonly DeedPosition[],
  supply: Supply,
): void {
  const kinds = [
    { kind: "houses", counted: housesIn },
    { kind: "hotels", counted: hotelsIn },
  ] as const;
  for (const { kind, counted } of kinds) {
    const standing = deeds.reduce((sum, { buildings }) => sum + counted(buildings), 0);
    const total = supply[kind];
    if (standing > total) {
      throw new DataFault(
        ["deeds"],
        `${standing} ${kind} stand on the board, more than the ${total} there are`,
      );
    }
    const left = bank[kind];
    if (left !== undefined && left !== total - standing) {
      const reason = `expected ${total - standing}, the supply of ${total} less ${standing} on the board, got ${left}`;
      throw new DataFault(["bank", kind], reason);
    }
  }
}

function readDecks(
  entries: NonNullable<StateEntry["decks"]>,
  board: Board,
  players: readonly PlayerPosition[],
): readonly (readonly number[])[] {
  return DECKS.map((name, deck) => {
    const held = players.some(({ jailCards }) => jailCards.includes(deck)) ? board.jailCard[deck] : -1;
    const next: number[] = [];
    for (const [i, id] of (entries[name] ?? []).entries()) {
      const path = ["decks", name, i];
      const card = cardNamed(board, deck, id, path);
      if (next.includes(card)) throw new DataFault(path, `${id} is in the deck once`);
      if (card === held) throw new DataFault(path, `${id} is held by a player`);
      next.push(card);
    }
    return next;
  });
}
