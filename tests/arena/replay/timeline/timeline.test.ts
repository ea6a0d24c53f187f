import { describe, expect, test } from "vitest";
import { gameLabels } from "../../../../arena/replay/narration/game-labels.ts";
import { gameLog } from "../../../../arena/replay/narration/game-log.ts";
import { summarizeTurn, summarizeTurns } from "../../../../arena/replay/narration/turn-summary.ts";
import { settingOf } from "../../../../arena/replay/record/setting.ts";
import { Timeline } from "../../../../arena/replay/timeline/timeline.ts";
import { walkOf } from "../../../../arena/replay/timeline/walk.ts";
import { findHighlights, highlightLines } from "../../../../arena/replay/turning-points/highlights.ts";
import { steadyGame } from "../../apps/terminal/steady-game.ts";

const RECORD = steadyGame();
const timeline = new Timeline(RECORD, settingOf(RECORD, RECORD.engine));
const frames = timeline.frames(0, timeline.length);

describe("the timeline of a game", () => {
  test("shows every event once, in order, and the table after each", () => {
    expect(frames.map(({ index }) => index)).toEqual(frames.map((_, index) => index));
    expect(frames[0]?.event.type).toBe("TurnStarted");
    expect(frames.at(-1)?.event.type).toBe("GameOver");
    for (const { event, table } of frames) {
      if (event.type === "PlayerMoved") expect(table.seats[event.player]?.square).toBe(event.to);
      if (event.type === "PropertyBought") expect(table.owner[event.square]).toBe(event.player);
      if (event.type === "HouseBuilt") expect(table.buildings[event.square]).toBe(event.houses);
    }
  });

  test("is the same from whichever side a frame is come to", () => {
    const backwards = new Timeline(RECORD, settingOf(RECORD, RECORD.engine));
    for (let index = backwards.length - 1; index >= 0; index -= 7) {
      expect(backwards.frame(index)).toEqual(frames[index]);
    }
  });

  test("loses no dollar between two events of a player's own", () => {
    const collected = frames.find(({ event }) => event.type === "SalaryCollected");
    const { event, table } = collected as (typeof frames)[number];
    const before = frames[(collected?.index ?? 0) - 1]?.table;
    if (event.type !== "SalaryCollected") throw new Error("no salary in this game");
    expect(table.seats[event.player]?.cash).toBe((before?.seats[event.player]?.cash ?? 0) + event.amount);
  });

  test("has every recorded decision, with its reason, on some frame", () => {
    const recorded = RECORD.turns.reduce((sum, [, ...decisions]) => sum + decisions.length, 0);
    const shown = frames.flatMap(({ decisions }) => decisions);
    expect(shown).toHaveLength(recorded);
    expect(shown.some(({ reason }) => reason?.startsWith("values it at $"))).toBe(true);
  });

  test("marks each bankruptcy and each group that becomes complete", () => {
    const bankrupt = frames.filter(({ event }) => event.type === "PlayerBankrupt").map(({ index }) => index);
    const marked = timeline.marks.filter(({ kind }) => kind === "bankruptcy").map(({ frame }) => frame);
    expect(marked).toEqual(bankrupt);
    for (const mark of timeline.marks) {
      if (mark.kind !== "monopoly") continue;
      const { table } = timeline.frame(mark.frame);
      const squares = timeline.board.groups[mark.group]?.squares ?? [];
      expect(squares.map((square) => table.owner[square])).toEqual(squares.map(() => mark.seat));
    }
  });

  test("keeps each seat's worth after every turn", () => {
    for (const curve of timeline.worth) expect(curve).toHaveLength(timeline.turns + 1);
    expect(timeline.worth.map((curve) => curve.at(-1))).toEqual(
      timeline.outcomes.map(({ netWorth }) => netWorth),
    );
  });

  test("walks tokens forward by their dice, and back where a card says so", () => {
    const moves = frames.filter(({ event }) => event.type === "PlayerMoved");
    for (const { event, index } of moves) {
      if (event.type !== "PlayerMoved") continue;
      const walk = walkOf(timeline, index);
      expect(walk.at(-1)).toBe(event.to);
      const card = frames[index - 1]?.event;
      const back = card?.type === "CardDrawn" && card.effect === "goBackThree";
      if (back) expect(walk).toHaveLength(3);
      else if (card?.type === "DiceRolled") expect(walk).toHaveLength(card.die1 + card.die2);
    }
    expect(moves.length).toBeGreaterThan(100);
  });

  test("refuses a frame that there is not", () => {
    expect(() => timeline.frame(timeline.length)).toThrow(/^frame \d+: expected 0 to \d+$/);
  });
});

