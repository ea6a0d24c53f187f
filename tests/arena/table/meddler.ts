import { askingOf } from "../../../arena/table/asking.ts";
import { draftEstate, type EstateItem } from "../../../arena/table/estate-draft.ts";
import { STRATEGIC } from "../../../arena/table/journal.ts";
import type { OpenTable } from "../../../arena/table/open-table.ts";
import { makeMove, type TableMove } from "../../../arena/table/table-move.ts";
import { tradables } from "../../../arena/table/trade-desk.ts";
import type { RandomStream } from "../../../src/chance/random.ts";
import { QUESTIONS } from "../../../src/events/questions.ts";
import { hashState } from "../../../src/world/snapshot.ts";

/** Something that a person might try: mostly what is offered, often a list or an offer, and at times nonsense. */
function someMove(table: OpenTable, random: RandomStream): TableMove {
  const names = table.identity.seats.map(({ label = "" }) => label);
  const choices = askingOf(table, names)?.choices ?? [];
  const { waiting, position } = table;
  const any = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  switch (random.below(8)) {
    case 0:
      return { kind: "undo" };
    case 1:
      return { kind: "bidUpTo", dollars: random.below(600) };
    case 2:
      return {
        kind: "answer",
        question: any([...QUESTIONS, "throw" as const]),
        answer: any([true, 0, 7, null, [], "pay", [1]]),
      };
    case 3: {
      const estate = STRATEGIC.filter((each) => each !== "proposeTrade");
      const question = waiting?.question === "raiseCash" ? "raiseCash" : any(estate);
      const list: EstateItem[] = [];
      for (let i = random.below(5); i > 0 && waiting !== null; i--) {
        const { deeds } = draftEstate(position, waiting.seat, question, list, []);
        const next = deeds
          .flatMap((deed) => deed.next)
          .filter(({ refusal }) => refusal === null || random.below(9) === 0);
        if (next.length > 0) list.push(any(next).item);
      }
      return { kind: "answer", question, answer: list as number[] };
    }
    case 4: {
      const [mine, theirs] = random
        .shuffle(tradables(position))
        .toSorted((a) => (a.seat === waiting?.seat ? -1 : 1));
      const side = (has: typeof mine) => [
        random.below((has?.cash ?? 0) + 50),
        random.below(2) * (has?.jailCards ?? 0),
        ...(has?.deeds ?? []).filter(() => random.below(3) === 0),
      ];
      const offer = [theirs?.seat ?? 0, side(mine), side(theirs)];
      return { kind: "answer", question: "proposeTrade", answer: offer as never };
    }
    default:
      return any(choices)?.move ?? { kind: "endTurn" };
  }
}

/**
 * Meddles with a table until its game is over, or so many moves were tried. `look` is called after each; a refused move that
 * changed anything is an error.
 */
export function meddle(table: OpenTable, random: RandomStream, most: number, look: () => void): void {
  for (let i = 0; i < most && table.outcomes === null; i++) {
    const before = [hashState(table.position.world), table.entries.length, table.lines.length].join();
    const move = someMove(table, random);
    const refusal = makeMove(table, move);
    const after = [hashState(table.position.world), table.entries.length, table.lines.length].join();
    if (refusal !== null && after !== before)
      throw new Error(`${JSON.stringify(move)}: ${refusal}, half done`);
    table.settle();
    look();
  }
}
