import { describe, expect, test } from "vitest";
import { readCommand } from "../../../../../arena/players/external/program/command.ts";
import { parseEntrant, seatEntrant } from "../../../../../arena/players/registry.ts";
import { seedKey } from "../../../../../src/chance/random.ts";
import { PassivePlayer } from "../../../../../src/player/player.ts";
import { playGames } from "../../table.ts";

const CLIENTS = ["python3 examples/python/first_player.py", "node examples/javascript/first-player.mjs"];
const key = seedKey(5);
const seat = (spec: string) => seatEntrant(parseEntrant(spec), key);

describe.each(CLIENTS)("the reference client: %s", (command) => {
  test("plays against the tiers without a fault, and wins some", () => {
    const players = [seat(`exec:${command}`), ...["random", "greedy", "validator"].map(seat)];
    const { outcomes, faults } = playGames(players, 12);
    expect(faults).toEqual([]);
    expect(outcomes.reduce((wins, [first]) => wins + (first?.win ?? 0), 0)).toBeGreaterThan(0);
  });

  test("declares its parameters, which are set like those of any player", () => {
    expect(parseEntrant(`exec:${command}:reserve=300`)).toMatchObject({
      id: `exec:${command}:reserve=300`,
      settings: { reserve: 300 },
    });
    expect(() => parseEntrant(`exec:${command}:reserv=300`)).toThrow('did you mean "reserve"?');
  });

  test("is not asked what it leaves to the base", () => {
    const player = seat(`exec:${command}`);
    expect(player.speedDie).toBe(PassivePlayer.prototype.speedDie);
    expect(player.auctionBid).not.toBe(PassivePlayer.prototype.auctionBid);
  });
});

test("both reference clients answer alike", () => {
  const answers = CLIENTS.map((command) => {
    const { outcomes } = playGames([seat(`exec:${command}`), seat("greedy")], 5);
    return outcomes;
  });
  expect(answers[0]).toEqual(answers[1]);
});

test("a learner in Python takes its memory back and hears what happens", () => {
  const player = seat("exec:python3 tests/arena/players/external/program/listener.py");
  const { faults } = playGames([player, new PassivePlayer()], 2);
  expect(faults).toEqual([]);
  const memory = player.memory?.snapshot() as { heard: number; games: number };
  expect(memory.games).toBe(2);
  expect(memory.heard).toBeGreaterThan(100);
  const other = seat("exec:python3 tests/arena/players/external/program/listener.py");
  other.memory?.restore(memory);
  expect(other.memory?.snapshot()).toEqual(memory);
  expect(() => other.memory?.restore("nonsense")).toThrow("TypeError");
  expect(player.reason?.()).toBe("");
});

test("a command is split at its spaces, and quotes keep words together", () => {
  expect(readCommand(`python3 "my bots/a.py" --name 'x y'`).words).toEqual([
    "python3",
    "my bots/a.py",
    "--name",
    "x y",
  ]);
  expect(() => readCommand("  ")).toThrow("expected a command");
  expect(() => readCommand(`python3 "my`)).toThrow("is not closed");
});
