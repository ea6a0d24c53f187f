import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRecord } from "../../../../arena/replay/record/parse-record.ts";
import type { GameRecord } from "../../../../arena/replay/record/record.ts";
import { recordedGame, verified } from "../recorded-game.ts";

const RECORD = recordedGame({ game: 1 });
const TEXT = JSON.stringify(RECORD);

/** What becomes of a text that claims to be a record. */
function judge(text: string): "refused" | "different" | "same" {
  let record: GameRecord;
  try {
    record = parseRecord(text);
    return verified(record).difference === null ? "same" : "different";
  } catch (error) {
    const { message } = error as Error;
    expect(message).not.toMatch(/[\n\p{Cc}]/u);
    expect(message).not.toMatch(/TypeError|RangeError|undefined/);
    return "refused";
  }
}

describe("a record with one thing changed", () => {
  test.each([
    ["the seed", { ...RECORD, seed: "43" }],
    ["the unit", { ...RECORD, unit: 1 }],
    ["the game", { ...RECORD, game: 2 }],
    ["the deal", { ...RECORD, deal: 2 }],
    ["a seat's player", { ...RECORD, seats: RECORD.seats.map((seat) => ({ ...seat, player: "greedy" })) }],
    ["a tier's version", { ...RECORD, seats: RECORD.seats.map((seat) => ({ ...seat, version: 2 })) }],
    ["the board's version", { ...RECORD, board: "us-classic@2" }],
    ["the fingerprint of the rules", { ...RECORD, rules: { ...RECORD.rules, hash: "0000000000000000" } }],
    ["the rules", { ...RECORD, rules: { ...RECORD.rules, id: "official@1" } }],
    ["the last turn", { ...RECORD, turns: RECORD.turns.slice(0, -1) }],
    ["a turn too many", { ...RECORD, turns: [...RECORD.turns, RECORD.turns[0]] }],
    ["the final hash", { ...RECORD, hash: "0000000000000000" }],
  ])("is not taken for the game that was played: %s", (_, changed) => {
    expect(judge(JSON.stringify(changed))).not.toBe("same");
  });

  test("is found out at the turn, the seat and the question of the changed answer", () => {
    const turn = RECORD.turns.findIndex(([, first]) => first?.[1] === true);
    const [hash, [asked], ...rest] = RECORD.turns[turn] as [string, [number, boolean]];
    const changed = RECORD.turns.with(turn, [hash, [asked, false], ...rest]);
    const { difference, turns } = verified({ ...RECORD, turns: changed });
    expect(turns).toBe(turn);
    expect(difference?.turn).toBe(turn + 1);
    expect(difference?.question).toBe("bid");
  });

  test("any byte of its seed, seats, rules or decisions: never the same game under another name", () => {
    const bytes = fc.record({ at: fc.nat(TEXT.length - 1), put: fc.integer({ min: 32, max: 126 }) });
    fc.assert(
      fc.property(bytes, ({ at, put }) => {
        const byte = String.fromCharCode(put);
        fc.pre(TEXT[at] !== byte);
        const text = TEXT.slice(0, at) + byte + TEXT.slice(at + 1);
        // Where the text still says the same, it is the same game.
        if (judge(text) === "same") expect(parseRecord(text)).toEqual(RECORD);
      }),
      { numRuns: 400 },
    );
  });
});

describe("a record of something else", () => {
  test.each([
    [
      "engine",
      { ...RECORD, engine: "9.9.9" },
      /engine 9\.9\.9, this is 0\.0\.0-test: replay it with version 9\.9\.9/,
    ],
    ["rule set", { ...RECORD, rules: { ...RECORD.rules, id: "arena@7" } }, /"arena@7" is unknown/],
    ["board", { ...RECORD, board: "atlantis@1" }, /"atlantis@1" is unknown/],
    ["format", { ...RECORD, format: 3 }, /format: expected format 1 or 2, got 3/],
  ])("is refused by the name of its %s", (_, changed, message) => {
    expect(() => verified(parseRecord(JSON.stringify(changed)))).toThrow(message);
  });

  test.each([
    ["not JSON", "{", /^not valid JSON: /],
    ["nested without end", "[".repeat(1_000_000), /^not valid JSON: /],
    [
      "deep inside an answer",
      TEXT.replace("true", `${"[".repeat(100_000)}${"]".repeat(100_000)}`),
      /turns\[/,
    ],
    ["too long", " ".repeat(5_000_000), /characters long/],
    ["an unknown key", JSON.stringify({ ...RECORD, winner: 3 }), /unknown key "winner"/],
    [
      "nobody in its seats",
      JSON.stringify({ ...RECORD, seats: [] }),
      /seats: expected a list of 2 to 8 seats/,
    ],
    ["a terminal's escape in a name", JSON.stringify({ ...RECORD, board: "\u001b[2J" }), /board: expected/],
    ["its one-byte form in a seed", JSON.stringify({ ...RECORD, seed: 7, board: "\u009b31m" }), /: expected/],
    ["a question that it does not have", JSON.stringify({ ...RECORD, asked: [] }), /asked \d+ of 0/],
    ["a list", "[]", /expected a record, an object/],
  ])("is refused in one line: %s", (_, text, message) => {
    expect(judge(text)).toBe("refused");
    expect(() => parseRecord(text)).toThrow(message);
  });

  test("mutated anyhow, is refused in one line or replayed, and never hangs", () => {
    const places = leaves(RECORD);
    const mutation = fc.record({
      at: fc.nat(places.length - 1),
      value: fc.oneof(
        fc.integer(),
        fc.double(),
        fc.boolean(),
        fc.string(),
        fc.constant(null),
        fc.constantFrom([], {}, [[]], -1, 0, 1, 2 ** 53, "greedy", { threw: "" }, { malformed: "" }),
      ),
    });
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const changed = structuredClone(RECORD);
        for (const { at, value } of mutations) put(changed, places[at], value);
        expect(["refused", "different", "same"]).toContain(judge(JSON.stringify(changed)));
      }),
      { numRuns: 400 },
    );
  });
});

type Path = readonly (string | number)[];

/** The path of everything in a value. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

function put(target: unknown, path: Path, value: unknown): void {
  let at = target as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    if (typeof next !== "object" || next === null) return;
    at = next as Record<string | number, unknown>;
  }
  at[path.at(-1) as string | number] = value;
}
