import { z } from "zod";
import type { Memory } from "./policy.ts";

export const SNAPSHOT_VERSION = 1;

/** Learned state of a bandit as JSON, without its settings and key, which belong to the run. */
export interface BanditSnapshot {
  readonly version: typeof SNAPSHOT_VERSION;
  /** Registered name of the policy. */
  readonly policy: string;
  readonly arms: number;
  /** Choices made: the index of the next draw. */
  readonly choices: number;
  /** Per arm: whether it is closed for good. */
  readonly absorbed: readonly boolean[];
  /** Per arm: rewards learned from. */
  readonly visits: readonly number[];
  /** Per arm: the sum of those rewards. */
  readonly rewards: readonly number[];
  /** The policy's own columns. */
  readonly memory: Readonly<Record<string, readonly number[]>>;
}

/**
 * The snapshot of a bandit of `policy` over `arms` arms that remembers `memory`. Throws, in one line, on a snapshot of
 * another version, policy or number of arms, and on one out of shape.
 */
export function readSnapshot(
  snapshot: unknown,
  policy: string,
  arms: number,
  memory: Memory,
): BanditSnapshot {
  const head = headSchema.safeParse(snapshot);
  if (!head.success) throw new Error("bandit snapshot: expected an object with version, policy and arms");
  const expected = { version: SNAPSHOT_VERSION, policy, arms };
  for (const name of ["version", "policy", "arms"] as const) {
    if (head.data[name] !== expected[name]) {
      const [found, wanted] = [JSON.stringify(head.data[name]), JSON.stringify(expected[name])];
      throw new Error(`bandit snapshot: ${name} is ${found}; expected ${wanted}`);
    }
  }
  const parsed = schemaOf(arms, memory).safeParse(snapshot);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`bandit snapshot: ${issue.path.join(".")}: ${issue.message}`);
}

const headSchema = z.looseObject({ version: z.json(), policy: z.json(), arms: z.json() });

function schemaOf(arms: number, memory: Memory) {
  const columns = Object.entries(memory).map(
    ([name, { cells, cell }]) => [name, z.array(cell).length(cells.length)] as const,
  );
  return z
    .strictObject({
      version: z.literal(SNAPSHOT_VERSION),
      policy: z.string(),
      arms: z.literal(arms),
      choices: z.int().min(0),
      absorbed: z
        .array(z.boolean())
        .length(arms)
        .refine((flags) => flags.includes(false), "expected an arm that is open"),
      visits: z.array(z.int().min(0)).length(arms),
      rewards: z.array(z.number().min(0)).length(arms),
      memory: z.strictObject(Object.fromEntries(columns)),
    })
    .refine(({ visits, rewards }) => rewards.every((sum, arm) => sum <= visits[arm]), {
      path: ["rewards"],
      message: "expected at most 1 per visit",
    });
}
