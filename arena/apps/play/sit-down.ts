import type { Board } from "../../../src/board/board.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { isExternal } from "../../players/registry.ts";
import { carriedLibrary } from "../../replay/record/carried-library.ts";
import { settingOf } from "../../replay/record/setting.ts";
import { RunError } from "../../runtime/exit.ts";
import { version } from "../../runtime/version.ts";
import type { StateEntry } from "../../scenario/index.ts";
import { OpenTable } from "../../table/open-table.ts";
import { nextTable, readTable, TableFile, tablesIn } from "../../table/table-file.ts";
import { isPerson, makeTable, type PersonSeat } from "../../table/table-setup.ts";
import { readPlayers } from "../../tournament/plan/player-list.ts";

/** A table with the file that follows it. */
export interface Sitting {
  readonly table: OpenTable;
  readonly file: TableFile;
}

/** What a new table is made of. */
export interface NewTable {
  /** Seats of people, from 0, and what they are called, in the same order. */
  readonly people: readonly number[];
  readonly names: readonly string[];
  /** Players by comma, as line-ups list them; undefined for the usual ones. */
  readonly against: string | undefined;
  readonly board: Board;
  readonly rules: RuleSet;
  readonly position: StateEntry | undefined;
  readonly seed: string;
  readonly practice: boolean;
}

/** The opponent that sits where nobody else was asked for, and the seats of a table that nobody gave a size. */
const USUAL = "hl";
const USUAL_SEATS = 4;

/** Opens a new table in the folder. Throws one line on players, seats or a position that do not fit. */
export function openNewTable(folder: string, request: NewTable): Sitting {
  const { board, rules, position, seed, practice } = request;
  const identity = makeTable({ seats: seatsOf(request), board, rules, position, seed, practice });
  const table = new OpenTable(identity, { board, rules });
  return { table, file: new TableFile(nextTable(folder), identity, null) };
}

/** People in their seats, the others in the seats that are left, in their order. */
function seatsOf({ people, names, against, position }: NewTable): (PersonSeat | string)[] {
  const others = against === undefined ? usualPlayers(people, position) : playersOf(against);
  const count = people.length + others.length;
  const beyond = people.find((seat) => seat >= count);
  if (beyond !== undefined) {
    throw new Error(
      `seat ${String.fromCharCode(65 + beyond)} at a table of ${count}: give more players against, or another seat`,
    );
  }
  let next = 0;
  return Array.from({ length: count }, (_, seat) => {
    const person = people.indexOf(seat);
    return person === -1
      ? (others[next++] as string)
      : { person: names[person] ?? nameOf(person, people.length) };
  });
}

const nameOf = (person: number, count: number): string => (count === 1 ? "Person" : `Person ${person + 1}`);

function playersOf(against: string): string[] {
  return readPlayers(against).map(({ spec }) => spec);
}

/** HL in every seat that is left: of the position, else of a table of four for one person; nobody for several people. */
function usualPlayers(people: readonly number[], position: StateEntry | undefined): string[] {
  const seats = position?.players?.length ?? (people.length === 1 ? USUAL_SEATS : people.length);
  return Array.from({ length: Math.max(0, seats - people.length) }, () => USUAL);
}

/**
 * Opens the table of a file, or the newest of the folder, where it was left. Throws one line where there is none, or where it
 * names players that are code and nobody trusts them.
 */
export function openSavedTable(folder: string, path: string | undefined, trustPlayers: boolean): Sitting {
  const file = path ?? tablesIn(folder).at(-1);
  if (file === undefined) throw new RunError(`no table in ${folder}; arena play opens one`);
  try {
    const { identity, entries } = readTable(file);
    const code = identity.seats.find((seat) => !isPerson(seat) && isExternal(seat.player));
    if (code !== undefined && !trustPlayers) {
      throw new Error(`${code.player} is code that it would start; --trust-players allows that`);
    }
    const setting = settingOf(identity, version, carriedLibrary(identity));
    return { table: new OpenTable(identity, setting, entries), file: new TableFile(file, identity, entries) };
  } catch (error) {
    throw new RunError(`${file}: ${(error as Error).message}`);
  }
}
