import type { Board } from "../../../src/board/board.ts";
import type { EventType, GameEvent } from "../../../src/events/events.ts";

/** The events of one player-turn, in order, and the board they happened on. */
export interface TurnLog {
  readonly events: readonly GameEvent[];
  readonly board: Board;
}

type Of<Type extends EventType> = Extract<GameEvent, { type: Type }>;

function all<Type extends EventType>({ events }: TurnLog, type: Type): Of<Type>[] {
  return events.filter((event): event is Of<Type> => event.type === type);
}

/** True where an event of `first` comes before one of `second`. */
function follows(
  { events }: TurnLog,
  first: (event: GameEvent) => boolean,
  second: (event: GameEvent) => boolean,
): boolean {
  const at = events.findIndex(first);
  return at !== -1 && events.slice(at + 1).some(second);
}

const is =
  (type: EventType) =>
  (event: GameEvent): boolean =>
    event.type === type;

/** Rule branches that a soak must see, each recognised from the events of a turn. Named by rule where it has one. */
export const BRANCHES: Readonly<Record<string, (turn: TurnLog) => boolean>> = {
  "S-5 a double earns another throw": (turn) => all(turn, "DiceRolled").length > 1,
  "S-6 third double to jail": (turn) => all(turn, "PlayerJailed").some(({ reason }) => reason === "doubles"),
  "J-1 jailed by the square": (turn) => all(turn, "PlayerJailed").some(({ reason }) => reason === "square"),
  "J-1 jailed by a card": (turn) => all(turn, "PlayerJailed").some(({ reason }) => reason === "card"),
  "J-3 out by the fine": (turn) =>
    all(turn, "PlayerReleasedFromJail").some(({ method }) => method === "fine"),
  "J-3 out by a card": (turn) => all(turn, "PlayerReleasedFromJail").some(({ method }) => method === "card"),
  "J-4 out by a double": (turn) =>
    all(turn, "PlayerReleasedFromJail").some(({ method }) => method === "doubles"),
  "J-6 third failure pays, then moves": (turn) =>
    follows(
      turn,
      is("DiceRolled"),
      (event) => event.type === "PlayerReleasedFromJail" && event.method === "fine",
    ),
  "G-3 the salary twice in a turn": (turn) => all(turn, "SalaryCollected").length > 1,
  "B-8 bought where a card led": (turn) => follows(turn, is("CardDrawn"), is("PropertyBought")),
  "B-3 the lander wins the auction it caused": (turn) =>
    all(turn, "PropertyDeclined").some(({ player, square }) =>
      all(turn, "AuctionWon").some((won) => won.player === player && won.square === square),
    ),
  "B-7 an auction without a bid": (turn) =>
    all(turn, "AuctionStarted").length > all(turn, "AuctionWon").length,
  "B-5 a winner raises cash for its bid": (turn) =>
    turn.events.some(
      ({ type }, i) =>
        type === "AuctionWon" &&
        ["PropertyMortgaged", "BuildingSold"].includes(turn.events[i - 1]?.type ?? ""),
    ),
  "R-12 a fresh throw for a utility": (turn) =>
    turn.events.some(
      ({ type }, i) =>
        type === "DiceRolled" &&
        turn.events[i - 1]?.type === "PlayerMoved" &&
        all(turn, "CardDrawn").length > 0,
    ),
  "C-3 a card leads to a card": (turn) => all(turn, "CardDrawn").length > 1,
  "H-5 a hotel": (turn) => all(turn, "HouseBuilt").some(({ houses }) => houses === 5),
  "H-8 a hotel broken down to four houses": (turn) =>
    all(turn, "BuildingSold").some(({ houses }) => houses === 4),
  "H-11 the last building contested": (turn) => all(turn, "BuildingContested").length > 0,
  "M-6 interest on a traded mortgage": (turn) => follows(turn, is("TradeAccepted"), is("InterestPaid")),
  "M-6 a traded mortgage lifted": (turn) => follows(turn, is("TradeAccepted"), is("PropertyUnmortgaged")),
  "K-4 bankrupt to a player": (turn) => all(turn, "PlayerBankrupt").some(({ creditor }) => creditor !== null),
  "K-5 interest on an estate": (turn) =>
    follows(turn, (event) => event.type === "PlayerBankrupt" && event.creditor !== null, is("InterestPaid")),
  "K-6 an estate's interest must be raised": (turn) =>
    turn.events.some(
      ({ type }, i) =>
        type === "InterestPaid" &&
        ["PropertyMortgaged", "BuildingSold"].includes(turn.events[i - 1]?.type ?? ""),
    ),
  "K-7 an estate auctioned": (turn) =>
    follows(
      turn,
      (event) => event.type === "PlayerBankrupt" && event.creditor === null,
      is("AuctionStarted"),
    ),
  "K-9 a jail card back under its deck": (turn) => follows(turn, is("PlayerBankrupt"), is("CardReturned")),
  "C-9 two bankruptcies in one turn": (turn) => all(turn, "PlayerBankrupt").length > 1,
  "K-11 last player left": (turn) => follows(turn, is("PlayerBankrupt"), is("GameOver")),
  "E-3 the cap": (turn) =>
    turn.events.at(-1)?.type === "GameOver" && all(turn, "PlayerBankrupt").length === 0,
};
