import type { Board } from "../../../src/board/board.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import type { ScenarioResult } from "../../scenario/index.ts";
import { describeEvent, REDUNDANT_EVENTS } from "./describe-event.ts";
import { describeHoldings } from "./describe-holdings.ts";
import { type GameLabels, seatLetter } from "./game-labels.ts";

/** Events of a scenario on `board` turn by turn, and the holdings of each seat, named by its letter, at the end. */
export function describeScenario(board: Board, { events, state }: ScenarioResult): string[] {
  const names = state.players.map((_, seat) => seatLetter(seat));
  const deeds = Object.entries(state.deeds).map(([name, deed]) => ({ name, ...deed }));
  return [
    ...events.flatMap((event) => lineOf({ board, names }, event)),
    "At the end",
    ...state.players.map((player, seat) => {
      const held = { ...player, jailCards: player.jailCards.length };
      return `  ${describeHoldings(names[seat], { ...held, deeds: deeds.filter(({ owner }) => owner === seat) })}`;
    }),
  ];
}

function lineOf(labels: GameLabels, event: GameEvent): string[] {
  if (event.type === "TurnStarted") return [describeEvent(labels, event)];
  return REDUNDANT_EVENTS.has(event.type) ? [] : [`  ${describeEvent(labels, event)}`];
}
