import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nextTable, TableFile } from "../../../../arena/table/table-file.ts";
import { playAtRandom, tableOf } from "../../table/people.ts";
import { workshop } from "./workshop.ts";

const { arena, folder } = workshop();
const file = (name: string): string => join(folder, name);

test.each([
  [["--seat", "I"], /--seat.*expected seats such as A or A,C, from A to H/],
  [["--seat", "D", "--against", "hl"], /seat D at a table of 2/],
  [["--against", "nobody"], /unknown player "nobody"/],
  [["--against", "hl,hl,hl,hl,hl,hl,hl,hl"], /9 seats: expected 2 to 8/],
  [["--rules", "none@1"], /none@1/],
  [["1.jsonl"], /TABLE is gone on with by --continue/],
])("arena play %j is a slip of the command line, and leaves no table behind", async (line, said) => {
  const { code, stderr } = await arena("play", "--no-open", "--store", file("play/arena.db"), ...line);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringMatching(said) });
  expect(existsSync(file("play/tables"))).toBe(false);
});

test("there is nothing to go on with where no table was left", async () => {
  const { code, stderr } = await arena("play", "--continue", "--no-open", "--store", file("none/arena.db"));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/no table in .*tables; arena play opens one/),
  });
});

test("a table that names code is gone on with only where that is trusted", async () => {
  const { identity, entries } = playAtRandom(tableOf(), "left", 3);
  const [ann, ...others] = identity.seats;
  const seats = [
    ann ?? { player: "person", version: 1 },
    ...others.map((seat) => ({ ...seat, player: "exec:false" })),
  ];
  const path = nextTable(file("code/tables"));
  new TableFile(path, { ...identity, seats }, null).save(entries);
  const { code, stderr } = await arena("play", "--continue", "--no-open", "--store", file("code/arena.db"));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/exec:false is code that it would start; --trust-players/),
  });
});
