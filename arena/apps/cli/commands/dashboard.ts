import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { EXIT, RunError } from "../../../runtime/exit.ts";
import { Store } from "../../../tournament/store/store.ts";
import { readPage } from "../../server/page-files.ts";
import { DashboardServer } from "../../server/server.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { TRUST_PLAYERS } from "../stored-run.ts";
import { text, wholeNumber } from "../values.ts";

/** The port of everything that is served. */
export const PORT = value(wholeNumber({ min: 0, max: 65_535 }), {
  default: "0",
  describe: "port; 0 takes a free one",
});

/** `arena dashboard`: the page over a store, live while a run is going, until Ctrl-C. */
export const dashboard = defineCommand({
  name: "dashboard",
  summary: "look at a store in the browser, live while a run is going",
  examples: [
    ["arena dashboard", "the usual store, on a free port"],
    ["arena dashboard new.db --port 8080", "another store, which may be made later, on port 8080"],
  ],
  options: {
    port: PORT,
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: { store: optionalPositional(text, "file that keeps the results (default: .arena/arena.db)") },
  async run({ options, positionals, answer, note, warn, signal }) {
    const store = resolve(positionals.store ?? ".arena/arena.db");
    // A file that is no store is refused before a page that was not built.
    if (existsSync(store)) Store.read(store).close();
    const { port, trustPlayers } = options;
    const server = new DashboardServer({ store, page: readPage(), port, trustPlayers, warn });
    try {
      await server.listen().catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        throw new RunError(`port ${options.port} is taken; --port 0 takes a free one`);
      });
      answer({ schema: 1, url: server.url }, () => `${server.url}\n`);
      if (!existsSync(store)) note(`waits for a first run in ${store}`);
      note("Ctrl-C quits");
      if (!signal.aborted) await once(signal, "abort");
      return EXIT.done;
    } finally {
      await server.close();
    }
  },
});
