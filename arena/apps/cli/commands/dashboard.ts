import { once } from "node:events";
import { resolve } from "node:path";
import { EXIT, RunError } from "../../../runtime/exit.ts";
import { Store } from "../../../tournament/store/store.ts";
import { readPage } from "../../server/page-files.ts";
import { DashboardServer } from "../../server/server.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { text, wholeNumber } from "../values.ts";

/** `arena dashboard`: the page over a store, live while a run is going, until Ctrl-C. */
export const dashboard = defineCommand({
  name: "dashboard",
  summary: "look at a store in the browser, live while a run is going",
  examples: [
    ["arena dashboard", "the usual store, on a free port"],
    ["arena dashboard results.db --port 8080", "another store, on port 8080"],
  ],
  options: {
    port: value(wholeNumber({ min: 0, max: 65_535 }), { default: "0", describe: "port; 0 takes a free one" }),
  },
  positionals: { store: optionalPositional(text, "file that keeps the results (default: .arena/arena.db)") },
  async run({ options, positionals, answer, note, warn, signal }) {
    const store = resolve(positionals.store ?? ".arena/arena.db");
    // What was asked for is looked at before what a checkout may not have built yet.
    Store.read(store).close();
    const server = new DashboardServer({ store, page: readPage(), port: options.port, warn });
    try {
      await server.listen().catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        throw new RunError(`port ${options.port} is taken; --port 0 takes a free one`);
      });
      answer({ schema: 1, url: server.url }, () => `${server.url}\n`);
      note("Ctrl-C quits");
      if (!signal.aborted) await once(signal, "abort");
      return EXIT.done;
    } finally {
      await server.close();
    }
  },
});
