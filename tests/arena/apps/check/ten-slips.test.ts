import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { checkTypes } from "../../../../arena/apps/check/check-types.ts";
import type { Finding } from "../../../../arena/apps/check/finding.ts";
import { check } from "./planted-check.ts";

/** Ten slips that somebody who writes a first player makes, and what `check-player` and its `--types` say of each. */

interface Slip {
  /** Members of the class. */
  readonly body: string;
  readonly definition?: string;
  /** Part of what the check says; of what it throws where the file does not load. */
  readonly said: string;
  /** Part of what the compiler says, where it sees the slip. */
  readonly typed?: string;
  readonly limitMs?: number;
}

const BUYS = "return ctx.cash > ctx.priceOf(square);";
const buys = (body: string): string =>
  `override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {\n    ${body}\n  }`;

const SLIPS: Readonly<Record<string, Slip>> = {
  "a misspelt method": {
    body: `override auctionBit(): number { return 0; }\n  ${buys(BUYS)}`,
    said: 'has "auctionBit", which nobody calls; did you mean "auctionBid"?',
    typed: "Did you mean 'auctionBid'?",
  },
  "a wrong key": {
    body: buys(BUYS),
    definition: "lerns: true,",
    said: 'has an unknown key "lerns"; did you mean "learns"?',
    typed: "'lerns' does not exist in type",
  },
  "a throw": {
    body: "override auctionBid(ctx: DecisionContext, square: Square): number {\n    return nothing()[square]! + ctx.cash;\n  }",
    said: "threw bid Cannot read properties of undefined (reading",
  },
  "a key that no event has": {
    body: 'rents = 0;\n  observe(event: GameEvent): void {\n    if (event.kind === "RentPaid") this.rents++;\n  }',
    said: 'reads "kind" of an event, which none has (TurnStarted); expected one of type, player',
    typed: "Property 'kind' does not exist on type 'GameEvent'",
  },
  "a wrong number of arguments": {
    body: "override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {\n    return raiseBid(ctx, square, standing);\n  }",
    said: "malformed bid answered NaN",
    typed: "Expected 4 arguments, but got 3.",
  },
  "a view that is written to": {
    body: buys("ctx.squareOwners[square] = ctx.seat;\n    return true;"),
    said: "wrote-to-view buy the position was changed during the question",
    typed: "only permits reading",
  },
  "an answer of a wrong type": {
    body: buys('return "yes";'),
    said: 'malformed buy answered "yes"',
    typed: "Type 'string' is not assignable to type 'boolean'",
  },
  "chance of its own": {
    body: buys("return Math.random() < 0.5;"),
    said: "hidden-source buy uses Math.random; use ctx.random, which belongs to the game",
  },
  "a slow answer": {
    body: buys("Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);\n    return false;"),
    said: "slow buy took",
    limitMs: 2,
  },
  "a memory that does not come back": {
    body: `seen = new Map<number, number>();
  memory = {
    snapshot: () => ({ version: 1, seen: this.seen }),
    restore: (from: unknown) => { this.seen = new Map((from as { seen: [number, number][] }).seen); },
  };`,
    definition: "learns: true,",
    said: "memory null its snapshot.seen is a Map, of which JSON keeps nothing",
  },
};

/** Positions that each is tried in. */
const CASES = 12;

const folder = mkdtempSync(join(tmpdir(), "ten-slips-"));
const pathOf = (name: string): string => join(folder, `${name.replaceAll(" ", "-")}.ts`);

for (const [name, { body, definition = "" }] of Object.entries(SLIPS)) {
  writeFileSync(
    pathOf(name),
    `import { type DecisionContext, definePlayer, type GameEvent, PassivePlayer, raiseBid, type Square } from "monopoly-arena/player";

const nothing = (): Square[] => JSON.parse("{}").nothing;

class MyBot extends PassivePlayer {
  ${body}
}

export default definePlayer({ api: 1, label: "MyBot", ${definition} create: () => new MyBot() });
void raiseBid, nothing;
export type { GameEvent };
`,
  );
}

describe("ten planted slips", () => {
  let typed: readonly Finding[] = [];
  beforeAll(async () => {
    const all = join(folder, "all.ts");
    const files = Object.keys(SLIPS).map((name) => `import ${JSON.stringify(pathOf(name))};`);
    writeFileSync(all, files.join("\n"));
    typed = await checkTypes(all);
  });

  test.each(Object.entries(SLIPS))("the check finds %s", (name, { said, limitMs }) => {
    expect(wordsOn(pathOf(name), limitMs)).toContainEqual(expect.stringContaining(said));
  });

  test("the compiler finds those that types show, each by its file and line, and nothing else", () => {
    const expected = Object.entries(SLIPS).filter(([, slip]) => slip.typed !== undefined);
    for (const [name, slip] of expected) {
      const lines = typed.map(({ message }) => message).filter((message) => message.includes(pathOf(name)));
      expect(lines).toContainEqual(expect.stringContaining(slip.typed ?? ""));
      expect(lines[0]).toMatch(/\.ts:\d+\)$/);
    }
    const named = expected.map(([name]) => pathOf(name));
    expect(typed.filter(({ message }) => !named.some((path) => message.includes(path)))).toEqual([]);
  });
});

/** All that is said of a player: what loading it throws, or kind, question and message of each finding. */
function wordsOn(path: string, limitMs?: number): string[] {
  try {
    return check(path, CASES, limitMs).findings.map(({ kind, ask, message }) => `${kind} ${ask} ${message}`);
  } catch (error) {
    return [(error as Error).message];
  }
}
