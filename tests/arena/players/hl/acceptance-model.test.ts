import { describe, expect, it } from "vitest";
import { AcceptanceModel, acceptanceSchema } from "../../../../arena/players/hl/acceptance-model.ts";
import { CELLS, kindOf, RATIOS } from "../../../../arena/players/hl/offer-cell.ts";

const cell = (netDeeds: number, netCash: number, ratio: number, completesAskers = false): number =>
  kindOf(netDeeds, netCash, false, completesAskers, false) * RATIOS + ratio;

const TAKES_DOLLAR = cell(-3, 1, 0);
const SWAP = cell(0, 0, 3);
const KEY_SWAP = cell(0, 0, 3, true);

/** Answers of three kinds of partners, none of which the model is told apart by name. */
const KINDS_OF_PARTNER = [
  (): boolean => false,
  (offer: number): boolean => offer === TAKES_DOLLAR,
  (offer: number): boolean => offer === SWAP,
];

/** Games at a table of those three, in rotating seats: each is asked the same three things. */
function playGames(model: AcceptanceModel, games: number): void {
  for (let game = 0; game < games; game++) {
    model.begin(4);
    for (let seat = 0; seat < 3; seat++) {
      const answers = KINDS_OF_PARTNER[(seat + game) % 3];
      for (const offer of [TAKES_DOLLAR, SWAP, KEY_SWAP]) model.observe(seat, offer, answers(offer));
    }
    model.end();
  }
  model.begin(4);
}

describe("what others accept", () => {
  it("goes by the ratio before anything is known", () => {
    const model = new AcceptanceModel(0, true);
    model.begin(2);
    const chances = Array.from({ length: RATIOS }, (_, ratio) => model.chance(1, cell(0, 1, ratio)));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
  });

  it("carries an acceptance to everything better, and a refusal to everything worse", () => {
    const model = new AcceptanceModel(0, true);
    model.begin(2);
    model.observe(1, cell(-1, 1, 6), true);
    model.observe(1, cell(-1, 1, 3), false);
    expect(model.chance(1, cell(-1, 1, 9))).toBeGreaterThan(0.8);
    expect(model.chance(1, cell(-1, 1, 0))).toBeLessThan(0.1);
  });

  it("knows after one answer which of the partners of earlier games it has before it", () => {
    const model = new AcceptanceModel(0, true);
    playGames(model, 12);
    expect(model.chance(2, TAKES_DOLLAR)).toBeCloseTo(1 / 3, 1);
    model.observe(2, TAKES_DOLLAR, true);
    expect(model.chance(2, TAKES_DOLLAR)).toBeGreaterThan(0.85);
    expect(model.chance(2, SWAP)).toBeLessThan(0.15);
    model.observe(1, SWAP, true);
    expect(model.chance(1, TAKES_DOLLAR)).toBeLessThan(0.15);
    expect(model.chance(1, KEY_SWAP)).toBeLessThan(0.15);
  });

  it("keeps one profile for each kind of partner", () => {
    const model = new AcceptanceModel(0, true);
    playGames(model, 30);
    expect(model.snapshot().profiles).toHaveLength(3);
  });

  it("asks for what it never tried before it asks again for what is known to fail", () => {
    const model = new AcceptanceModel(0.3, true);
    playGames(model, 5);
    model.observe(0, TAKES_DOLLAR, false);
    const untried = cell(1, -1, 0);
    for (const each of [untried, TAKES_DOLLAR]) model.appraised(0, Math.floor(each / RATIOS));
    const appeal = model.appealsTo(0).byCell;
    expect(appeal[untried]).toBeGreaterThan(appeal[TAKES_DOLLAR]);
  });

  it("takes back its snapshot to the last bit", () => {
    const model = new AcceptanceModel(0.2, true);
    playGames(model, 100);
    const again = new AcceptanceModel(0.2, true);
    const saved: unknown = JSON.parse(JSON.stringify(model.snapshot()));
    again.restore(acceptanceSchema.parse(saved));
    expect(again.snapshot()).toEqual(model.snapshot());
    again.begin(4);
    for (let at = 0; at < CELLS; at++) expect(again.chance(1, at)).toBe(model.chance(1, at));
  });

  it("learns nothing where it is switched off", () => {
    const model = new AcceptanceModel(0.2, false);
    playGames(model, 5);
    expect(model.snapshot().profiles).toEqual([]);
  });
});
