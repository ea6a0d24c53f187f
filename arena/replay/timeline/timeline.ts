import type { Board } from "../../../src/board/board.ts";
import type { GameOutcome } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { type Snapshot, takeSnapshot } from "../../../src/world/snapshot.ts";
import { outcomesOf } from "../../../systems/run-game.ts";
import type { Difference } from "../record/difference.ts";
import type { GameRecord } from "../record/record.ts";
import { Replay } from "../record/replay.ts";
import type { Setting } from "../record/setting.ts";
import type { Frame } from "./frame.ts";
import { FrameMaker } from "./frame-maker.ts";
import { MARKED_EVENTS, type Mark, MarkCollector, type PaidRent } from "./marks.ts";

/** Turns whose frames are kept once made. */
const KEPT_TURNS = 64;

/**
 * A recorded game as frames that can be gone to in any order. Made in one pass that also verifies the record; a frame's
 * turn is played again from the snapshot at its beginning. Pure: it runs in a page as it does in a terminal.
 */
export class Timeline {
  readonly record: GameRecord;
  readonly board: Board;
  readonly rules: RuleSet;
  /** Frames of the game; every turn has at least one. */
  readonly length: number;
  /** First difference between the record and the game played from it; frames then end before its turn. Null for a true record. */
  readonly difference: Difference | null;
  /** Monopolies made and bankruptcies, in order. */
  readonly marks: readonly Mark[];
  /** Every rent paid, in order. */
  readonly rents: readonly PaidRent[];
  /** By seat: net worth at the beginning and after each turn. */
  readonly worth: readonly (readonly number[])[];
  /** Outcome by seat; the standing so far of a record with a difference. */
  readonly outcomes: readonly GameOutcome[];
  private readonly firstFrames: readonly number[];
  private readonly snapshots: readonly Snapshot[];
  private readonly frameMaker: FrameMaker;
  private readonly kept = new Map<number, readonly Frame[]>();

  constructor(record: GameRecord, setting: Setting) {
    const replay = new Replay(record, setting);
    const { world } = replay.game;
    const collector = new MarkCollector(world);
    const firstFrames: number[] = [];
    const snapshots: Snapshot[] = [];
    const { events } = world;
    let frames = 0;
    events.setMode("log");
    events.subscribe((type) => {
      if (!MARKED_EVENTS.has(type)) return;
      const last = events.length - 1;
      collector.add(events.read(last, world.board), frames + last, replay.turns + 1);
    });
    for (let before = takeSnapshot(world); replay.next(); before = takeSnapshot(world)) {
      snapshots.push(before);
      firstFrames.push(frames);
      frames += events.length;
      events.clear();
      collector.endTurn();
    }
    this.record = record;
    this.board = setting.board;
    this.rules = setting.rules;
    this.length = frames;
    this.difference = replay.difference;
    this.marks = collector.marks.filter(({ frame }) => frame < frames);
    this.rents = collector.rents.filter(({ frame }) => frame < frames);
    this.worth = collector.worth;
    this.outcomes = outcomesOf(world);
    this.firstFrames = firstFrames;
    this.snapshots = snapshots;
    this.frameMaker = new FrameMaker(record, setting);
  }

  /** Player-turns of the game. */
  get turns(): number {
    return this.snapshots.length;
  }

  /** The frame at `index`, 0 … length − 1. Throws beyond. */
  frame(index: number): Frame {
    const turn = this.turnOf(index);
    return this.framesOf(turn)[index - this.firstFrame(turn)];
  }

  /** The frames `from` … `to` − 1, cut to those that there are. */
  frames(from: number, to: number): Frame[] {
    const first = Math.max(0, from);
    return Array.from({ length: Math.max(0, Math.min(to, this.length) - first) }, (_, i) =>
      this.frame(first + i),
    );
  }

  /** The player-turn, from 1, that a frame belongs to. */
  turnOf(index: number): number {
    if (!(Number.isInteger(index) && index >= 0 && index < this.length)) {
      throw new Error(`frame ${index}: expected 0 to ${this.length - 1}`);
    }
    let low = 0;
    let high = this.firstFrames.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (this.firstFrames[middle] <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** The first frame of a player-turn, from 1. */
  firstFrame(turn: number): number {
    return this.firstFrames[turn - 1];
  }

  /** The state at the beginning of a player-turn, from 1. */
  snapshot(turn: number): Snapshot {
    return this.snapshots[turn - 1];
  }

  private framesOf(turn: number): readonly Frame[] {
    const known = this.kept.get(turn);
    if (known !== undefined) return known;
    const frames = this.frameMaker.play(turn, this.snapshot(turn), this.firstFrame(turn));
    if (this.kept.size === KEPT_TURNS) this.kept.delete(this.kept.keys().next().value as number);
    this.kept.set(turn, frames);
    return frames;
  }
}
