import type { Board } from "../../../src/board/board.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import type { ScenarioResult } from "../../scenario/index.ts";
import { tellHoldings } from "./inventory.ts";
import { type Speech, seatLetter, tellEvent, UNTOLD } from "./narrate.ts";

/** What happened in a scenario on `board`, turn by turn, and what each seat, named by its letter, has at the end. */
export function tellScenario(board: Board, { events, state }: ScenarioResult): string[] {
  const names = state.players.map((_, seat) => seatLetter(seat));
  const deeds = Object.entries(state.deeds).map(([name, deed]) => ({ name, ...deed }));
  return [
    ...events.flatMap((event) => lineOf({ board, names }, event)),
    "At the end",
    ...state.players.map((player, seat) => {
      const held = { ...player, jailCards: player.jailCards.length };
      return `  ${tellHoldings(names[seat], { ...held, deeds: deeds.filter(({ owner }) => owner === seat) })}`;
    }),
  ];
}

function lineOf(speech: Speech, event: GameEvent): string[] {
  if (event.type === "TurnStarted") return [tellEvent(speech, event)];
  return UNTOLD.has(event.type) ? [] : [`  ${tellEvent(speech, event)}`];
}
