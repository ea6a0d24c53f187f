import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { RunError } from "../../runtime/exit.ts";
import { planHash } from "../plan/plan.ts";
import type { PlayUnits } from "../workers/play-units.ts";
import { connectServer } from "./connect-server.ts";
import { Coordinator } from "./coordinator.ts";
import { packPlan } from "./plan-parcel.ts";
import { identityDigest, programIdentity } from "./program-identity.ts";
import type { QueueServer } from "./queue-server.ts";
import { type QueueState, QueueTally } from "./queue-tally.ts";
import {
  type Announcement,
  anyWorker,
  PROGRAM_SECONDS,
  planKey,
  programKey,
  queueName,
} from "./unit-queue.ts";
import { BEAT_MS, parseWorkerNote } from "./worker-note.ts";

/** Settings for units that are played by workers elsewhere. */
export interface QueueSettings {
  readonly url: string;
  /** Take a server that may lose work. */
  readonly volatile: boolean;
  /** Share of units that a second worker plays again, 0 to 1. */
  readonly replayShare: number;
  /** Told every few seconds how the queue stands. */
  readonly told?: (state: QueueState) => void;
  /** Told once while another run holds the queue. */
  readonly waits?: (line: string) => void;
}

/**
 * Hands over what lets workers elsewhere play units, by the server that the settings name, and takes leave of it when it is
 * done with. Waits while another run of the same program uses that server.
 */
export async function withQueue<T>(
  settings: QueueSettings,
  thinkLimit: number | undefined,
  signal: AbortSignal,
  use: (play: PlayUnits) => Promise<T>,
): Promise<T> {
  const server = await connectServer(settings.url);
  try {
    if (!settings.volatile) await server.refuseVolatile();
    const identity = programIdentity();
    const key = programKey(identityDigest(identity));
    const name = queueName(identity);
    const announcement: Announcement = { identity, coordinator: `${hostname()}-${process.pid}` };
    const claim = () => server.claim(key, JSON.stringify(announcement), PROGRAM_SECONDS);
    await claimed(server, claim, settings, signal);
    const tally = new QueueTally(server.host);
    const queue = server.openQueue(name);
    // A server that does not answer now is asked again with the next beat.
    const beating = setInterval(() => beat(server, name, claim, tally, settings).catch(() => {}), BEAT_MS);
    try {
      await beat(server, name, claim, tally, settings);
      return await use(async (work, steps) => {
        const hashes = work.map(({ plan }) => planHash(plan));
        const parcels = work.map(({ plan }) => packPlan(plan, thinkLimit));
        for (const [i, parcel] of parcels.entries()) await server.set(planKey(hashes[i]), parcel);
        const { replayShare } = settings;
        await new Coordinator({ server, queue, tally }, work, hashes, { ...steps, replayShare }).run();
        await server.remove(hashes.map(planKey));
      });
    } finally {
      clearInterval(beating);
      settings.told?.(tally.state());
      await queue.close();
      await server.remove([key]);
    }
  } finally {
    await server.close();
  }
}

/** Waits until no other coordinator of the program holds the queue. */
async function claimed(
  { host }: QueueServer,
  claim: () => Promise<boolean>,
  { waits }: QueueSettings,
  signal: AbortSignal,
): Promise<void> {
  let told = false;
  while (!(await claim())) {
    if (!told) waits?.(`queue ${host}: another run uses it; waiting until it ends`);
    told = true;
    await pause(500);
    if (signal.aborted) throw new RunError(`queue ${host}: another run uses it`);
  }
}

/** Renews the claim and looks after the workers. */
async function beat(
  server: QueueServer,
  queue: string,
  claim: () => Promise<boolean>,
  tally: QueueTally,
  { told }: QueueSettings,
): Promise<void> {
  await claim();
  tally.look((await server.all(anyWorker(queue))).map(parseWorkerNote));
  told?.(tally.state());
}
