import type { EventBuffer } from "../../../src/events/event-buffer.ts";
import { EVENT_TYPES, type EventType } from "../../../src/events/events.ts";

/** Calls `seen` with its type right after each event, while the position is still what the event made it. */
export function watchEvents(events: EventBuffer, seen: (type: EventType) => void): void {
  const emit = events.emit.bind(events);
  events.emit = (type, ...fields) => {
    emit(type, ...fields);
    seen(EVENT_TYPES[type]);
  };
}
