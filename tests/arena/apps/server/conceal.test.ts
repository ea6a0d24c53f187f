import { expect, test } from "vitest";
import { conceal, concealedJson } from "../../../../arena/apps/server/conceal.ts";

test("absolute paths are cut to the name of their file", () => {
  expect(conceal("/home/me/bots/mine.ts")).toBe("…/mine.ts");
  expect(conceal("/home/me/mine.ts:nerve=0.8")).toBe("…/mine.ts:nerve=0.8");
  expect(conceal("exec:python3 /home/me/my.py --fast")).toBe("exec:python3 …/my.py --fast");
  expect(conceal('threw "Error" at file:///home/me/mine.ts:3:4')).toBe('threw "Error" at …/mine.ts:3:4');
  expect(conceal("C:\\Users\\me\\mine.ts")).toBe("…/mine.ts");
});

test("what is no absolute path stays as it is", () => {
  for (const text of [
    "./mine.ts",
    "B&O Railroad",
    "3/4 of 1/2",
    "hl:policy=ucb1",
    "and/or",
    "us-classic@1",
  ]) {
    expect(conceal(text)).toBe(text);
  }
});

test("controls that would reorder or hide the text around them are replaced", () => {
  expect(concealedJson({ label: "safe\u202egnol\u2069\u001b[2J", line: "a\nb" })).toBe(
    '{"label":"safe\ufffdgnol\ufffd\ufffd[2J","line":"a\\nb"}',
  );
});

test("texts are concealed wherever they stand in an answer", () => {
  expect(concealedJson({ players: [{ id: "/home/me/mine.ts" }], games: 3 })).toBe(
    '{"players":[{"id":"…/mine.ts"}],"games":3}',
  );
});
