#!/usr/bin/env node
import { COMMANDS } from "./command-table.ts";
import { runCommandLine } from "./shell.ts";
import { processStreams } from "./streams.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), processStreams(), {
  env: process.env,
  cwd: process.cwd(),
  commands: COMMANDS,
});
