import type { ServerResponse } from "node:http";
import type { Pulse } from "./pulse.ts";
import { HEADERS, refuse } from "./reply.ts";

/** Pages that are told live, at a time. */
const MOST_LISTENERS = 64;

/** Tells pages by server-sent events how far the runs of the store are. */
export class LiveFeed {
  private readonly pulse: Pulse;
  private listeners = 0;

  constructor(pulse: Pulse) {
    this.pulse = pulse;
  }

  /** Tells this page how things stand, and then every change until it leaves. */
  join(response: ServerResponse): void {
    if (this.listeners >= MOST_LISTENERS) {
      refuse(response, 503, "too many pages are open");
      return;
    }
    response.writeHead(200, { ...HEADERS, "content-type": "text/event-stream", "cache-control": "no-store" });
    const tell = (runs: unknown): void => {
      response.write(`data: ${JSON.stringify(runs)}\n\n`);
    };
    this.listeners++;
    const leave = this.pulse.listen(tell);
    response.on("close", () => {
      this.listeners--;
      leave();
    });
    tell(this.pulse.current);
  }
}
