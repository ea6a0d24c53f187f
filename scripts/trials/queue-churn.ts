// A simulation of many workers that come and go: their units take time and no work, so that what is measured is the queue. Tells
// whether every unit came in once, and the processor time of the coordinator.
//
//     npx tsx scripts/trials/queue-churn.ts [workers, default 1000] [units, default 100000] [seconds a unit, default 20]
//
// A worker in a hundred is lost every ten seconds, with the unit that it has, and another comes in its place. The length of each
// unit (half to one and a half times the given one) and the worker that is lost come from a seed.
import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { connectServer } from "../../arena/tournament/queue/connect-server.ts";
import { programIdentity } from "../../arena/tournament/queue/program-identity.ts";
import type { QueueState } from "../../arena/tournament/queue/queue-tally.ts";
import { packUnit } from "../../arena/tournament/queue/unit-packet.ts";
import { queueName, workerKey } from "../../arena/tournament/queue/unit-queue.ts";
import { withQueue } from "../../arena/tournament/queue/with-queue.ts";
import { BEAT_MS, NOTE_SECONDS } from "../../arena/tournament/queue/worker-note.ts";
import { RandomStream, seedKey } from "../../src/chance/random.ts";
import { planOf, playUnit } from "../../tests/arena/tournament/plans.ts";
import { DURABLE, startRedis } from "../../tests/support/queue-servers.ts";

const [workers = "1000", units = "100000", seconds = "20", url] = process.argv.slice(2);
const WORKERS = Number(workers);
const UNITS = Number(units);
const PLAN = planOf("random,hl-spec", { units: UNITS, games: 24 });
const CHURN_MS = 10_000 / (WORKERS / 100);

await (url === undefined ? coordinate() : simulateWorkers(url));

async function coordinate(): Promise<void> {
  const redis = await startRedis(...DURABLE);
  const [script = ""] = process.argv.slice(1);
  const crew = spawn(process.execPath, [...process.execArgv, script, workers, units, seconds, redis.url], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const times = new Uint8Array(UNITS);
  let state: QueueState | undefined;
  const told = (now: QueueState): void => {
    state = now;
  };
  const settings = { url: redis.url, volatile: false, replayShare: 0, told };
  const { signal } = new AbortController();
  const before = process.cpuUsage();
  const start = performance.now();
  await withQueue(settings, undefined, signal, (play) =>
    play([{ plan: PLAN, units: Array.from({ length: UNITS }, (_, unit) => unit) }], {
      signal,
      tick: () => {},
      commit(_plan, { units: finished }) {
        for (const { unit } of finished) times[unit]++;
        return true;
      },
    }),
  );
  const spent = process.cpuUsage(before);
  const elapsed = (performance.now() - start) / 1000;
  const cpu = (spent.user + spent.system) / 1e6;
  crew.kill("SIGKILL");
  await redis.stop();
  const once = times.every((count) => count === 1);
  const gone = state?.workers.filter((worker) => worker.state === "gone").length ?? 0;
  console.log(
    `${WORKERS} workers, ${UNITS} units of ${seconds} s: ${once ? "every unit once" : "UNITS LOST OR TWICE"}, ${gone} workers lost; ${elapsed.toFixed(0)} s, coordinator ${cpu.toFixed(1)} s of processor time = ${((100 * cpu) / elapsed).toFixed(1)}% of a core, ${((1000 * cpu) / UNITS).toFixed(2)} ms a unit`,
  );
  process.exitCode = once ? 0 : 1;
}

interface Simulated {
  readonly name: string;
  dead: boolean;
  end(): void;
}

/** All the workers, in a process of their own. */
async function simulateWorkers(server: string): Promise<void> {
  const queue = await connectServer(server);
  const name = queueName(programIdentity());
  const unit = playUnit(PLAN, 0);
  const lengths = new RandomStream(seedKey("lengths"));
  const lost = new RandomStream(seedKey("lost"));
  let hired = 0;
  const hire = (): Simulated => {
    const simulated: Simulated = { name: `simulated-${hired++}`, dead: false, end: () => {} };
    const worker = queue.startWorker(
      name,
      async ({ data }) => {
        await pause(Number(seconds) * (500 + lengths.below(1001)));
        // Nobody hears any more of what a lost worker had.
        if (simulated.dead) await new Promise(() => {});
        return packUnit(simulated.name, { ...unit, unit: data.unit });
      },
      { name: simulated.name, slots: 1, failed: () => {} },
    );
    simulated.end = () => void worker.close(true).catch(() => {});
    return simulated;
  };
  const crew = Array.from({ length: WORKERS }, hire);
  let beat = 0;
  const tell = (): void => {
    beat++;
    for (const { name: worker } of crew) {
      const note = { name: worker, slots: 1, done: 0, inFlight: 1, failed: 0, games: 0, beat, left: false };
      void queue.set(workerKey(name, worker), JSON.stringify(note), NOTE_SECONDS);
    }
  };
  tell();
  setInterval(tell, BEAT_MS);
  setInterval(() => {
    const place = lost.below(WORKERS);
    const leaving = crew[place] as Simulated;
    leaving.dead = true;
    leaving.end();
    crew[place] = hire();
  }, CHURN_MS);
}
