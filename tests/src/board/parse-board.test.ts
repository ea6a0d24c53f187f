import { describe, expect, test } from "vitest";
import { BOARD_IDS, board } from "../../../src/board/catalog.ts";
import { parseBoard } from "../../../src/board/parse-board.ts";

type Json = Record<string, unknown>;
/** A board file as its author would begin one: the classic board under another name, with one thing changed. */
type Draft = {
  squares: Json[];
  groups: Record<string, Json>;
  decks: { chance: Json[]; communityChest: Json[] };
} & Json;

function draft(change: (board: Draft) => void): Draft {
  const copy = { ...structuredClone(board("us-classic").data), id: "mine" } as unknown as Draft;
  change(copy);
  return copy;
}

function refusal(value: unknown): string {
  try {
    return `accepted as ${parseBoard(value).id}`;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("the built-in boards", () => {
  test.each(BOARD_IDS)("%s passes for a file like any other", (id) => {
    expect(refusal({ ...board(id).data, id: "copy" })).toBe("accepted as copy@1");
  });

  test("are found with their version or without it", () => {
    expect(board("islands@1")).toBe(board("islands"));
    expect(() => board("ilands")).toThrow(
      /board "ilands" is unknown; expected one of .*did you mean "islands"\?$/,
    );
  });

  test("differ in size and in the sizes of their groups", () => {
    expect(BOARD_IDS.map((id) => board(id).size)).toEqual([40, 24, 36]);
    expect(board("islands").groups.map(({ squares }) => squares.length)).toEqual([2, 4, 4, 4, 3, 2]);
    expect(board("islands").sets[board("islands").utilitySet]).toHaveLength(3);
  });
});

describe("a board file is refused in one line", () => {
  test.each<[string, (board: Draft) => void, string]>([
    [
      "without GO first",
      (b) => {
        b.squares.reverse();
      },
      "squares[0]: the first square must be GO",
    ],
    [
      "with a second GO",
      (b) => {
        b.squares[20] = { kind: "go", name: "Go again" };
      },
      "squares[20]: a board has one GO, its first square",
    ],
    [
      "without a jail",
      (b) => {
        b.squares[10] = { kind: "freeParking", name: "Park" };
      },
      "squares: there is no jail",
    ],
    [
      "with two jails",
      (b) => {
        b.squares[20] = { kind: "jail", name: "Another Jail" };
      },
      "squares[20]: a second jail, the first is square 10",
    ],
    [
      "with two squares of one name",
      (b) => {
        b.squares[39]!.name = "Park Place";
      },
      'squares[39].name: "Park Place" is already the name of square 37',
    ],
    [
      "with a street in an unknown group",
      (b) => {
        b.squares[1]!.group = "Brawn";
      },
      'squares[1].group: unknown group "Brawn"; did you mean "Brown"?',
    ],
    [
      "with a group of one lot",
      (b) => {
        b.squares[39]!.group = "Brown";
      },
      'groups["Dark Blue"]: a group needs two lots or more to be completed, this one has 1',
    ],
    [
      "with a group of no lots",
      (b) => {
        b.groups.Grey = { houseCost: 50, colour: "#888888" };
      },
      "groups.Grey: a group needs two lots or more to be completed, this one has 0",
    ],
    [
      "with an odd house cost",
      (b) => {
        b.groups.Red!.houseCost = 75;
      },
      "groups.Red.houseCost: expected an even whole number from 2 to 10000: half of it is paid back, got 75",
    ],
    [
      "with a tariff that does not fit its set",
      (b) => {
        b.railroadRents = [25, 50, 100];
      },
      "railroadRents: expected 4 entries, one to all of the board's railroad squares, got 3",
    ],
    [
      "with rents that fall",
      (b) => {
        b.squares[1]!.rents = [2, 10, 30, 20, 160, 250];
      },
      "squares[1].rents[3]: a lot must not earn less for being built on",
    ],
    [
      "with a loan above the price",
      (b) => {
        b.squares[1]!.mortgage = 61;
      },
      "squares[1].mortgage: the bank would lend 61 on a deed that costs 60",
    ],
    [
      "with a card to a square it lacks",
      (b) => {
        b.decks.chance[1]!.effect = { kind: "advanceTo", square: "Ilinois Avenue" };
      },
      'decks.chance[1].effect.square: no square "Ilinois Avenue" on the board; did you mean "Illinois Avenue"?',
    ],
    [
      "with a card to a square beyond its end",
      (b) => {
        b.decks.chance[1]!.effect = { kind: "advanceTo", square: 40 };
      },
      "decks.chance[1].effect.square: no square 40 on the board",
    ],
    [
      "with a card to the nearest of nothing",
      (b) => {
        for (const square of b.squares) if (square.kind === "utility") square.kind = "railroad";
        b.railroadRents = [1, 2, 3, 4, 5, 6];
        b.utilityMultipliers = [];
      },
      "decks.chance[5].effect.of: there is no utility on the board",
    ],
    [
      "with two jail cards in a deck",
      (b) => {
        b.decks.communityChest[0]!.effect = { kind: "jailFree" };
      },
      "decks.communityChest[4].effect: a deck has one jailFree card at most, card 0 is one",
    ],
    [
      "with a card id given twice",
      (b) => {
        b.decks.communityChest[3]!.id = "bankError";
      },
      'decks.communityChest[3].id: "bankError" is already the id of card 1',
    ],
    [
      "with a deck that could run dry",
      (b) => {
        b.decks.chance.splice(0, 16, { id: "free", text: "Free", effect: { kind: "jailFree" } });
      },
      "decks.chance: needs a card that nobody can keep, so that there is one to draw",
    ],
    [
      "with cards that lead back to where they were drawn",
      (b) => {
        b.decks.communityChest[2]!.effect = { kind: "advanceTo", square: "Chance 3" };
      },
      'squares[36]: its cards can send a token in a circle without end: "Chance 3" to "Community Chest 3" to "Chance 3"',
    ],
    [
      "with a misspelt key",
      (b) => {
        b.railroadRent = [1];
      },
      'unknown key "railroadRent"; did you mean "railroadRents"?',
    ],
    [
      "with an unknown kind of square",
      (b) => {
        b.squares[1]!.kind = "stret";
      },
      'squares[1].kind: expected one of go, street, railroad, utility, tax, chance, communityChest, jail, goToJail, freeParking; did you mean "street"?, got "stret"',
    ],
    [
      "with fewer squares than a throw has pips",
      (b) => {
        b.squares.length = 15;
      },
      "squares: expected a list of 16 to 200 squares, got [{",
    ],
    [
      "under the id of a built-in board",
      (b) => {
        b.id = "islands";
      },
      'id: "islands" is a built-in board, which nothing may change; choose another id',
    ],
  ])("%s", (_what, change, message) => {
    expect(refusal(draft(change))).toContain(message);
    expect(refusal(draft(change))).not.toContain("\n");
  });
});
