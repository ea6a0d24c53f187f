import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { parseEntrant, seatEntrant } from "../../../../arena/players/registry.ts";
import { parseRecord } from "../../../../arena/replay/record/parse-record.ts";
import { Replay } from "../../../../arena/replay/record/replay.ts";
import { settingOf } from "../../../../arena/replay/record/setting.ts";
import { verifyRecord } from "../../../../arena/replay/record/verify-record.ts";
import { Timeline } from "../../../../arena/replay/timeline/timeline.ts";
import { Forfeits } from "../../../../arena/tournament/unit/forfeit.ts";
import type { Seat, Square } from "../../../../components/index.ts";
import { board } from "../../../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../../../src/chance/random.ts";
import type { DecisionContext } from "../../../../src/player/decision-context.ts";
import { createGame, guardPlayers } from "../../../../src/player/game.ts";
import { PassivePlayer } from "../../../../src/player/player.ts";
import { ruleSet } from "../../../../src/rules/catalog.ts";
import { hashState } from "../../../../src/world/snapshot.ts";
import { runGame } from "../../../../systems/run-game.ts";
import { ENGINE, keyOf, recordedGame, verified } from "../recorded-game.ts";

const TIERS = ["random", "greedy", "validator", "hl-spec"];

describe("a recorded game", () => {
  test.each([
    ["four specified tiers", {}],
    ["four learners as we stand for them", { players: ["hl", "hl", "hl", "hl"] }],
    ["two seats by the official rules", { players: ["greedy", "hl-spec"], rules: "official@1" }],
    ["eight seats", { players: [...TIERS, ...TIERS] }],
    ["the rules of the 1990s", { rules: "classic-1997@1" }],
    ["a string for a seed", { seed: "a seed is a seed — 0" }],
  ])("replays to the same state after every turn: %s", (_, line) => {
    const record = recordedGame(line);
    const verdict = verified(parseRecord(JSON.stringify(record)));
    expect(verdict).toEqual({ turns: record.turns.length, difference: null });
  });

  test("of format 1 is the same game as when it was written", () => {
    const file = fileURLToPath(new URL("fixtures/format-1.json", import.meta.url));
    const record = parseRecord(readFileSync(file, "utf8"));
    expect(record.format).toBe(1);
    expect(verifyRecord(record, settingOf(record, record.engine))).toEqual({ turns: 20, difference: null });
    const changed = { ...record, deal: 2 };
    expect(verifyRecord(changed, settingOf(changed, changed.engine)).difference).not.toBeNull();
  });

  test("is the game that is played without a recorder", () => {
    const players = TIERS.map((id, seat) => seatEntrant(parseEntrant(id), deriveKey(seedKey("42"), 0, seat)));
    const game = createGame(board("us-classic"), ruleSet("arena@1"), players);
    runGame(game, keyOf({ seed: "42", unit: 0, deal: 0 }));
    const record = recordedGame();
    const replay = new Replay(record, settingOf(record, ENGINE));
    while (replay.next());
    expect(hashState(replay.game.world)).toBe(hashState(game.world));
  });

  test("takes under 20 kB for 300 player-turns, and under 5 kB compressed", () => {
    const records = Array.from({ length: 12 }, (_, game) =>
      recordedGame({ game, players: ["random", "greedy", "validator", "hl"] }),
    );
    for (const record of records) {
      // Auctions come early, so that a short game takes more bytes a turn than a long one.
      const turns = Math.max(300, record.turns.length);
      const text = JSON.stringify(record);
      expect(text.length).toBeLessThan((turns / 300) * 20_000);
      expect(gzipSync(text).length).toBeLessThan((turns / 300) * 5000);
    }
  });

  test("keeps what players did wrong, and goes wrong the same way again", () => {
    class Clumsy extends PassivePlayer {
      override shouldBuyProperty(): boolean {
        throw new Error("no\nidea");
      }
      override auctionBid(): number {
        return Number.NaN;
      }
      override buildHouses(): readonly Square[] {
        return [undefined as unknown as Square];
      }
      override jailDecision(): "pay" {
        return "please" as "pay";
      }
      override mortgageDeeds(): readonly Square[] {
        return [1, 1, 39] as Square[];
      }
    }
    const record = recordedGame({ own: { 0: new Clumsy() } });
    const said = new Set(
      record.turns.flatMap(([, ...decisions]) => decisions.map(([, answer]) => JSON.stringify(answer))),
    );
    expect(said).toContain('{"threw":"no idea"}');
    expect(said).toContain('{"malformed":"null"}');
    expect(verified(parseRecord(JSON.stringify(record))).difference).toBeNull();
  });

  test("keeps the forfeits of players that may make no mistake", () => {
    const forfeits = new Forfeits();
    const overbids = new (class extends PassivePlayer {
      override auctionBid(): number {
        return 1_000_000;
      }
    })();
    const record = recordedGame({
      own: { 0: overbids, 2: overbids },
      step: forfeits.step,
      prepare: (game) => {
        game.onFault = ({ seat }) => forfeits.add(seat);
      },
    });
    expect(record.forfeits.map(([, , seat]) => seat).sort()).toEqual([0, 2]);
    expect(verified(parseRecord(JSON.stringify(record))).difference).toBeNull();
    expect(verified({ ...record, forfeits: [] }).difference).not.toBeNull();
  });

  test("keeps that a player wrote to what it was shown, and what it said then", () => {
    const cheat = new (class extends PassivePlayer {
      override shouldBuyProperty(ctx: DecisionContext): boolean {
        (ctx.opponentCash as { [seat: number]: number })[0] = 9999;
        return true;
      }
    })();
    const record = recordedGame({
      own: { 0: cheat },
      prepare: guardPlayers,
    });
    expect(JSON.stringify(record)).toContain('{"wroteToView":"true"}');
    expect(verified(parseRecord(JSON.stringify(record))).difference).toBeNull();
    const timeline = new Timeline(record, settingOf(record, ENGINE));
    const refused = timeline.frames(0, 60).find(({ event }) => event.type === "DecisionRefused");
    expect(refused?.event).toMatchObject({ seat: 0, ask: "buy", reason: "wrote-to-view" });
  });

  test("keeps the reasons when they are asked for, and plays the same game with or without", () => {
    const plain = recordedGame();
    const explained = recordedGame({ reasons: true });
    expect(plain.reasons).toEqual([]);
    expect(explained.reasons.length).toBeGreaterThan(0);
    const answers = (record: typeof plain) =>
      record.turns.map(([, ...decisions]) => decisions.map(([asked, answer]) => [asked, answer]));
    expect(answers(explained)).toEqual(answers(plain));
    expect(verified(explained).difference).toBeNull();
  });

  test("asks no seat what its player leaves to the base", () => {
    const record = recordedGame({ players: ["random", "greedy"] });
    const asked = (seat: number) =>
      record.asked.filter(([who]) => who === seat).map(([, question]) => question);
    expect(asked(0 as Seat)).not.toContain("proposeTrade");
    expect(asked(0 as Seat)).toContain("bid");
  });
});
