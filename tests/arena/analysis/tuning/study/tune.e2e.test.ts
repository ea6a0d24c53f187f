import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { foldStudy } from "../../../../../arena/analysis/tuning/search/index.ts";
import { StudyStore } from "../../../../../arena/analysis/tuning/study/study-store.ts";
import { parseEntrant } from "../../../../../arena/players/registry.ts";
import { Store } from "../../../../../arena/tournament/store/store.ts";
import { Gate } from "../../../tournament/gate.ts";
import { arena, documentOf, type Ended, freshFolder, shortRules, when } from "../../../tournament/process.ts";
import { plantedPlayer } from "./planted-player.ts";

const folder = freshFolder();
const rules = shortRules(folder);
const gate = new Gate(folder);
const player = plantedPlayer(folder, gate);
const file = (name: string): string => join(folder, name);
const tune = (store: string, ...more: string[]): string[] => [
  ...[
    "tune",
    player,
    "--against",
    `${player}:nerve=0.2`,
    "--rules",
    rules,
    "--games",
    "8",
    "--budget",
    "300",
  ],
  ...["--confirm", "20", "--store", file(store), "--json", ...more],
];
const SEARCH = ["--parameters", "nerve,hat", "--sensitivity", "0"];

/** The log of the only study of a store, as it is stored. */
function logOf(store: string): string[] {
  const open = Store.read(file(store));
  try {
    const [entry] = new StudyStore(open).all();
    return entry === undefined
      ? []
      : new StudyStore(open).log(entry.study).map((event) => JSON.stringify(event));
  } finally {
    open.close();
  }
}

/** Milliseconds for one study on a busy machine. */
const PATIENCE = 300_000;

describe("a study of a player whose strength is known", () => {
  let whole: Ended;
  beforeAll(async () => {
    whole = await arena(tune("one.db", ...SEARCH, "--workers", "1", "--quiet", "--out", file("best.json")));
  }, PATIENCE);

  test("finds what matters, and confirms it on seeds that the search never saw", () => {
    const { confirmation, evaluations } = JSON.parse(whole.stdout);
    const { units } = foldStudy(logOf("one.db").map((event) => JSON.parse(event)));
    expect(confirmation).toMatchObject({ verdict: "better", units: { from: units, to: units + 20 } });
    expect(confirmation.settings.nerve).toBeGreaterThan(0.05);
    expect(confirmation.rivals[0].interval.low).toBeGreaterThan(0.2);
    expect(evaluations).toBeLessThanOrEqual(270);
    expect(whole).toMatchObject({ code: 0, stderr: "" });
  });

  test("offers the confirmed settings as a file that players are asked for by", () => {
    const { confirmation } = JSON.parse(whole.stdout);
    const { settings } = parseEntrant(`${player}:@${file("best.json")}`);
    expect(settings).toEqual({ nerve: 0.01, coin: 0, hat: 3, ...confirmation.settings });
  });

  test("is saved on Ctrl-C, and the line that it prints goes on to the same bytes, on other workers too", {
    timeout: PATIENCE,
  }, async () => {
    // Somewhere in the search, after its first rung.
    gate.close(2000);
    const stopped = await arena(tune("cut.db", ...SEARCH, "--workers", "1"), (end) =>
      when(
        () => gate.reached,
        () => end("SIGINT"),
      ),
    );
    gate.open();
    expect(stopped.code).toBe(130);
    expect(JSON.parse(stopped.stdout)).toMatchObject({ stop: "interrupted", confirmation: null });
    const before = logOf("cut.db");
    expect(before.some((event) => event.includes("rung-finished"))).toBe(true);
    expect(logOf("one.db").slice(0, before.length)).toEqual(before);
    const [, resume = ""] =
      /interrupted: \d+ evaluations are saved in .*; go on with\n {2}node \S+ (.* --resume)\n/.exec(
        stopped.stderr,
      ) ?? [];
    const finished = await arena([...resume.split(" "), "--workers", "2", "--json", "--quiet"]);
    expect(documentOf(finished)).toEqual(documentOf(whole));
    expect(logOf("cut.db")).toEqual(logOf("one.db"));
  });
});

describe("a study of parameters that change nothing", () => {
  test("says so, and writes no settings", { timeout: PATIENCE }, async () => {
    const space = file("null.json");
    writeFileSync(space, JSON.stringify({ coin: {}, hat: {}, nerve: 0.2 }));
    const out = file("null-best.json");
    // Enough units for equal ones to be no coincidence: 10 of 8 games may be alike by chance.
    const ended = await arena(
      tune("null.db", "--space", space, "--sensitivity", "20", "--workers", "1", "--out", out),
    );
    const { confirmation, sensitivity, manifest } = JSON.parse(ended.stdout);
    expect({ code: ended.code, player: manifest.player }).toEqual({ code: 0, player: `${player}:nerve=0.2` });
    expect(["no difference", "not settled"]).toContain(confirmation.verdict);
    // On the same seeds a hat changes not one game.
    const hat = sensitivity.find(({ parameter }: { parameter: string }) => parameter === "hat");
    expect(hat).toMatchObject({ finding: "irrelevant", effect: 0 });
    expect(sensitivity.map(({ finding }: { finding: string }) => finding)).not.toContain("matters");
    expect(ended.stderr).toContain(`${out} is not written: only settings that were confirmed are`);
    expect(existsSync(out)).toBe(false);
  });
});

test("a mistake of the player ends the study with the record of its game", async () => {
  const faulty = file("faulty.ts");
  writeFileSync(
    faulty,
    `import { definePlayer, PassivePlayer } from "monopoly-arena/player";
class Faulty extends PassivePlayer { override shouldBuyProperty() { throw new Error("out of ideas"); } }
const mood = { name: "mood", type: "boolean", default: true, meaning: "how it feels" };
const size = { name: "size", type: "int", range: [0, 9], scale: "linear", default: 3, meaning: "how big it is" };
export default definePlayer({ api: 1, label: "Faulty", parameters: [mood, size], create: () => new Faulty() });
`,
  );
  const line = ["tune", faulty, "--against", "random", "--rules", rules, "--budget", "270", "--workers", "1"];
  const { code, stdout, stderr } = await arena([...line, "--quiet", "--store", file("faulty.db")]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(
    /#tuned in unit \d+, game \d+, seat \d: buy threw, out of ideas \(\S+faulty\.ts:2\); the game is in \S+,/,
  );
  const [, record = ""] = /the game is in (\S+),/.exec(stderr) ?? [];
  expect(existsSync(record)).toBe(true);
});
