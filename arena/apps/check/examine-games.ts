import { isDeepStrictEqual } from "node:util";
import type { Seat } from "../../../components/index.ts";
import { board as boardNamed } from "../../../src/board/catalog.ts";
import { deriveKey, seedKey } from "../../../src/chance/random.ts";
import { createGame, type Fault, guardPlayers } from "../../../src/player/game.ts";
import { plainMessage } from "../../../src/player/plain-answer.ts";
import { HOOKS, type Player } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { runGame } from "../../../systems/run-game.ts";
import { placedError } from "../../players/external/placed-error.ts";
import { parseEntrant, seatEntrant } from "../../players/registry.ts";
import { type Answered, type Around, recorded } from "./check-case.ts";
import type { Examination } from "./examine-case.ts";
import { unknownFields, watchedEvents } from "./examine-events.ts";
import type { Finding } from "./finding.ts";

/** Games of one player before its memory is looked at, and after. */
const GAMES = 6;
const RIVALS = ["greedy", "validator", "random"];

/**
 * Plays whole games: two players made alike must answer alike from game to game, hooks must not throw, and a memory that
 * was written down and read again must go on like the one it was taken from. `learns` is what the player declares.
 */
export function examineGames(examination: Examination, learns: boolean): Finding[] {
  const { create, probes, asking } = examination;
  const around: Around = { before: asking, after: () => asking(null) };
  const first = create();
  const unknown = new Map<string, string>();
  probes.arm();
  const played = playGames(watchedEvents(first, unknown), around, 0, GAMES);
  probes.disarm();
  const looks = probes.looks();
  const again = playGames(create(), around, 0, GAMES);
  return [
    ...(looks.length === 0
      ? []
      : [
          { ...WHOLE, kind: "hidden-source" as const, message: `uses ${looks.join(" and ")} in whole games` },
        ]),
    ...unknownFields(unknown),
    ...hookFaults(played.faults),
    ...difference(played.answers, again.answers, "over whole games"),
    ...memoryFindings(first, examination, around, learns),
  ];
}

const WHOLE = { ask: null, scenario: null } as const;

interface Played {
  /** Answers of the examined player, by game. */
  readonly answers: readonly (readonly Answered[])[];
  readonly faults: readonly Fault[];
}

/** Plays games number `from` to `to` against the tiers, the seat changing from game to game. */
function playGames(player: Player, around: Around, from: number, to: number): Played {
  const key = seedKey("check");
  const faults: Fault[] = [];
  const answers: Answered[][] = [];
  const rivals = RIVALS.map((id, i) => seatEntrant(parseEntrant(id), deriveKey(key, i, 1)));
  for (let index = from; index < to; index++) {
    const seat = (index % (rivals.length + 1)) as Seat;
    const mine: Answered[] = [];
    const players = rivals.toSpliced(seat, 0, recorded(player, seat, mine, around));
    const game = createGame(boardNamed("us-classic"), ruleSet("arena@1"), players);
    guardPlayers(game);
    game.onFault = (fault) => {
      if (fault.seat === seat) faults.push(fault);
    };
    runGame(game, deriveKey(key, index, 0));
    answers.push(mine);
  }
  return { answers, faults };
}

/** Faults of hooks; those of answers are found in positions. */
function hookFaults(faults: readonly Fault[]): Finding[] {
  return faults
    .filter(
      ({ ask }, i) =>
        (HOOKS as readonly string[]).includes(ask) && faults.findIndex((fault) => fault.ask === ask) === i,
    )
    .map(({ ask, reason, message }) => ({ kind: reason, ask, message, scenario: null }));
}

function difference(first: Played["answers"], second: Played["answers"], where: string): Finding[] {
  const game = first.findIndex(
    (answers, index) => !isDeepStrictEqual(timeless(answers), timeless(second[index])),
  );
  if (game === -1) return [];
  const message = `two players made alike answered differently ${where}, first in game ${game + 1}`;
  return [{ ...WHOLE, kind: "not-deterministic", message }];
}

function timeless(answers: readonly Answered[] = []): unknown {
  return answers.map(({ ms: _, ...answered }) => answered);
}

function memoryFindings(player: Player, { create }: Examination, around: Around, learns: boolean): Finding[] {
  const finding = (message: string): Finding[] => [{ ...WHOLE, kind: "memory", message }];
  const { memory } = player;
  if (memory === undefined) return learns ? finding("declares `learns: true` and has no memory") : [];
  if (!learns)
    return finding("has a memory and does not declare `learns: true`: a season is not counted as one");
  try {
    const snapshot = memory.snapshot();
    const text = JSON.stringify(snapshot);
    if (text === undefined) return finding("its snapshot is nothing: expected JSON");
    const lost = notPlain(snapshot, "snapshot");
    if (lost !== null)
      return finding(
        `its ${lost}, of which JSON keeps nothing: expected numbers, text, lists and plain objects`,
      );
    const other = create();
    if (other.memory === undefined) return finding("has a memory in one player and not in another");
    other.memory.restore(JSON.parse(text));
    const back = JSON.stringify(other.memory.snapshot());
    if (back !== text) return finding(`its snapshot came back as another: ${firstDifference(text, back)}`);
    if (acceptsNonsense(create())) return finding('restores the text "nonsense" without an error');
    const before = playGames(player, around, GAMES, GAMES + 2);
    const after = playGames(other, around, GAMES, GAMES + 2);
    return difference(before.answers, after.answers, "once its memory was restored").map((each) => ({
      ...each,
      kind: "memory" as const,
    }));
  } catch (error) {
    return finding(`its memory cannot be taken and put back: ${plainMessage(placedError(error))}`);
  }
}

/** Where a value holds an object of a class, a function or the like, as `snapshot.seen is a Map`; null where it does not. */
function notPlain(value: unknown, path: string): string | null {
  if (typeof value === "function" || typeof value === "symbol" || typeof value === "bigint") {
    return `${path} is a ${typeof value}`;
  }
  if (typeof value !== "object" || value === null) return null;
  const kind = Object.getPrototypeOf(value);
  const plain = Array.isArray(value) || kind === null || kind === Object.prototype;
  if (!plain && !("toJSON" in value)) return `${path} is a ${kind.constructor?.name ?? "thing of a class"}`;
  for (const [key, each] of Object.entries(value)) {
    const lost = notPlain(each, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (lost !== null) return lost;
  }
  return null;
}

function acceptsNonsense({ memory }: Player): boolean {
  try {
    memory?.restore("nonsense");
    return true;
  } catch {
    return false;
  }
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 20);
  return `${a.slice(from, at + 20)} became ${b.slice(from, at + 20)}`;
}
