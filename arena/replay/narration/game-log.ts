import type { Decision } from "../record/decision.ts";
import { titleOf } from "../record/record.ts";
import type { Frame } from "../timeline/frame.ts";
import type { TableView } from "../timeline/table-view.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { decisionOf } from "./decision-of.ts";
import { decisionTerms, describeSilentDecision } from "./describe-decision.ts";
import { describeInTurn, REDUNDANT_EVENTS } from "./describe-event.ts";
import { describeHoldings } from "./describe-holdings.ts";
import { dollars, type GameLabels, gameLabels } from "./game-labels.ts";

/** Rounds between two looks at who owns what. */
const INVENTORY_EVERY = 10;

/** The whole game as lines to read: rounds, numbered turns, what happened, why, and who owned what. */
export function* gameLog(timeline: Timeline): IterableIterator<string> {
  const { record, board, turns } = timeline;
  const labels = gameLabels(board, record.seats);
  yield `Monopoly, ${titleOf(record)}`;
  yield `${record.board}, ${record.rules.id}, engine ${record.engine}`;
  if (record.practice) yield "practice: people could take back what they did after seeing dice and cards";
  let round = 0;
  for (let turn = 1; turn <= turns; turn++) {
    const first = timeline.firstFrame(turn);
    const end = turn === turns ? timeline.length : timeline.firstFrame(turn + 1);
    const frames = timeline.frames(first, end);
    const [opening] = frames as [Frame];
    if (opening.round !== round) {
      round = opening.round;
      yield* roundLines(labels, round, opening.table);
    }
    yield* turnLines(labels, frames);
  }
  yield "";
  yield "At the end";
  const last = timeline.frame(timeline.length - 1);
  yield* inventory(labels, last.table);
  for (const [seat, { placement, netWorth }] of timeline.outcomes.entries()) {
    yield `  ${labels.names[seat]}: place ${placement}, worth ${dollars(netWorth)}`;
  }
}

function* roundLines(labels: GameLabels, round: number, table: TableView): IterableIterator<string> {
  yield "";
  yield `Round ${round}`;
  if (round > 1 && (round - 1) % INVENTORY_EVERY === 0) yield* inventory(labels, table);
}

function* turnLines(labels: GameLabels, frames: readonly Frame[]): IterableIterator<string> {
  const [{ turn, seat, table }] = frames as [Frame];
  const { cash, square, inJail } = table.seats[seat];
  const name = labels.names[seat];
  yield `  ${turn}. ${name}, ${dollars(cash)}, ${inJail ? "in jail" : `on ${labels.board.names[square]}`}`;
  for (const { event, decisions } of frames) {
    for (const decision of decisions) {
      const quiet = describeSilentDecision(labels, decision);
      if (quiet !== null) yield `    ${withReason(quiet, decision)}`;
    }
    if (REDUNDANT_EVENTS.has(event.type)) continue;
    const decision = decisionOf(decisions, event);
    const line = describeInTurn(labels, seat, event);
    if (decision === null) {
      yield `    ${line}`;
      continue;
    }
    const detail = decisionTerms(labels, decision);
    yield `    ${withReason(detail === null ? line : `${line}: ${detail}`, decision)}`;
  }
}

function withReason(line: string, { reason }: Decision): string {
  return reason === null ? line : `${line}  (${reason})`;
}

/** Holdings, a line a seat. */
function* inventory({ board, names }: GameLabels, table: TableView): IterableIterator<string> {
  for (const [seat, { cash, jailCards, bankrupt }] of table.seats.entries()) {
    const deeds = board.deeds
      .filter((square) => table.owner[square] === seat)
      .map((square) => ({
        name: board.names[square],
        buildings: table.buildings[square],
        mortgaged: table.mortgaged[square],
      }));
    yield `  ${describeHoldings(names[seat], { cash, jailCards, bankrupt: bankrupt > 0, deeds })}`;
  }
}
