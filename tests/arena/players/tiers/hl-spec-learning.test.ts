import { describe, expect, test } from "vitest";
import type { StrategyLearner } from "../../../../arena/players/strategy-learner.ts";
import { rewardOf } from "../../../../arena/players/tiers/hl-spec.ts";
import type { Seat } from "../../../../components/index.ts";
import type { GameOutcome } from "../../../../src/player/player.ts";
import { showPosition } from "../../../../systems/asking/guard.ts";
import { learner, playing } from "../learner.ts";
import type { Seated } from "../seated.ts";

const WON: GameOutcome = { win: 1, survived: true, placement: 1, netWorth: 5000, rounds: 60 };
const LOST: GameOutcome = { win: 0, survived: false, placement: 4, netWorth: 0, rounds: 30 };

/** Ends a game and begins the next. */
function next({ player, ctx }: Seated, outcome: GameOutcome): void {
  player.gameEnded?.(ctx, outcome);
  player.gameStarted?.(ctx);
}

/** Lets the game be in that round, as the player sees it. */
function goTo({ table: { game } }: Seated, round: number): void {
  game.world.turn.round = round;
  showPosition(game, 0 as Seat);
}

const armOf = (seat: Seated): string => seat.player.reason?.() ?? "";
const visits = ({ player }: Seated<StrategyLearner>) => player.armStates().map((arm) => arm.visits);
const values = ({ player }: Seated<StrategyLearner>) => player.armStates().map((arm) => arm.value);

describe("the phases of the game", () => {
  test("advance, and the phase's strategy takes over where it is clearly thought better of", () => {
    const seat = playing("Expansion", {}, { Expansion: 0.5, Development: 0.5, Survival: 0.45 });
    const { player, ctx } = seat;
    player.memory?.restore({
      ...(player.memory.snapshot() as object),
      memory: { values: [0.5, 0.61, 0.72, 0, 0] },
    });
    const at = (round: number) => {
      goTo(seat, round);
      player.jailDecision(ctx);
      return armOf(seat);
    };
    expect([at(10), at(11), at(25), at(26)]).toEqual([
      "plays Expansion in the early game",
      "plays Development in the mid game",
      "plays Development in the mid game",
      "plays Survival in the late game",
    ]);
    player.gameEnded?.(ctx, WON);
    expect(visits(seat)).toEqual([0, 0, 1, 0, 0]);
  });

  test("change nothing by a tenth or less, and never to a strategy that was absorbed", () => {
    const seat = playing("Expansion");
    const { player, ctx } = seat;
    goTo(seat, 11);
    const snapshot = player.memory?.snapshot() as object;
    player.memory?.restore({ ...snapshot, memory: { values: [0.5, 0.6, 0, 0, 0] } });
    player.jailDecision(ctx);
    expect(armOf(seat)).toBe("plays Expansion in the mid game");
    player.memory?.restore({
      ...snapshot,
      absorbed: [false, false, true, false, false],
      memory: { values: [0.5, 0.6, 1, 0, 0] },
    });
    goTo(seat, 26);
    player.jailDecision(ctx);
    expect(armOf(seat)).toBe("plays Expansion in the late game");
  });
});

describe("learning", () => {
  test("rewards a win with 1, survival with 0.3, bankruptcy with 0, and shares a tie", () => {
    const survived = { ...LOST, survived: true };
    expect([WON, survived, LOST, { ...WON, win: 0.5 }].map(rewardOf)).toEqual([1, 0.3, 0, 0.5]);
  });

  test("starts from optimistic values, and moves them by a tenth of the surprise", () => {
    const seat = learner();
    expect(values(seat)).toEqual([1, 1, 1, 1, 1]);
    seat.player.gameStarted?.(seat.ctx);
    const arm = seat.player.armStates().findIndex(({ arm: name }) => armOf(seat).includes(name));
    seat.player.gameEnded?.(seat.ctx, LOST);
    expect(values(seat)[arm]).toBeCloseTo(0.9, 12);
    expect(visits(seat)[arm]).toBe(1);
    expect(seat.player.lastLessons()).toMatchObject([{ arm, reward: 0 }]);
  });

  test("tries every strategy before it comes back to one that lost", () => {
    const seat = learner();
    seat.player.gameStarted?.(seat.ctx);
    for (let game = 0; game < 5; game++) next(seat, LOST);
    expect(visits(seat)).toEqual([1, 1, 1, 1, 1]);
  });

  test("explores in every tenth game, and plays that game's strategy to its end", () => {
    const seat = playing("Development");
    const played: string[] = [];
    for (let game = 1; game <= 20; game++) {
      goTo(seat, 1);
      played.push(armOf(seat).split(" ")[1]);
      next(seat, { ...WON, win: 0.9 });
    }
    const strays = played.flatMap((name, game) => (name === "Development" ? [] : [game + 1]));
    // The first exploration is Expansion's turn, the second Development's own.
    expect([strays, played[9]]).toEqual([[10], "Expansion"]);
  });

  test("absorbs a strategy that keeps losing, and plays it no more", () => {
    const seat = learner();
    seat.player.gameStarted?.(seat.ctx);
    for (let game = 0; game < 200; game++) {
      next(seat, armOf(seat).includes("Survival") ? { ...WON, win: 0.5 } : LOST);
    }
    const absorbed = seat.player.armStates().filter((arm) => arm.absorbed);
    expect(absorbed.map(({ arm }) => arm)).not.toContain("Survival");
    for (const { visits: games, value } of absorbed) {
      expect(games).toBeGreaterThanOrEqual(20);
      expect(value).toBeLessThan(0.1);
    }
  });

  test("is kept from game to game, saved between two of them, and goes on from there as if nothing had been", () => {
    const season = ({ player, ctx }: Seated, games: number) => {
      for (let game = 0; game < games; game++) {
        player.gameStarted?.(ctx);
        player.gameEnded?.(ctx, game % 3 === 0 ? WON : LOST);
      }
    };
    const seat = learner();
    season(seat, 37);
    const saved = JSON.parse(JSON.stringify(seat.player.memory?.snapshot()));
    const other = learner();
    other.player.memory?.restore(saved);
    expect(other.player.armStates()).toEqual(seat.player.armStates());
    season(seat, 30);
    season(other, 30);
    expect(other.player.armStates()).toEqual(seat.player.armStates());
    expect(visits(other).reduce((sum, count) => sum + count, 0)).toBe(67);
  });

  test("takes back no memory of another version or policy", () => {
    const { player } = learner();
    const saved = player.memory?.snapshot() as object;
    expect(() => player.memory?.restore({ ...saved, version: 99 })).toThrow(/version/);
    expect(() => player.memory?.restore({ ...saved, policy: "ucb1" })).toThrow(/policy/);
  });
});
