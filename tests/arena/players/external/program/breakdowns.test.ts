import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { ProgramLimits } from "../../../../../arena/players/external/program/limits.ts";
import { programPlayer } from "../../../../../arena/players/external/program/program-player.ts";
import { Session } from "../../../../../arena/players/external/program/session.ts";
import { seedKey } from "../../../../../src/chance/random.ts";
import { PassivePlayer } from "../../../../../src/player/player.ts";
import { playGames } from "../../table.ts";

/** Time enough for whatever comes at all, on a machine that has other things to do. */
const PATIENCE = 60_000;
const LIMITS: ProgramLimits = { startMs: PATIENCE, decisionMs: PATIENCE, gameMs: PATIENCE, restarts: 1 };
/** For programs from which nothing comes. */
const SHORT: ProgramLimits = { ...LIMITS, decisionMs: 300 };
const folder = mkdtempSync(join(tmpdir(), "programs-"));
const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

/** A program that shakes hands and then does `onAsk` with every question. */
function program(name: string, onAsk: string, limits = LIMITS): Session {
  const code = `
    const say = (reply) => process.stdout.write(JSON.stringify(reply) + "\\n");
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const message = JSON.parse(line);
      const { id } = message;
      if (message.type === "hello") say({ id, protocol: 1, label: "Toy", questions: ["buy"] });
      if (message.type === "ask") { ${onAsk} }
    });`;
  return start(name, code, limits);
}

function start(name: string, code: string, limits = LIMITS): Session {
  const session = new Session({ text: name, words: [process.execPath, "-e", code] }, limits, folder);
  sessions.push(session);
  return session;
}

/** Plays games of the program against a passive player, and returns what went wrong. */
function faultsOf(session: Session, games = 1) {
  const player = programPlayer(session, {}, seedKey(1));
  return playGames([player, new PassivePlayer()], games).faults;
}

describe("a program that keeps to the protocol", () => {
  test("plays without a fault", () => {
    expect(faultsOf(program("good", "say({ id, answer: true });"))).toEqual([]);
  });

  test("cannot speak for the arena", () => {
    const [forged] = faultsOf(program("forger", 'process.stdout.write("\\0was ended by another\\n");'));
    expect(forged).toMatchObject({ ask: "buy" });
    expect(forged?.message).not.toMatch(/^was ended/);
  });

  test("may make mistakes that only cost it the answer", () => {
    const [illegal] = faultsOf(program("vague", 'say({ id, answer: "perhaps" });'));
    expect(illegal).toMatchObject({ ask: "buy", reason: "malformed", message: 'answered "perhaps"' });
    const [sorry] = faultsOf(program("sorry", 'say({ id, error: "KeyError: 7" });'));
    expect(sorry).toMatchObject({ ask: "buy", reason: "threw", message: "KeyError: 7" });
  });
});

describe("a program that breaks down is a counted fault, and the game goes on", () => {
  const broken: readonly (readonly [what: string, onAsk: string, message: string | RegExp])[] = [
    ["crashes", "process.exit(3);", "exited with code 3"],
    ["is killed", "process.kill(process.pid, 'SIGKILL');", "was ended by SIGKILL"],
    [
      "ends and leaves somebody behind who holds its pipes",
      'require("child_process").spawn("sleep", ["2"], { stdio: "inherit", detached: true }); process.exit(4);',
      "exited with code 4",
    ],
    ["forges the last word", 'console.log("\\0all is well");', /answered request \d+ with all is well/],
    ["says nothing", "", "said nothing for 300 ms"],
    ["loops for ever", "while (true);", "said nothing for 300 ms"],
    ["prints garbage", 'console.log("thinking …"); say({ id, answer: true });', "with thinking …"],
    ["answers another question", "say({ id: id + 1, answer: true });", 'with {"id":'],
    ["gives no answer", "say({ id });", "gave no answer"],
    [
      "answers twice",
      "say({ id, answer: true }); say({ id, answer: true });",
      /that nobody asked for|answered request/,
    ],
    ["prints fifty megabytes", 'console.log("x".repeat(50e6));', "without a line break"],
    [
      "nests its answer two hundred thousand deep",
      'console.log("[".repeat(2e5) + "]".repeat(2e5));',
      "answered with 400000 characters, at most 65536",
    ],
    [
      "never ends its line",
      'setInterval(() => process.stdout.write("x".repeat(100000)));',
      "without a line break",
    ],
  ];

  test.each(broken)("%s", (name, onAsk, message) => {
    const silent = String(message).startsWith("said nothing");
    const [first] = faultsOf(program(name, onAsk, silent ? SHORT : LIMITS));
    expect(first).toMatchObject({ seat: 0, ask: "buy", reason: "threw" });
    expect(first?.message).toMatch(message);
    expect(first?.message).toContain(`exec:${name}`);
  });

  test("every question of the game after that is a fault too, at once", () => {
    const faults = faultsOf(program("dies", "process.exit(1);"));
    expect(faults.length).toBeGreaterThan(3);
    expect(new Set(faults.map(({ message }) => message)).size).toBe(1);
  });

  test("it is started again with the next game, but not for ever", () => {
    const session = program("dies often", "process.exit(1);");
    faultsOf(session, 6);
    expect(session.generation).toBe(1 + LIMITS.restarts);
  });

  test("its time for a game is limited too", () => {
    const slow = program("slow", "setTimeout(() => say({ id, answer: false }), 20);", {
      ...LIMITS,
      gameMs: 100,
    });
    expect(faultsOf(slow)[0]?.message).toContain("took more than 100 ms of one game");
  });

  test("what it does not read is not waited for either", () => {
    const deaf = start(
      "deaf",
      `process.stdin.once("data", () => {
        console.log('{"id":1,"protocol":1,"label":"Deaf","learns":true}');
        process.stdin.pause();
      });
      setInterval(() => {}, 1000);`,
      SHORT,
    );
    const player = programPlayer(deaf, {}, seedKey(1));
    const memory = "x".repeat(1_000_000);
    expect(() => player.memory?.restore(memory)).toThrow("exec:deaf read nothing for 300 ms");
  });

  test("what it wrote to stderr is kept", () => {
    faultsOf(program("complains", 'console.error("out of luck"); process.exit(1);'));
    expect(readFileSync(join(folder, "complains.log"), "utf8")).toContain("out of luck");
  });
});

describe("a program that does not introduce itself is refused in one line", () => {
  const refused: readonly (readonly [what: string, code: string, message: RegExp])[] = [
    ["ends", "process.exit(2)", /^exec:ends exited with code 2 \(its stderr: .*ends\.log\)$/],
    ["rambles", 'console.log("hi")', /nobody asked for: hi|answered request 1 with hi/],
    [
      "speaks protocol 9",
      'process.stdin.once("data", () => console.log(\'{"id":1,"protocol":9}\'));setInterval(()=>{},1e3)',
      /speaks protocol 9, and this arena speaks 1/,
    ],
    [
      "has no label",
      'process.stdin.once("data", () => console.log(\'{"id":1,"protocol":1}\'));setInterval(()=>{},1e3)',
      /introduced itself badly: label: /,
    ],
  ];

  test.each(refused)("%s", (name, code, message) => {
    expect(() => start(name, code)).toThrow(message);
  });

  test("is not there", () => {
    const missing = { text: "nobody", words: ["/no/such/program"] as const };
    expect(() => new Session(missing, LIMITS, folder)).toThrow(/could not be started: .*ENOENT/);
  });
});
