import type { Board } from "../../../src/board/board.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { PHASE } from "../../../src/world/phases.ts";
import { type Snapshot, takeSnapshot } from "../../../src/world/snapshot.ts";
import { stepPhase } from "../../../systems/pipeline.ts";
import { runGame } from "../../../systems/run-game.ts";
import { Sandbox } from "../../players/planner/sandbox.ts";
import type { TierDefinition } from "../../players/tier.ts";

/** Playouts of a bench. */
export interface PlayoutPlan {
  readonly board: Board;
  readonly rules: RuleSet;
  /** Who plays all four seats. */
  readonly tier: TierDefinition;
  readonly playouts: number;
  /** Playouts before those that are timed: the compiler's share. */
  readonly warmUp: number;
  readonly key: RandomKey;
}

const SEATS = 4;
/** Rounds of a playout. */
const HORIZON = { rounds: 30 } as const;
/** Rounds at whose beginnings positions are taken from one game each: while deeds are bought, traded and built on. */
const ROUNDS = [2, 5, 8, 12, 16, 20] as const;
/** Playouts between two looks at Ctrl-C. */
const BETWEEN_LOOKS = 200;

/** Plays positions of games of one tier on, and returns how many playouts there were and the seconds of processor time. */
export async function measurePlayouts(
  { board, rules, tier, playouts, warmUp, key }: PlayoutPlan,
  goOn: (played: number) => boolean | Promise<boolean>,
): Promise<{ readonly counted: number; readonly seconds: number }> {
  const policy = () => tier.create({}, key);
  const game = createGame(board, rules, Array.from({ length: SEATS }, policy));
  const positions = ROUNDS.map((round, index) => positionAt(game, round, deriveKey(key, index, 0)));
  const sandbox = new Sandbox(board, rules, SEATS, policy);
  const chances = new Float64Array(SEATS);
  const play = (playout: number): void =>
    sandbox.playOn(positions[playout % positions.length], deriveKey(key, playout, 1), HORIZON, chances);
  for (let playout = 0; playout < warmUp; playout++) play(playout);
  const start = process.cpuUsage();
  let counted = 0;
  while (counted < playouts && (counted % BETWEEN_LOOKS !== 0 || (await goOn(counted)))) play(counted++);
  const { user, system } = process.cpuUsage(start);
  return { counted, seconds: (user + system) / 1e6 };
}

/** The position at the beginning of a round of a game, or of its last round where it ended before. */
function positionAt(game: Game, round: number, key: RandomKey): Snapshot {
  const { world } = game;
  const { turn } = world;
  let position = takeSnapshot(world);
  let latest = 0;
  runGame(game, key, (at) => {
    if (turn.phase === PHASE.preTurn && turn.round > latest && turn.round <= round) {
      latest = turn.round;
      position = takeSnapshot(world);
    }
    stepPhase(at);
  });
  return position;
}
