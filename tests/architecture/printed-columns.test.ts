import { expect, test } from "vitest";
import { sourceFiles } from "../../scripts/source-files.ts";

/** What a board prints and a world holds in columns or lists. */
const PRINTED =
  "price|mortgageValue|houseCost|rents|baseRent|sets?|setSize|deeds|tax|taxAmount|deck|deckStart|deckSize|jailCard|jail|kind|data|size";

test("rules and phases read what is printed from the world's columns and lists, not from the board", () => {
  const fromBoard = new RegExp(
    `\\bboard\\.(${PRINTED})\\b|\\{[^}]*\\b(${PRINTED})\\b[^}]*\\} = (world\\.)?board\\b`,
  );
  const rooms = ["src/law/", "src/world/snapshot.ts", "systems/"];
  const found = sourceFiles()
    .filter(({ path }) => rooms.some((room) => path.startsWith(room)))
    .filter(({ code }) => fromBoard.test(code));
  expect(found.map(({ path }) => path)).toEqual([]);
});
