import type { Board } from "../../src/board/board.ts";
import { BOARD_IDS } from "../../src/board/catalog.ts";
import { shortDeal } from "../../src/board/short-deal.ts";
import { seedKey } from "../../src/chance/random.ts";
import { RULE_SETS } from "../../src/rules/catalog.ts";
import { rulesHash } from "../../src/rules/hash.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { type GameIdentity, RECORD_FORMAT, type RecordedSeat } from "../replay/record/record.ts";
import { version } from "../runtime/version.ts";
import { positionOn } from "../scenario/position.ts";
import type { StateEntry } from "../scenario/position-schema.ts";
import { readPlayer } from "../tournament/plan/player-list.ts";

/** The player of a seat that a person takes. */
export const PERSON = "person";

/** A seat that a person takes, by the name that the log calls it. */
export interface PersonSeat {
  readonly person: string;
}

/** Who plays what: the seats in playing order, people by name and players as line-ups ask for them. */
export interface TableRequest {
  readonly seats: readonly (PersonSeat | string)[];
  readonly board: Board;
  readonly rules: RuleSet;
  /** Where the game begins; at the start when left out. */
  readonly position?: StateEntry | undefined;
  readonly seed: string;
  /** Undo goes back behind throws and cards that were seen. */
  readonly practice?: boolean;
}

/** The game that a request asks for. Throws one line that says what does not fit and what would. */
export function makeTable({
  seats,
  board,
  rules,
  position,
  seed,
  practice = false,
}: TableRequest): GameIdentity {
  seedKey(seed);
  if (seats.length < 2 || seats.length > 8) throw new Error(`${seats.length} seats: expected 2 to 8`);
  const sitting = position === undefined ? seats.length : positionOn(board, rules, position).players.length;
  if (sitting !== seats.length) {
    throw new Error(`${seats.length} seats for a position of ${sitting}: give one for each`);
  }
  const short = position === undefined ? shortDeal(board, rules, seats.length) : null;
  if (short !== null) throw new Error(`rules ${rules.id}: startingDeeds: ${short}`);
  return {
    format: RECORD_FORMAT,
    engine: version,
    rules: { id: rules.id, hash: rulesHash(rules) },
    board: board.id,
    ...(RULE_SETS.has(rules.id) ? {} : { ruleSet: rules }),
    ...(BOARD_IDS.includes(board.data.id) ? {} : { boardData: board.data }),
    ...(position === undefined ? {} : { position }),
    seed,
    unit: 0,
    game: 0,
    deal: 0,
    seats: seats.map(seatOf),
    ...(practice ? { practice } : {}),
  };
}

function seatOf(seat: PersonSeat | string): RecordedSeat {
  if (typeof seat !== "string") return { player: PERSON, version: 1, label: seat.person };
  const { spec, label, version: tierVersion } = readPlayer(seat);
  return { player: spec, version: tierVersion, label };
}

/** True for a seat that a person takes. */
export const isPerson = ({ player }: RecordedSeat): boolean => player === PERSON;
