import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { playerFileOf } from "../../../players/registry.ts";
import { COMMAND_PREFIX } from "../../../runtime/command-prefix.ts";
import { EXIT, RunError, UsageError } from "../../../runtime/exit.ts";
import { checkApart } from "../../check/check-apart.ts";
import type { CheckCase } from "../../check/check-case.ts";
import type { CheckReport } from "../../check/check-player.ts";
import { checkTypes } from "../../check/check-types.ts";
import type { Finding } from "../../check/finding.ts";
import { readCase } from "../../check/read-case.ts";
import { defineCommand, flag, positional, value } from "../command.ts";
import { shellOptions, shellWord } from "../plan-options.ts";
import { decimal, listOf, text, wholeNumber } from "../values.ts";

/** `arena check-player FILE`: whether a player keeps to the rules of the house, with a scenario for each fault. */
export const checkPlayer = defineCommand({
  name: "check-player",
  summary: "check that a player answers every question legally, alike and in time",
  examples: [
    ["arena check-player ./mybot.ts", "thousands of positions, whole games, memory, settings"],
    ["arena check-player ./mybot.ts --scenario fault.json", "only the position of a fault found before"],
  ],
  options: {
    cases: value(wholeNumber({ min: 1, max: 1_000_000 }), {
      default: "2000",
      describe: "positions to try, each twice",
    }),
    seed: value(wholeNumber({ min: 0, max: 2 ** 31 - 1 }), {
      default: "1",
      describe: "which positions those are",
    }),
    limitMs: value(decimal({ min: 0.001 }), {
      default: "250",
      describe: "milliseconds that an answer may take",
    }),
    types: flag({ describe: "run the TypeScript compiler over the file first" }),
    scenario: value(listOf(text), { describe: "scenario files to try instead of drawn positions" }),
    faults: value(text, { default: "faults", describe: "folder for the scenario files of what is found" }),
  },
  positionals: {
    player: positional(text, "a player file, exec: and the command of a program, or a tier"),
  },
  async run({ answer, note, options, positionals, signal }) {
    const { cases, seed, limitMs, scenario } = options;
    const only = scenario?.map(readScenarioCase);
    const request = {
      player: positionals.player,
      cases,
      seed,
      limitMs,
      ...(only === undefined ? {} : { only }),
    };
    const mistyped = options.types ? await typesOf(positionals.player) : [];
    const checked = await checkApart(request, { signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error instanceof RunError ? error : new UsageError((error as Error).message);
    });
    if (checked === null) return EXIT.interrupted;
    const report = { ...checked, findings: [...mistyped, ...checked.findings] };
    const files = only === undefined ? writeFaults(report.findings, options.faults) : [];
    answer({ ...report, files }, () => render(report, files));
    if (report.findings.length === 0) return undefined;
    if (files.some((file) => file !== null)) {
      const again = shellOptions({ scenario: files.filter(Boolean).join() });
      note(`again: ${COMMAND_PREFIX} check-player ${shellWord(positionals.player)} ${again}`);
    }
    return EXIT.failed;
  },
});

async function typesOf(player: string): Promise<Finding[]> {
  const path = playerFileOf(player);
  if (path === null) {
    throw new UsageError(`--types reads a TypeScript or JavaScript file, and ${player} is none`);
  }
  return checkTypes(path);
}

function readScenarioCase(file: string): CheckCase {
  try {
    return readCase(file);
  } catch (error) {
    throw new UsageError(`--scenario ${file}: ${(error as Error).message}`);
  }
}

/** Writes the scenarios, and returns the path of each finding's, null where it has none. */
function writeFaults(findings: readonly Finding[], folder: string): (string | null)[] {
  return findings.map(({ kind, ask, scenario }, i) => {
    if (scenario === null) return null;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${i + 1}-${ask}-${kind}.json`);
    writeFileSync(path, `${JSON.stringify(scenario, null, 2)}\n`);
    return path;
  });
}

function render(report: CheckReport, files: readonly (string | null)[]): string {
  const { label, player, cases, questions, findings, timing } = report;
  const rows = questions.map(({ question, answers, asked }) => {
    const slowest = timing[question];
    const time = slowest === undefined ? "" : `slowest ${slowest.toFixed(2)} ms`;
    return `  ${question.padEnd(18)}${answers ? `asked ${asked} times`.padEnd(22) : "left to the passive base"}${time}`.trimEnd();
  });
  const faults = findings.map(({ kind, ask, message }, i) => {
    const where = ask === null ? "" : ` at ${ask}`;
    const file = files[i] ?? null;
    return `FAULT ${kind}${where}: ${message}${file === null ? "" : `\n      ${file}`}`;
  });
  const silent = questions.length > 0 && questions.every(({ answers }) => !answers);
  const verdict = silent
    ? `${label} answers no question itself: it is never asked, and every answer is the passive one`
    : findings.length === 0
      ? `${label} holds: ${cases} positions, whole games, memory and settings without a fault`
      : `${label} does not hold: ${findings.length} ${findings.length === 1 ? "fault" : "different faults"}`;
  return `${[`${label} (${player})`, ...rows, ...faults, verdict].join("\n")}\n`;
}
