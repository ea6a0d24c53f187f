// The trial of what hostile players leave behind: many runs with files and programs that attack, in both ways of seating,
// some of them killed, after which there may be no process, no lock and no pipe.
//
//     node --import ./scripts/typescript.mjs scripts/trials/hostile-runs.ts [runs, default 200]
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { arena, freshFolder, shortRules } from "../../tests/arena/tournament/process.ts";
import { BUYS, fileOf } from "../../tests/hostile/hostile-players.ts";

const runs = Number(process.argv[2] ?? "200");
const folder = freshFolder();
const rules = shortRules(folder);
const store = join(folder, "arena.db");
/** In the command line of every process that a player starts, to find it by. */
const mark = `arena-trial-${process.pid}`;

const PROGRAM = `
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
for (const name of ["SIGHUP", "SIGTERM", "SIGINT", "SIGQUIT"]) process.on(name, () => {});
setInterval(() => {}, 1000);
spawn("sh", ["-c", "sleep 600; : ${mark}"], { stdio: "ignore" });
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, type } = JSON.parse(line);
  if (type === "hello") console.log(JSON.stringify({ id, protocol: 1, label: "Stays" }));
  if (type === "ask") ATTACK;
});`;
const ATTACKS: Readonly<Record<string, string>> = {
  "half-a-line": `process.stdout.write('{"id":' + id)`,
  "no-utf8": "process.stdout.write(Buffer.from([0xff, 0xfe, 0, 10]))",
  nul: `process.stdout.write(String.fromCharCode(0) + "\\n")`,
  megabyte: `process.stdout.write("x".repeat(2e6))`,
  twice: "{ const s = JSON.stringify({ id, answer: true }); console.log(s + String.fromCharCode(10) + s); }",
  carriage: `process.stdout.write(JSON.stringify({ id, answer: true }) + "\\r\\n")`,
  ends: "process.exit(0)",
  closes: `require("node:fs").closeSync(1)`,
  deep: `console.log('{"id":' + id + ',"answer":' + "[".repeat(30000) + "]".repeat(30000) + "}")`,
};
const programs = Object.entries(ATTACKS).map(([name, attack]) => {
  const path = join(folder, `${name}.mjs`);
  const requires = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;
  writeFileSync(path, requires + PROGRAM.replace("ATTACK", attack));
  return `exec:node ${path} ${mark}`;
});
const FILES: Readonly<Record<string, string>> = {
  ends: "auctionBid() { process.exit(0); }",
  timers: "gameStarted() { setInterval(() => {}, 1); setImmediate(() => { throw new Error('late'); }); }",
  rejects: "auctionBid() { Promise.reject(new Error('late')); return 0; }",
  writes: `${BUYS} auctionBid(ctx) { ctx.opponentCash[0] = 1e6; return 1; }`,
};
const files = Object.entries(FILES).map(([name, members]) => {
  const path = join(folder, `file-${name}.mjs`);
  writeFileSync(path, fileOf([members, BUYS]));
  return path;
});

const chance = new RandomStream(seedKey("hostile runs"));
const ends = new Map<string, number>();
let stacks = 0;
for (let run = 0; run < runs; run++) {
  const players = [...files, ...programs];
  const player = players[run % players.length];
  const isolate = chance.below(2) === 0 ? "--isolate" : "--no-isolate";
  const killed = run % 5 === 4 ? 300 + chance.below(3000) : null;
  const line = ["run", "--players", `${player},random`, "--rules", rules, "--seasons", "1", "--games", "4"];
  const { code, stderr } = await arena(
    [...line, "--on-fault", "passive", "--think-limit", "1", isolate, "--store", store, "--quiet"],
    (end) => killed !== null && setTimeout(() => end("SIGKILL"), killed),
  );
  const how = code === null ? "killed" : `exit ${code}`;
  ends.set(how, (ends.get(how) ?? 0) + 1);
  if (/\n +at /.test(stderr)) stacks++;
}
// What a killed run left is swept up by the next one that reads the store, or starts a program.
await arena(["runs", "--store", store]);
const last = [
  "run",
  "--players",
  `${programs[0]},random`,
  "--rules",
  rules,
  "--seasons",
  "1",
  "--games",
  "1",
];
await arena([...last, "--on-fault", "passive", "--think-limit", "1", "--store", store, "--quiet"]);

/** Processes that carry the mark, this one left out. */
const marked = (): string[] =>
  execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" })
    .split("\n")
    .filter((each) => each.includes(mark) && !each.includes("hostile-runs"));
for (let look = 0; look < 50 && marked().length > 0; look++) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const processes = marked().length;
const lock = existsSync(`${store}-writer`) ? 1 : 0;
const pipes = readdirSync(tmpdir()).filter((name) => name.startsWith("arena-pipes-")).length;
console.log(`${runs} runs: ${[...ends].map(([how, count]) => `${count} ${how}`).join(", ")}`);
console.log(`left behind: ${processes} processes, ${lock} locks, ${pipes} pipes; ${stacks} stacks shown`);
process.exitCode = processes + lock + pipes + stacks === 0 ? 0 : 1;
