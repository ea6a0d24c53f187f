import { EVENTS, type GameEvent } from "../../../src/events/events.ts";
import type { Player } from "../../../src/player/player.ts";
import { knownNames } from "../../../src/text/did-you-mean.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";
import type { Finding } from "./finding.ts";

/** Every field that some kind of event has. */
const FIELDS: ReadonlySet<string> = new Set([
  "type",
  ...Object.values(EVENTS).flatMap((fields) => Object.keys(fields)),
]);

/** `player`, with every field that it reads of an event and that no event has noted: the field, and the event's type. */
export function watchedEvents(player: Player, unknown: Map<string, string>): Player {
  const { observe } = player;
  if (observe === undefined) return player;
  return Object.assign(wrappedPlayer(player, { answer: (_question, _args, call) => call() }), {
    observe(event: GameEvent): void {
      const watched = new Proxy(event, {
        get(target, name, self) {
          if (typeof name === "string" && !(name in target) && !FIELDS.has(name) && name !== "toJSON") {
            unknown.set(name, unknown.get(name) ?? event.type);
          }
          return Reflect.get(target, name, self);
        },
      });
      Reflect.apply(observe, player, [watched]);
    },
  });
}

/** A finding for each field that was read and that no event has. */
export function unknownFields(unknown: ReadonlyMap<string, string>): Finding[] {
  return [...unknown].map(([name, type]) => {
    const fields = ["type", ...Object.keys(EVENTS[type as keyof typeof EVENTS])];
    return {
      kind: "misspelt",
      ask: "observe",
      message: `reads "${name}" of an event, which none has (${type})${knownNames(name, fields)}`,
      scenario: null,
    };
  });
}
