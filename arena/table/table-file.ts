import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { Seat } from "../../components/index.ts";
import { QUESTIONS } from "../../src/events/questions.ts";
import { DataFault, readData } from "../../src/text/data-fault.ts";
import { closed, line, oneOf, whole } from "../../src/text/data-shape.ts";
import { LONGEST_TEXT } from "../replay/record/answers.ts";
import { IDENTITY_SHAPE, readAnswerTo } from "../replay/record/parse-record.ts";
import { type GameIdentity, RECORD_FORMAT } from "../replay/record/record.ts";
import { parseJson } from "../runtime/parse-json.ts";
import { readText } from "../runtime/read-text.ts";
import type { Entry } from "./journal.ts";

/**
 * A table as a file, a JSON text a line: the game's identity, then each answer as it is given, and `{ "keep": n }` where
 * an undo left n of them.
 */

/** Bytes of a table's file, at most. */
const LARGEST_FILE = 16_000_000;
/** Answers of a game, at most. */
const MOST_ENTRIES = 400_000;

const head = closed("a table", { table: z.literal(1, { error: "expected table 1" }), ...IDENTITY_SHAPE });

const entry = closed("an answer", {
  seat: whole(0, 7),
  question: oneOf(["throw", ...QUESTIONS]),
  answer: z.unknown(),
  reason: line("a reason", LONGEST_TEXT).nullable().optional(),
  begins: z.literal(true).optional(),
});
const kept = closed("an undo", { keep: whole(0, MOST_ENTRIES) });

/** A table that was left: what is played, and what was answered so far. */
export interface SavedTable {
  readonly identity: GameIdentity;
  readonly entries: readonly Entry[];
}

/** Reads a table's file. A last line that was broken off is left out. Throws one line on what is no table. */
export function readTable(path: string): SavedTable {
  const text = readText(path, LARGEST_FILE);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1).trimEnd();
  const [first = "", ...rest] = whole.split("\n");
  const { table: _, ...identity } = at(1, () => readData(head, parseJson(first)));
  if (identity.format !== RECORD_FORMAT) throw new DataFault(["format"], `expected ${RECORD_FORMAT}`);
  const entries: Entry[] = [];
  for (const [i, text] of rest.entries()) {
    at(i + 2, () => {
      const read = parseJson(text);
      if (typeof read === "object" && read !== null && "keep" in read) {
        entries.length = Math.min(entries.length, readData(kept, read).keep);
        return;
      }
      if (entries.length === MOST_ENTRIES) throw new DataFault([], `more than ${MOST_ENTRIES} answers`);
      entries.push(readEntry(read, identity.seats.length));
    });
  }
  return { identity, entries };
}

function readEntry(value: unknown, seats: number): Entry {
  const { seat, question, answer, reason = null, begins = false } = readData(entry, value);
  if (seat >= seats) throw new DataFault(["seat"], `seat ${seat} of ${seats}`);
  if (question === "throw" && answer !== true) throw new DataFault(["answer"], "expected true");
  const told = question === "throw" ? true : readAnswerTo(question, answer, ["answer"]);
  return { seat: seat as Seat, question, answer: told, reason, begins };
}

function at<T>(number: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`line ${number}: ${(error as Error).message}`);
  }
}

/** Keeps a table's file in step with its answers. */
export class TableFile {
  readonly path: string;
  private readonly identity: GameIdentity;
  /** Entries that the file has; null where there is no file yet. */
  private saved: readonly Entry[] | null;

  /** A new file, which begins with the first save, or that of a table that was left, which has the entries `saved`. */
  constructor(path: string, identity: GameIdentity, saved: readonly Entry[] | null) {
    this.path = path;
    this.identity = identity;
    this.saved = saved;
  }

  /** Writes what is new, and what an undo took away. Throws where a new file is there already. */
  save(entries: readonly Entry[]): void {
    const saved = this.saved ?? this.begin();
    let same = 0;
    while (same < saved.length && saved[same] === entries[same]) same++;
    const lines = [
      ...(same < saved.length ? [{ keep: same }] : []),
      ...entries.slice(same).map(({ reason, begins, ...rest }) => ({
        ...rest,
        ...(reason === null ? {} : { reason }),
        ...(begins ? { begins } : {}),
      })),
    ];
    if (lines.length > 0)
      appendFileSync(this.path, lines.map((each) => `${JSON.stringify(each)}\n`).join(""));
    this.saved = [...entries];
  }

  private begin(): readonly Entry[] {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, `${JSON.stringify({ table: 1, ...this.identity })}\n`, { flag: "wx" });
    return [];
  }
}

/** The folder of the tables beside a store. */
export const tableFolder = (store: string): string => join(dirname(store), "tables");

/** Paths of the tables in a folder, the newest last. */
export function tablesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{1,9}\.jsonl$/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => join(folder, name));
}

/** The path of the next table in a folder. */
export function nextTable(folder: string): string {
  const [last] = tablesIn(folder).slice(-1);
  const number = last === undefined ? 1 : Number.parseInt(last.slice(folder.length + 1), 10) + 1;
  return join(folder, `${number}.jsonl`);
}
