import type { Seat } from "../../../components/index.ts";
import { STREAM } from "../../../src/chance/dice.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import { shuffleSlots } from "../../../src/law/card-piles.ts";
import { createGame, type Game } from "../../../src/player/game.ts";
import { restoreSnapshot, type Snapshot } from "../../../src/world/snapshot.ts";
import { playOut } from "../../../systems/run-game.ts";
import { GREEDY } from "../../players/tiers/greedy.ts";
import type { Setting } from "../record/setting.ts";

/** Number with which a game's key is derived for its playouts. */
const PLAYOUT = 0x706f7574;

/** Plays positions of one game to the end, again and again, with a Greedy player in every seat. */
export class Playouts {
  private readonly game: Game;
  private readonly key: RandomKey;
  private readonly count: number;

  /** `count` playouts a position. Playout `i` throws the same dice from every position, so that positions compare. */
  constructor({ board, rules }: Setting, seats: number, key: RandomKey, count: number) {
    const players = Array.from({ length: seats }, () => GREEDY.create({}, key));
    this.game = createGame(board, rules, players);
    this.key = key;
    this.count = count;
  }

  /** Wins from the position by seat, then by playout: 1, 0 or a share of a tie. */
  wins(position: Snapshot): number[][] {
    const { game, key } = this;
    const { world } = game;
    const wins = Array.from({ length: world.seats }, (): number[] => []);
    for (let playout = 0; playout < this.count; playout++) {
      restoreSnapshot(world, position);
      world.key = deriveKey(key, playout, PLAYOUT);
      // Nobody at the table knows what card comes next.
      for (let deck = 0; deck < world.deckCards.length; deck++) {
        shuffleSlots(world, deck, STREAM.reshuffle + deck, 0);
      }
      for (const [seat, { win }] of playOut(game).entries()) wins[seat as Seat].push(win);
    }
    return wins;
  }
}
