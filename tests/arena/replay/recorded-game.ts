import { parseEntrant, seatEntrant } from "../../../arena/players/registry.ts";

import { type GameIdentity, type GameRecord, RECORD_FORMAT } from "../../../arena/replay/record/record.ts";
import { Recorder } from "../../../arena/replay/record/recorder.ts";
import { type Library, settingOf } from "../../../arena/replay/record/setting.ts";
import { type Verdict, verifyRecord } from "../../../arena/replay/record/verify-record.ts";
import { dealKey, unitKey } from "../../../arena/tournament/plan/keys.ts";
import { board } from "../../../src/board/catalog.ts";
import { deriveKey, type RandomKey, seedKey } from "../../../src/chance/random.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { rulesHash } from "../../../src/rules/hash.ts";
import { runGame } from "../../../systems/run-game.ts";

/** The engine version that the games below are recorded under. */
export const ENGINE = "0.0.0-test";

const BUILT_IN: Library = { board, ruleSet };

/** What a game is made of; four cheap tiers on the classic board when left out. */
export interface Line {
  readonly players?: readonly string[];
  /** Players of the test's own, by seat, in place of those that are named. */
  readonly own?: Readonly<Record<number, Player>>;
  readonly seed?: string;
  readonly game?: number;
  readonly rules?: string;
  readonly board?: string;
  readonly reasons?: boolean;
  readonly library?: Library;
  readonly engine?: string;
  /** Changes the table before it is played at. */
  readonly prepare?: (game: Game) => void;
  /** What moves the game. */
  readonly step?: (game: Game) => void;
}

/** Plays one game and returns its record. */
export function recordedGame(line: Line = {}): GameRecord {
  const { players = ["random", "greedy", "validator", "hl-spec"], own = {}, seed = "42", game = 0 } = line;
  const { library = BUILT_IN, reasons = false } = line;
  const rules = library.ruleSet(line.rules ?? "arena@1");
  const onBoard = library.board(line.board ?? "us-classic");
  const identity: GameIdentity = {
    format: RECORD_FORMAT,
    engine: line.engine ?? ENGINE,
    rules: { id: rules.id, hash: rulesHash(rules) },
    board: onBoard.id,
    seed,
    unit: 0,
    game,
    deal: game,
    seats: players.map((player) => ({ player, version: 1 })),
  };
  const recorder = new Recorder(identity, { reasons });
  const seated = players.map((player, seat) => {
    const key = deriveKey(seedKey(seed), 0, seat);
    return own[seat] ?? seatEntrant(parseEntrant(player), key);
  });
  const table = createGame(onBoard, rules, seated);
  line.prepare?.(table);
  runGame(table, keyOf(identity), recorder.step(line.step));
  return recorder.record();
}

/** The key of a game's streams, as a tournament derives it. */
export function keyOf({ seed, unit, deal }: Pick<GameIdentity, "seed" | "unit" | "deal">): RandomKey {
  return dealKey(unitKey(seedKey(seed), unit), deal);
}

/** What playing a record of {@link recordedGame} again finds. */
export function verified(record: GameRecord): Verdict {
  return verifyRecord(record, settingOf(record, ENGINE));
}
