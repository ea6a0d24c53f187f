import { expect, test } from "vitest";
import { visibleJson, visibleLine, visibleText } from "../../../arena/runtime/visible-text.ts";

const HOSTILE = "a\u001b[2J\u009b31mb\u202ec\u0007\nd";

test("nothing that a terminal acts upon is left in text, and lines stay lines", () => {
  expect(visibleText(HOSTILE)).toBe("a�[2J�31mb�c�\nd");
  expect(visibleText("Übermütig 🎲 – 4·2")).toBe("Übermütig 🎲 – 4·2");
});

test("a line is one line", () => {
  expect(visibleLine("one\r\n\ttwo\u001b[2J")).toBe("one two [2J");
});

test("JSON keeps its meaning", () => {
  const document = { text: HOSTILE, more: ["\u{e0001}"] };
  const json = visibleJson(JSON.stringify(document));
  expect(json).not.toMatch(/\p{C}/u);
  expect(JSON.parse(json)).toEqual(document);
});
