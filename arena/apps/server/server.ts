import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Answers } from "./answers.ts";
import { turnAway } from "./gate.ts";
import { LiveFeed } from "./live-feed.ts";
import type { PageFile } from "./page-files.ts";
import { Pulse } from "./pulse.ts";
import { refuse, send, sendJson } from "./reply.ts";
import { readAddress } from "./routes.ts";
import { ServedStore } from "./served-store.ts";

const HOST = "127.0.0.1";
/** Connections at a time; browsers keep six, and one for what is live. */
const MOST_CONNECTIONS = 256;
/** Milliseconds in which a request must have arrived. */
const PATIENCE = 10_000;

export interface DashboardSettings {
  /** The store's file; one that is not there yet is waited for. */
  readonly store: string;
  /** The built page, by address. */
  readonly page: ReadonlyMap<string, PageFile>;
  /** 0 takes a free one. */
  readonly port: number;
  /** Players that are files or programs may be started to play a game again. */
  readonly trustPlayers: boolean;
  /** Doors of its own beside the store's: answers a request, or says that it is none of its own. */
  readonly beside?: (request: IncomingMessage, response: ServerResponse, port: number) => Promise<boolean>;
  /** Told of what went wrong, in one line; it may name paths, answers never do. */
  readonly warn: (line: string) => void;
}

/** The page and the store's answers on the loopback address. It only reads. */
export class DashboardServer {
  private readonly settings: DashboardSettings;
  private readonly store: ServedStore;
  private readonly pulse: Pulse;
  private readonly feed: LiveFeed;
  private readonly answers: Answers;
  private readonly server: Server;
  private closing = false;

  /** Throws a StoreError in one line where the store cannot be read. */
  constructor(settings: DashboardSettings) {
    this.settings = settings;
    this.store = new ServedStore(settings.store);
    this.pulse = new Pulse(this.store, settings.warn);
    this.feed = new LiveFeed(this.pulse);
    this.answers = new Answers(this.store, this.pulse, settings.trustPlayers);
    const limits = { requestTimeout: PATIENCE, headersTimeout: PATIENCE };
    this.server = createServer(limits, (request, response) => {
      this.handle(request, response).catch((error: unknown) => {
        // Nobody waits any more once the server closes.
        if (this.closing) return;
        settings.warn(error instanceof Error ? error.message : String(error));
        if (!response.headersSent)
          refuse(response, 500, "the store cannot be read now; the terminal says why");
      });
    });
    this.server.maxConnections = MOST_CONNECTIONS;
  }

  /** Begins to listen. Rejects where the port is taken. */
  listen(): Promise<void> {
    return new Promise((listening, failed) => {
      this.server.once("error", failed);
      this.server.listen(this.settings.port, HOST, listening);
    });
  }

  get url(): string {
    return `http://${HOST}:${this.port}/`;
  }

  async close(): Promise<void> {
    this.closing = true;
    this.pulse.close();
    this.server.closeAllConnections();
    this.server.close();
    await this.answers.close();
    this.store.close();
  }

  private get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await this.settings.beside?.(request, response, this.port)) return;
    const turned = turnAway(request, this.port);
    if (turned !== null) {
      refuse(response, turned.status, turned.message);
      return;
    }
    const [address = "/"] = (request.url as string).split("?");
    const asked = readAddress(address);
    if (address === "/api/live") this.feed.join(response);
    else if (asked === null) this.sendFile(request, response, address);
    else {
      const told = await this.answers.ask(asked);
      if ("json" in told) sendJson(request, response, told.json, this.store.edition);
      else if ("refused" in told) refuse(response, 409, told.refused);
      else refuse(response, 404, "the store has no such run, unit, game or study");
    }
  }

  private sendFile(request: IncomingMessage, response: ServerResponse, address: string): void {
    const file = this.settings.page.get(address);
    // The names of assets change with what is in them.
    const cache = address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    if (file === undefined) refuse(response, 404, "there is nothing at this address");
    else send(request, response, { ...file, cache });
  }
}
