import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { resolve } from "node:path";
import { EXIT, RunError, UsageError } from "../../../runtime/exit.ts";
import { tableFolder } from "../../../table/table-file.ts";
import { defineCommand, flag, optionalPositional, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { refused } from "../refused.ts";
import { TRUST_PLAYERS } from "../stored-run.ts";
import { TABLE_OPTIONS, tableFrom } from "../table-options.ts";
import { MACHINE_OPTIONS } from "../tournament-options.ts";
import { listOf, seed, text, type ValueReader } from "../values.ts";
import { PORT } from "./dashboard.ts";

/** Letters of seats as replays show them. */
const seatLetter: ValueReader<number> = (written) => {
  if (!/^[a-h]$/i.test(written)) throw new Error("expected seats such as A or A,C, from A to H");
  return written.toUpperCase().charCodeAt(0) - 65;
};

/** `arena play`: a table in the browser, until Ctrl-C, or on the terminal. */
export const play = defineCommand({
  name: "play",
  summary: "play against the tiers, in the browser or on the terminal",
  examples: [
    ["arena play --against hl,trader,planner", "a seat for you, and three opponents"],
    ["arena play --terminal --continue", "on this terminal, the table that was left, where it was left"],
  ],
  options: {
    seat: value(listOf(seatLetter), {
      group: GROUP.who,
      default: "A",
      describe: "seats of people by letter; several play at one screen",
    }),
    names: value(listOf(text), { group: GROUP.who, describe: "what they are called, by comma" }),
    against: value(text, {
      group: GROUP.who,
      describe: "players of the other seats by comma (default: three of hl against one person)",
    }),
    ...TABLE_OPTIONS,
    seed: value(seed, {
      group: GROUP.what,
      describe: "root seed: text or a whole number (default: drawn by lot)",
    }),
    practice: flag({
      group: GROUP.what,
      describe: "undo goes behind throws and cards; the record says so",
    }),
    continue: flag({ group: GROUP.machine, describe: "go on with the newest table, or with TABLE" }),
    terminal: flag({
      group: GROUP.machine,
      describe: "the table on this terminal instead of in the browser",
    }),
    open: flag({ group: GROUP.machine, default: true, describe: "open the browser" }),
    port: { ...PORT, group: GROUP.machine },
    store: MACHINE_OPTIONS.store,
    trustPlayers: TRUST_PLAYERS,
  },
  positionals: { table: optionalPositional(text, "file of a table, to go on with it") },
  async run({ options, positionals, json, colour, answer, note, warn, signal }) {
    const [{ openNewTable, openSavedTable }, { TableHost }] = await Promise.all([
      import("../../play/sit-down.ts"),
      import("../../play/table-host.ts"),
    ]);
    if (options.terminal && (json || !(process.stdin.isTTY && process.stdout.isTTY))) {
      throw new UsageError("--terminal needs a terminal here; without it the table is in the browser");
    }
    if (positionals.table !== undefined && !options.continue) {
      throw new UsageError("TABLE is gone on with by --continue");
    }
    const folder = tableFolder(resolve(options.store));
    const { seat: people, names = [], against, practice, port, trustPlayers } = options;
    const root = options.seed ?? randomBytes(4).readUInt32BE().toString();
    const sitting = options.continue
      ? openSavedTable(folder, positionals.table, trustPlayers)
      : refused(() =>
          openNewTable(folder, { people, names, against, seed: root, practice, ...tableFrom(options) }),
        );
    if (options.terminal) {
      const [{ showTable }, { gameLabels }] = await Promise.all([
        import("../../terminal/table/show-table.tsx"),
        import("../../../replay/narration/game-labels.ts"),
      ]);
      const host = new TableHost(sitting.table, sitting.file);
      const labels = gameLabels(sitting.table.setting.board, host.identity.seats);
      // Ink draws nothing where this is set, which a terminal with somebody before it may inherit.
      process.env.CI = "false";
      const interrupted = await showTable(host, labels, { colour, signal });
      note(`saved in ${sitting.file.path}; arena play --continue goes on`);
      return interrupted ? EXIT.interrupted : EXIT.done;
    }
    const [{ TableDoors }, { DashboardServer }, { readPage }] = await Promise.all([
      import("../../play/table-doors.ts"),
      import("../../server/server.ts"),
      import("../../server/page-files.ts"),
    ]);
    const page = readPage();
    const host = new TableHost(sitting.table, sitting.file);
    const token = randomBytes(16).toString("hex");
    const doors = new TableDoors(host, token);
    const server = new DashboardServer({
      store: resolve(options.store),
      page,
      port,
      trustPlayers,
      warn,
      beside: (request, response, on) => doors.answer(request, response, on),
    });
    try {
      await server.listen().catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "EADDRINUSE") throw error;
        throw new RunError(`port ${port} is taken; --port 0 takes a free one`);
      });
      const url = `${server.url}play.html?token=${token}`;
      answer({ schema: 1, url, table: sitting.file.path }, () => `${url}\n`);
      note(`saved as it goes in ${sitting.file.path}`);
      note("Ctrl-C quits; arena play --continue goes on");
      if (options.open && process.stdout.isTTY) {
        const { openBrowser } = await import("../../play/open-browser.ts");
        openBrowser(url);
      }
      if (!signal.aborted) await once(signal, "abort");
      return EXIT.done;
    } finally {
      host.close();
      await server.close();
    }
  },
});
