import type { EventBuffer } from "../../src/event-buffer.ts";

/** Calls `seen` right after each event, while the position is still what the event made it. */
export function watchEvents(events: EventBuffer, seen: () => void): void {
  const emit = events.emit.bind(events);
  events.emit = (...record) => {
    emit(...record);
    seen();
  };
}
