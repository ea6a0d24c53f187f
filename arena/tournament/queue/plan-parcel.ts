import { z } from "zod";
import { readData } from "../../../src/text/data-fault.ts";
import type { CompiledFile } from "../../players/external/file/compile-file.ts";
import { isProgram, playerFile } from "../../players/registry.ts";
import { RunError, UsageError } from "../../runtime/exit.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import { checkPlan } from "../plan/parse-plan.ts";
import { planHash, sha256 } from "../plan/plan.ts";
import { externalPlayers, type RunnablePlan, runnablePlan } from "../plan/runnable-plan.ts";

/** A plan on its way to a worker, with the code of its player files by the name that the plan has for each. */
export interface PlanParcel {
  readonly plan: RunnablePlan;
  /** Seconds for one answer of an external player, the usual ones when left out. */
  readonly thinkLimit?: number | undefined;
  readonly files: Readonly<Record<string, CompiledFile>>;
}

const text = z.string();
const schema = z.strictObject({
  plan: z.json(),
  thinkLimit: z.number().positive().optional(),
  files: z.record(text, z.strictObject({ file: text, code: text, digest: text })),
});

/** Packs a plan that was made here. Throws one line for a program, which never leaves its machine. */
export function packPlan(plan: RunnablePlan, thinkLimit?: number): string {
  const files = Object.fromEntries(
    externalPlayers(plan).map((spec) => {
      if (isProgram(spec))
        throw new UsageError(`--queue: ${spec} is a program and stays on this machine; leave --queue out`);
      const { name, compiled } = playerFile(spec);
      return [name, compiled];
    }),
  );
  return JSON.stringify({ plan, thinkLimit, files } satisfies PlanParcel);
}

/**
 * Reads the parcel of the plan of this hash. Throws one line where it is another's, where code is not the one that was
 * planned, and for any code at all unless the user of this machine lets it run.
 */
export function unpackPlan(parcel: string, hash: string, allowPlayers: boolean): PlanParcel {
  const read = readData(schema, parseJson(parcel));
  const checked = checkPlan(read.plan);
  if (planHash(checked) !== hash) throw new RunError(`the plan of hash ${hash} is another one`);
  const external = externalPlayers(checked);
  const program = external.find(isProgram);
  if (program !== undefined) throw new RunError(`${program} is a program, and programs never travel`);
  if (external.length > 0 && !allowPlayers) {
    throw new RunError(
      `the plan brings player files (${external.join(", ")}), and this worker was started without --allow-players`,
    );
  }
  for (const { spec, digest } of checked.players) {
    if (digest === null) continue;
    const name = Object.keys(read.files).find((each) => spec === each || spec.startsWith(`${each}:`));
    const found = name === undefined ? null : read.files[name];
    if (found === null || sha256(found.code) !== digest || found.digest !== digest)
      throw new RunError(`${spec} came with code other than the plan's`);
  }
  return { plan: runnablePlan(checked, allowPlayers), thinkLimit: read.thinkLimit, files: read.files };
}
