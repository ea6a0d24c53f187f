import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as entry from "../../arena/player.ts";
import { PROTOCOL } from "../../arena/players/external/program/protocol.ts";
import { HELPERS, PAGE, playerReference } from "../../scripts/player-reference.ts";
import { compileBoard } from "../../src/board/board.ts";
import { US_CLASSIC } from "../../src/board/us-classic.ts";
import { EVENT_TYPES } from "../../src/events/events.ts";
import { QUESTION, QUESTIONS } from "../../src/events/questions.ts";
import { REFUSALS } from "../../src/events/refusals.ts";
import { DecisionContext } from "../../src/player/decision-context.ts";
import { createGame } from "../../src/player/game.ts";
import { METHOD_OF, PassivePlayer } from "../../src/player/player.ts";
import { ruleSet } from "../../src/rules/catalog.ts";

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const names = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

describe("what is written for authors of players is complete", () => {
  test("every question, by its method and by its name", () => {
    const [api, protocol] = [read("docs/player-api.md"), read("docs/protocol.md")];
    expect(Object.values(METHOD_OF).filter((method) => !names(api, method))).toEqual([]);
    expect(QUESTIONS.filter((question) => !names(protocol, question))).toEqual([]);
  });

  test("every question as the table of questions has it: its arguments and when it is asked", () => {
    const api = read("docs/player-api.md");
    for (const { method, subject, asked } of Object.values(QUESTION)) {
      expect(api).toContain(`| \`${method}(${["ctx", ...subject].join(", ")})\` | ${asked} |`);
    }
  });

  test("every member of the context", () => {
    const api = read("docs/player-api.md");
    const players = [new PassivePlayer(), new PassivePlayer()];
    const [ctx] = createGame(compileBoard(US_CLASSIC), ruleSet("arena@1"), players).contexts;
    // What belongs to the engine, not to players.
    const hidden = ["constructor", "begin", "world", "paper", "draws", "imagine"];
    const members = [...Object.getOwnPropertyNames(DecisionContext.prototype), ...Object.keys(ctx ?? {})];
    expect(members.filter((name) => !hidden.includes(name) && !names(api, name))).toEqual([]);
  });

  test("everything that the entry exports beside its types", () => {
    const api = read("docs/player-api.md");
    const declared = ["BANK", "PLAYER_API", "declareParameters"];
    expect(Object.keys(entry).filter((name) => !declared.includes(name) && !names(api, name))).toEqual([]);
  });

  test("events with their fields, helpers and refusals; `npm run player-reference` renews the page", () => {
    const page = readFileSync(PAGE, "utf8");
    expect(page).toBe(playerReference());
    expect(EVENT_TYPES.filter((type) => !page.includes(`| \`${type}\` |`))).toEqual([]);
    expect(REFUSALS.filter((reason) => !page.includes(`| \`${reason}\` |`))).toEqual([]);
    expect(HELPERS.filter((name) => !page.includes(`- \`${name}(`))).toEqual([]);
    expect(HELPERS.filter((name) => !(name in entry))).toEqual([]);
  });

  test("the versions of the interface and of the protocol", () => {
    expect(read("docs/player-api.md")).toContain(`Version **${entry.PLAYER_API}**`);
    expect(read("docs/protocol.md")).toContain(`Protocol **${PROTOCOL}**`);
  });

  test.each(["examples/python/monopoly_arena.py", "examples/javascript/monopoly-arena.mjs"])(
    "%s knows every question and the protocol's version",
    (client) => {
      const text = read(client);
      expect(QUESTIONS.filter((question) => !names(text, question))).toEqual([]);
      expect(text).toMatch(new RegExp(`PROTOCOL = ${PROTOCOL}\\b`));
    },
  );
});
