import { GAME_WORD, type RowLayout, SEAT_FIELDS } from "../../tournament/unit/game-row.ts";

const SEAT_WORDS = SEAT_FIELDS.length;

/** Sums over the games of one unit. */
export class UnitSums {
  readonly games: Float64Array;
  readonly winShare: Float64Array;
  readonly survival: Float64Array;
  readonly placement: Float64Array;
  readonly netWorth: Float64Array;
  readonly worthShare: Float64Array;
  readonly seatWins: Float64Array;
  private readonly players: number;
  private readonly ahead: Float64Array;
  private readonly met: Float64Array;

  constructor(players: number, seats: number) {
    this.players = players;
    this.games = new Float64Array(players);
    this.winShare = new Float64Array(players);
    this.survival = new Float64Array(players);
    this.placement = new Float64Array(players);
    this.netWorth = new Float64Array(players);
    this.worthShare = new Float64Array(players);
    this.seatWins = new Float64Array(seats);
    this.ahead = new Float64Array(players * players);
    this.met = new Float64Array(players * players);
  }

  /** Adds the game whose record begins at word `at`; `seated` is the player index of each seat. */
  add(games: Int32Array, at: number, { seats, seatStart }: RowLayout, seated: readonly number[]): void {
    const { winShare, survival, placement, netWorth, worthShare, seatWins } = this;
    const winners = games[at + GAME_WORD.winners];
    const survivors = games[at + GAME_WORD.survivors];
    const first = at + seatStart;
    let tied = 0;
    let worth = 0;
    for (let seat = 0; seat < seats; seat++) {
      tied += (winners >> seat) & 1;
      worth += games[first + seat * SEAT_WORDS + 1];
    }
    for (let seat = 0; seat < seats; seat++) {
      const player = seated[seat];
      const word = first + seat * SEAT_WORDS;
      const place = games[word];
      const owned = games[word + 1];
      increase(this.games, player, 1);
      if ((winners >> seat) & 1) {
        increase(winShare, player, 1 / tied);
        increase(seatWins, seat, 1 / tied);
      }
      increase(survival, player, (survivors >> seat) & 1);
      increase(placement, player, place / 2);
      if (owned !== 0) {
        increase(netWorth, player, owned);
        if (worth > 0) increase(worthShare, player, owned / worth);
      }
      for (let other = 0; other < seat; other++) {
        const rival = seated[other];
        if (rival !== player) this.meet(player, rival, games[first + other * SEAT_WORDS] - place);
      }
    }
  }

  /** Games in which `player` was ahead of `rival`, and games in which they met. */
  meeting(player: number, rival: number): readonly [ahead: number, met: number] {
    const pair = player * this.players + rival;
    return [this.ahead[pair], this.met[pair]];
  }

  /** Counts a meeting; `gap` is how many places `player` was ahead of `rival`. */
  private meet(player: number, rival: number, gap: number): void {
    const pair = player * this.players + rival;
    const mirror = rival * this.players + player;
    increase(this.met, pair, 1);
    increase(this.met, mirror, 1);
    if (gap >= 0) increase(this.ahead, pair, gap > 0 ? 1 : 0.5);
    if (gap <= 0) increase(this.ahead, mirror, gap < 0 ? 1 : 0.5);
  }
}

function increase(sums: Float64Array, index: number, amount: number): void {
  sums[index] += amount;
}
