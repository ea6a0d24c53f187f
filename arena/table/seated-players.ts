import type { Seat } from "../../components/index.ts";
import { type RandomKey, seedKey } from "../../src/chance/random.ts";
import type { Question } from "../../src/events/questions.ts";
import { Halt } from "../../src/player/halt.ts";
import type { Player } from "../../src/player/player.ts";
import { delegatingPlayer, wrappedPlayer } from "../players/delegating-player.ts";
import { type Entrant, parseEntrant, seatEntrant } from "../players/registry.ts";
import type { GameIdentity } from "../replay/record/record.ts";
import { playerKey, unitKey } from "../tournament/plan/keys.ts";
import type { TableQuestion } from "./journal.ts";
import { isPerson } from "./table-setup.ts";

/** Ends the play of a table inside a question to a person that is not answered yet. */
export class PersonAsked extends Halt {
  readonly seat: Seat;
  readonly question: TableQuestion;
  /** The arguments of the question's method after the context. */
  readonly subject: readonly unknown[];

  constructor(seat: Seat, question: TableQuestion, subject: readonly unknown[]) {
    super(`seat ${seat} is asked ${question}`);
    this.seat = seat;
    this.question = question;
    this.subject = subject;
  }
}

/** Answers of a table's seats: those that were given before, and those that players give now. */
export interface Script {
  /** The answer that was given before at this place, and goes on behind it; undefined where the script ends. */
  next(seat: Seat, question: Question, args: readonly unknown[]): { readonly answer: unknown } | undefined;
  /** Answers given so far. */
  readonly place: number;
  /** Places up to which the players have been asked and told already. */
  readonly reached: number;
  /** Hands on a player's answer, which the script goes on with. */
  given(
    seat: Seat,
    question: Question,
    args: readonly unknown[],
    answer: unknown,
    reason: string | null,
  ): unknown;
  /** Notes that a player threw instead of answering. */
  threw(seat: Seat, question: Question, args: readonly unknown[], error: unknown): void;
}

/** The entrants of a table by seat; null for a person. Throws in one line on a player that there is not. */
export function entrantsOf({ seats }: GameIdentity): readonly (Entrant | null)[] {
  return seats.map((seat) => (isPerson(seat) ? null : parseEntrant(seat.player)));
}

/**
 * Players of a table: people halt the game where the script ends, others are asked. Where the script goes on they are asked
 * all the same when they are to be `informed` and answer quickly.
 */
export function seatPlayersAt(
  identity: GameIdentity,
  entrants: readonly (Entrant | null)[],
  script: Script,
  informed: boolean,
): Player[] {
  return entrants.map((entrant, place) => {
    const seat = place as Seat;
    return entrant === null
      ? personIn(seat, script)
      : scripted(
          seatEntrant(entrant, keyOfSeat(identity, place)),
          seat,
          script,
          informed && entrant.tier.quick === undefined,
        );
  });
}

/** The stream of the player's own choices in a seat. */
export const keyOfSeat = ({ seed, unit }: GameIdentity, seat: number): RandomKey =>
  playerKey(unitKey(seedKey(seed), unit), seat);

function personIn(seat: Seat, script: Script): Player {
  return delegatingPlayer(
    () => true,
    (question, [, ...subject]) => {
      const known = script.next(seat, question, subject);
      if (known === undefined) throw new PersonAsked(seat, question, subject);
      return known.answer;
    },
  );
}

/**
 * A player that answers as the script says as far as that goes. One that is `quick` is asked all the same where it was not
 * yet, so that it knows of the game what it would know had it answered.
 */
function scripted(player: Player, seat: Seat, script: Script, quick: boolean): Player {
  let told = -1;
  const wrapped = wrappedPlayer(player, {
    answer(question, [, ...subject], call) {
      const asked = script.place < script.reached;
      const known = script.next(seat, question, subject);
      if (known !== undefined) {
        if (quick && !asked) askAside(call);
        return known.answer;
      }
      let answer: unknown;
      try {
        answer = call();
      } catch (error) {
        script.threw(seat, question, subject, error);
        throw error;
      }
      return script.given(seat, question, subject, answer, player.reason?.() ?? null);
    },
  });
  const { tradeAnswered } = player;
  if (tradeAnswered === undefined) return wrapped;
  return Object.assign(wrapped, {
    tradeAnswered(...args: Parameters<typeof tradeAnswered>) {
      if (script.place <= told) return;
      told = script.place;
      Reflect.apply(tradeAnswered, player, args);
    },
  });
}

/** Asks for the sake of what the player remembers; what it says or throws has been said before. */
function askAside(call: () => unknown): void {
  try {
    call();
  } catch {
    // The answer that counts is in the script, a fault too.
  }
}
