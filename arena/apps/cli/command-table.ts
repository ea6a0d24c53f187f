import type { CommandTable } from "./command.ts";

/** Every command by name. A module is loaded only when its command is asked for, so that help stays instant. */
export const COMMANDS: CommandTable = {
  run: {
    summary: "play a tournament and report who is better",
    load: async () => (await import("./commands/run.ts")).run,
  },
  worker: {
    summary: "play units for runs on other machines",
    load: async () => (await import("./commands/worker.ts")).worker,
  },
  prove: {
    summary: "measure the HL thesis: claims with verdicts, and what each part adds",
    load: async () => (await import("./commands/prove.ts")).prove,
  },
  results: {
    summary: "write the page of a proof, or the section of a ladder, from its JSON",
    load: async () => (await import("./commands/results.ts")).results,
  },
  compare: {
    summary: "say which of two players or settings is better, on the same seeds",
    load: async () => (await import("./commands/compare.ts")).compare,
  },
  ladder: {
    summary: "place a new player: alone against three of each tier; or all against all",
    load: async () => (await import("./commands/ladder.ts")).ladder,
  },
  tune: {
    summary: "search a player's parameters, then confirm the winner on fresh seeds",
    load: async () => (await import("./commands/tune.ts")).tune,
  },
  plan: {
    summary: "how many seasons a difference of some size needs, from a pilot run",
    load: async () => (await import("./commands/plan.ts")).plan,
  },
  runs: {
    summary: "list the runs and studies of a store, or show what one was played with",
    load: async () => (await import("./commands/runs.ts")).runs,
  },
  report: {
    summary: "report a stored run, finished or not",
    load: async () => (await import("./commands/report.ts")).report,
  },
  export: {
    summary: "write the games of a run as CSV, JSON, Parquet or SQLite",
    load: async () => (await import("./commands/export.ts")).exportCommand,
  },
  merge: {
    summary: "put the units of several stores into one, and report the runs they make",
    load: async () => (await import("./commands/merge.ts")).merge,
  },
  scenario: {
    summary: "play scenario files: check what they expect, or tell what happens",
    load: async () => (await import("./commands/scenario.ts")).scenario,
  },
  dashboard: {
    summary: "look at a store in the browser, live while a run is going",
    load: async () => (await import("./commands/dashboard.ts")).dashboard,
  },
  players: {
    summary: "list the players, or what can be set on one of them",
    load: async () => (await import("./commands/players.ts")).players,
  },
  rules: {
    summary: "print rule sets, and what differs between two",
    load: async () => (await import("./commands/rules.ts")).rules,
  },
  theory: {
    summary: "exact landing probabilities and returns of every set of a board",
    load: async () => (await import("./commands/theory.ts")).theory,
  },
  odds: {
    summary: "each seat's winning chance from a position, by playouts",
    load: async () => (await import("./commands/odds.ts")).odds,
  },
  play: {
    summary: "play against the tiers, in the browser or on the terminal",
    load: async () => (await import("./commands/play.ts")).play,
  },
  replay: {
    summary: "see a recorded game again",
    load: async () => (await import("./commands/replay.ts")).replay,
  },
  analyse: {
    summary: "hold every decision of a game against a planner's: mistakes by what they cost",
    load: async () => (await import("./commands/analyse.ts")).analyse,
  },
  verify: {
    summary: "play records again and hold every turn against them",
    load: async () => (await import("./commands/verify.ts")).verify,
  },
  soak: {
    summary: "play in checked mode and list what never fired",
    load: async () => (await import("./commands/soak.ts")).soak,
  },
  bench: {
    summary: "measure throughput, decision time and memory",
    load: async () => (await import("./commands/bench.ts")).bench,
  },
  "new-player": {
    summary: "write a first player of your own, its test, and say what to do next",
    load: async () => (await import("./commands/new-player.ts")).newPlayer,
  },
  explain: {
    summary: "say which kinds of decision cost a player most, held against a planner's",
    load: async () => (await import("./commands/explain.ts")).explain,
  },
  debug: {
    summary: "play games in one thread, up to a question or a loss",
    load: async () => (await import("./commands/debug.ts")).debug,
  },
  "check-player": {
    summary: "check that a player answers every question legally, alike and in time",
    load: async () => (await import("./commands/check-player.ts")).checkPlayer,
  },
  completion: {
    summary: "print the shell script that completes commands and options",
    load: async () => (await import("./commands/completion.ts")).completion,
  },
};
