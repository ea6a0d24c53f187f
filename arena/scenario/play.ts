import { createGame, type Game } from "../../src/player/game.ts";
import { Halt } from "../../src/player/halt.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { DataFault, readData } from "../../src/text/data-fault.ts";
import { ENDING } from "../../src/world/turn-state.ts";
import { executeTurn, stepPhase } from "../../systems/pipeline.ts";
import { type Decision, readDecisions } from "./decisions.ts";
import { type Expectations, readExpectations } from "./expectations.ts";
import { judge } from "./judge.ts";
import type { Position } from "./position.ts";
import { readPosition } from "./read-position.ts";
import { type ScenarioResult, stateOf } from "./result.ts";
import { type DiceThrow, type ScenarioFile, scenarioSchema } from "./schema.ts";
import { Script, scriptedDice } from "./script.ts";
import { scriptedPlayer } from "./scripted-player.ts";
import { setUp } from "./set-up.ts";

/** A scenario that can be played: checked, and in the engine's numbers. */
export interface Scenario {
  readonly name: string;
  readonly position: Position;
  readonly dice: readonly DiceThrow[];
  readonly decisions: readonly Decision[];
  readonly strict: boolean;
  readonly until: NonNullable<ScenarioFile["until"]>;
  /** Null when the file expects nothing. */
  readonly expect: Expectations | null;
}

/** Checks a file's content as a whole. Throws a `DataFault`: one line with the path and the reason. */
export function readScenario(content: unknown): Scenario {
  const file = readData(scenarioSchema, content);
  const position = readPosition(file);
  const { board, players, rules } = position;
  refuseSpeedFaces(file.dice ?? [], rules);
  return {
    name: file.name,
    position,
    dice: file.dice ?? [],
    decisions: readDecisions(file.decisions ?? [], board, players.length),
    strict: file.strict ?? false,
    until: file.until ?? { turns: 1 },
    expect: file.expect === undefined ? null : readExpectations(file.expect, board),
  };
}

/** A third die is thrown only where the rules have one. */
function refuseSpeedFaces(dice: readonly DiceThrow[], rules: RuleSet): void {
  const place = dice.findIndex((thrown) => thrown.length === 3);
  if (place === -1 || rules.speedDie) return;
  throw new DataFault(["dice", place, 2], `${rules.id} plays without a speed die`);
}

/**
 * Reads the parsed JSON of a scenario file, plays it and judges it. Malformed content throws a `DataFault`, one line with
 * the path and the reason, and nothing is played.
 */
export function playScenario(content: unknown): ScenarioResult {
  return play(readScenario(content));
}

/** Runs one phase of a game: `stepPhase`, or one that looks at each phase as well. */
type Step = (game: Game) => void;

/**
 * Plays a scenario that was read and judges it. `stepOf` says how the phases of the game are run; with `checkedStep` the
 * laws of the game are checked after each.
 */
export function play(scenario: Scenario, stepOf: (game: Game) => Step = () => stepPhase): ScenarioResult {
  const { position, expect } = scenario;
  const script = new Script(scenario.decisions, position.board, scenario.strict);
  const game = createGame(
    position.board,
    position.rules,
    position.players.map(() => scriptedPlayer(script)),
  );
  const { world } = game;
  world.dice = scriptedDice(scenario.dice);
  world.events.setMode("log");
  setUp(world, position);
  const error = playUntil(game, scenario.until, stepOf(game)) ?? unusedUnderStrict(scenario, script);
  const came = {
    name: scenario.name,
    ...(error === null ? {} : { error }),
    state: stateOf(world),
    events: world.events.readAll(position.board),
    asked: script.asked,
    unused: script.unused.map(({ entry }) => entry),
  };
  const failures = judge(expect ?? NOTHING_EXPECTED, came);
  const pass = failures.length > 0 ? false : expect === null ? null : true;
  const { name, ...rest } = came;
  return { name, pass, failures, ...rest };
}

const NOTHING_EXPECTED: Expectations = {
  state: {},
  events: [],
  noEvents: [],
  asked: [],
  notAsked: [],
  error: null,
};

/** Plays until the script is done, and returns the message of what ended it early, or null. */
function playUntil(game: Game, until: Scenario["until"], step: Step): string | null {
  const { turn } = game.world;
  const firstRound = turn.round;
  const done = (played: number): boolean => {
    if (turn.ending !== ENDING.none) return true;
    if (until === "game-over") return false;
    return "turns" in until ? played >= until.turns : turn.round - firstRound >= until.rounds;
  };
  try {
    for (let played = 0; !done(played); played++) executeTurn(game, step);
    return null;
  } catch (error) {
    if (error instanceof Halt) return error.message;
    throw error;
  }
}

function unusedUnderStrict({ strict, decisions }: Scenario, { unused }: Script): string | null {
  const [first] = unused;
  if (!strict || first === undefined) return null;
  const place = decisions.indexOf(first);
  return `strict: unused decision: decisions[${place}], ${first.ask} of seat ${first.seat}, answered no question`;
}