describe("the log", () => {
  const lines = [...gameLog(timeline)];

  test("tells turns, money, decisions with their reasons, and who owned what", () => {
    const text = lines.join("\n");
    expect(text).toContain('Monopoly, game 0/3 of seed "42"');
    expect(text).toMatch(/Round 1\n {2}1\. A frugal, \$1,500, on GO\n/);
    expect(text).toMatch(
      /buys Connecticut Avenue for \$120 {2}\(would keep \$1380 of the \$400 that it wants\)/,
    );
    expect(text).toMatch(/offers \w+ \w+ a trade: gives \$\d+; gets .* Avenue {2}\(wants the whole of /);
    expect(text).toMatch(/leaves the auction {2}\(goes up to \$/);
    expect(text).toMatch(/\n {2}A frugal: \$[\d,]+, .*\(hotel\)/);
    expect(lines.at(-4)).toMatch(/^ {2}A frugal: place 1, worth \$/);
  });

  test("names whoever bids for a deed or leaves the auction", () => {
    const bidders = lines.filter((line) => /bids \$|leaves the auction|wins .* for \$/.test(line));
    expect(bidders.length).toBeGreaterThan(10);
    for (const line of bidders) expect(line).toMatch(/^ {4}[A-D] /);
  });

  test("numbers the turns as the highlights do", () => {
    const numbers = lines.flatMap((line) => /^ {2}(\d+)\. [A-D] /.exec(line)?.[1] ?? []);
    expect(numbers.map(Number)).toEqual(Array.from({ length: timeline.turns }, (_, i) => i + 1));
  });

  test("keeps to one line a thing that happened", () => {
    for (const line of lines) expect(line).not.toMatch(/[\n\p{Cc}]|undefined|NaN/u);
  });
});

describe("what turns came to", () => {
  const labels = gameLabels(timeline.board, RECORD.seats);
  const turns = Array.from({ length: timeline.turns }, (_, i) => summarizeTurn(timeline, labels, i + 1));

  test("tells a trade by its terms, not deed by deed", () => {
    const traded = new Set(
      frames.flatMap(({ event, turn }) => (event.type === "TradeAccepted" ? [turn] : [])),
    );
    expect(traded.size).toBeGreaterThan(0);
    for (const turn of traded) expect(turns[turn - 1]?.join("\n")).toMatch(/ accepts: .+ gives .+; gets /);
    expect(turns.flat().join("\n")).not.toContain("passes from");
  });

  test("tells the last building of each lot", () => {
    for (const told of turns) {
      const lots = told.flatMap((sentence) => / builds .+ on (.+)/.exec(sentence)?.[1] ?? []);
      expect(lots).toEqual([...new Set(lots)]);
    }
  });

  test("tells several turns by their trades, monopolies, bankruptcies and great rents, in order", () => {
    const told = summarizeTurns(timeline, labels, 1, timeline.turns);
    expect(told).toHaveLength(6);
    for (const sentence of told) expect(sentence).toMatch(/accepts:|holds all of|goes bankrupt|pays/);
    expect(told.at(-1)).toMatch(/goes bankrupt$/);
  });
});

test("the highlights name the turns in which a winning chance changed, and by how much", () => {
  const found = findHighlights(timeline, 16);
  expect(found.turningPoints.length).toBeGreaterThan(0);
  for (const { before, after, interval } of found.turningPoints) {
    expect(Math.sign(interval[0])).toBe(Math.sign(after - before));
    expect(Math.sign(interval[1])).toBe(Math.sign(after - before));
  }
  expect(found.rents.map(({ amount }) => amount)).toEqual(
    [...timeline.rents.map(({ amount }) => amount)].sort((a, b) => b - a).slice(0, 5),
  );
  const lines = highlightLines(timeline, found).join("\n");
  expect(lines).toMatch(/holds all of Brown\n/);
  expect(lines).toMatch(/Why it was won\n {2}turns? .+: [A-D] \w+, who won, \d+% → \d+% /);
});

test("the highlights of a game are the same at every asking", () => {
  expect(findHighlights(timeline, 2)).toEqual(findHighlights(timeline, 2));
});
