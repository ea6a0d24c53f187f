import type { RunnablePlan } from "../../../../arena/tournament/plan/runnable-plan.ts";
import { playIntoStore } from "../../../../arena/tournament/play-into-store.ts";
import { connectServer } from "../../../../arena/tournament/queue/connect-server.ts";
import { programIdentity } from "../../../../arena/tournament/queue/program-identity.ts";
import type { PlayQueued, QueueServer } from "../../../../arena/tournament/queue/queue-server.ts";
import type { QueueState } from "../../../../arena/tournament/queue/queue-tally.ts";
import { type ServeState, serveQueue } from "../../../../arena/tournament/queue/serve-queue.ts";
import { queueName } from "../../../../arena/tournament/queue/unit-queue.ts";
import type { QueueSettings } from "../../../../arena/tournament/queue/with-queue.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { freshPath } from "../store/units.ts";

/** Plays a plan by the queue into a new store, and returns its units and how the queue stood at the end. */
export async function playedBy(url: string, plan: RunnablePlan, queue: Partial<QueueSettings> = {}) {
  const store = Store.write(freshPath());
  let state: QueueState | undefined;
  const told = (now: QueueState): void => {
    state = now;
  };
  try {
    const run = { ...store.run(store.createRun(plan)), plan };
    const { stop, fault } = await playIntoStore(store, [run], {
      workers: 1,
      thinkLimit: 20,
      signal: new AbortController().signal,
      tick: () => {},
      stored: () => {},
      decided: () => false,
      queue: { url, volatile: false, replayShare: 0, told, ...queue },
    });
    return { stop, fault, units: [...store.units(run.run)], state };
  } finally {
    store.close();
  }
}

interface Workers {
  readonly count?: number;
  readonly allowPlayers?: boolean;
  readonly told?: (state: ServeState) => void;
}

/** Workers that play while `work` goes on. */
export async function withWorkers<T>(
  url: string,
  { count = 1, allowPlayers = false, told = () => {} }: Workers,
  work: () => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const serving = Array.from({ length: count }, () =>
    serveQueue({ url, slots: 1, allowPlayers, signal, told }),
  );
  try {
    // A worker ends while there is work only where it is refused.
    return await Promise.race([work(), ...serving.map(failureOf)]);
  } finally {
    controller.abort();
    await Promise.allSettled(serving);
  }
}

const failureOf = (serving: Promise<void>): Promise<never> =>
  new Promise((_, reject) => serving.catch(reject));

/** A worker of the same program that answers as it is told to, while `work` goes on. */
export async function withOddWorker<T>(url: string, play: PlayQueued, work: () => Promise<T>): Promise<T> {
  return withServer(url, async (server) => {
    const options = { name: "odd", slots: 1, failed: () => {} };
    const worker = server.startWorker(queueName(programIdentity()), play, options);
    try {
      return await work();
    } finally {
      await worker.close();
    }
  });
}

/** A connection of its own to a server, while `work` goes on. */
export async function withServer<T>(url: string, work: (server: QueueServer) => Promise<T>): Promise<T> {
  const server = await connectServer(url);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}
