import { z } from "zod";
import { deriveKey, type RandomKey, seedKey } from "../../../src/chance/random.ts";
import type { Bandit } from "./bandit.ts";
import type { BanditSnapshot } from "./snapshot.ts";

const SNAPSHOT_VERSION = 1;

const snapshotSchema = z.strictObject({
  version: z.literal(SNAPSHOT_VERSION),
  contexts: z.record(z.string().min(1), z.unknown()),
});

export interface ContextualSnapshot {
  readonly version: typeof SNAPSHOT_VERSION;
  /** In the order of the contexts' names. */
  readonly contexts: Readonly<Record<string, BanditSnapshot>>;
}

/** One bandit per context, made when the context is first met. A context is any non-empty text, e.g. a game phase. */
export class ContextualBandit {
  private readonly bandits = new Map<string, Bandit>();
  private readonly key: RandomKey;
  private readonly create: (key: RandomKey, context: string) => Bandit;

  /** Each context's bandit gets its own key, which does not depend on the order in which contexts are met. */
  constructor(key: RandomKey, create: (key: RandomKey, context: string) => Bandit) {
    this.key = key;
    this.create = create;
  }

  /** The contexts met so far, by name. */
  get contexts(): readonly string[] {
    return [...this.bandits.keys()].sort();
  }

  /** The bandit of a context. Throws on an empty context. */
  in(context: string): Bandit {
    let bandit = this.bandits.get(context);
    if (bandit === undefined) {
      bandit = this.make(context);
      this.bandits.set(context, bandit);
    }
    return bandit;
  }

  snapshot(): ContextualSnapshot {
    return {
      version: SNAPSHOT_VERSION,
      contexts: Object.fromEntries(this.contexts.map((context) => [context, this.in(context).snapshot()])),
    };
  }

  /** Replaces everything learned. Throws, and changes nothing, on a snapshot that this version did not write. */
  restore(snapshot: unknown): void {
    const parsed = snapshotSchema.safeParse(snapshot);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Error(`contextual bandit snapshot: ${issue.path.join(".")}: ${issue.message}`);
    }
    const restored = Object.entries(parsed.data.contexts).map(([context, saved]) => {
      const bandit = this.make(context);
      bandit.restore(saved);
      return [context, bandit] as const;
    });
    this.bandits.clear();
    for (const [context, bandit] of restored) this.bandits.set(context, bandit);
  }

  private make(context: string): Bandit {
    const { k0, k1 } = seedKey(context);
    return this.create(deriveKey(this.key, k0, k1), context);
  }
}
