import { z } from "zod";
import { readData } from "../../../src/text/data-fault.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import { sha256 } from "../plan/plan.ts";
import { packGames, packTotals, unpackGames, unpackTotals } from "../store/packing.ts";
import type { FaultCount, UnitResult } from "../unit/unit-result.ts";
import type { TaskFault } from "../workers/play-task.ts";

const text = z.string();
const arm = z.strictObject({ arm: text, value: z.number(), visits: z.int(), absorbed: z.boolean() });
const fault = z.strictObject({
  player: text,
  ask: text,
  reason: text,
  count: z.int().min(1),
  game: z.int(),
  seat: z.int().min(0).max(7),
  message: text,
});

const cutOff = z.strictObject({
  plan: z.int(),
  unit: z.int(),
  game: z.int(),
  entry: z.int(),
  asked: z.int(),
  message: text,
});
/** A fault of a player at which the plan says to stop. */
const stopSchema = z.strictObject({
  worker: text,
  fault: z.strictObject({ unit: z.int().min(0), first: fault, cutOffs: z.array(cutOff) }),
});

/** A unit's result on its way from a worker: numbers as base64, and who played it. */
const packetSchema = z.strictObject({
  worker: text,
  unit: z.int().min(0),
  games: text,
  totals: text,
  sums: z.int().min(0),
  learners: z.array(z.strictObject({ learner: z.int().min(0), arms: z.array(arm), memory: text })),
  faults: z.array(fault),
});

/** A unit that came back, or the fault at which it stopped, and the worker that played it. */
export type Delivered =
  | { readonly worker: string; readonly result: UnitResult; readonly fault: null }
  | { readonly worker: string; readonly result: null; readonly fault: TaskFault };

export const packFault = (worker: string, { unit, first, cutOffs }: TaskFault): string =>
  JSON.stringify({ worker, fault: { unit, first, cutOffs } });

export function packUnit(worker: string, { unit, games, totals, learners, faults }: UnitResult): string {
  return JSON.stringify({
    worker,
    unit,
    games: packGames(games).toString("base64"),
    totals: packTotals(totals).toString("base64"),
    sums: totals.length,
    learners,
    faults,
  });
}

/** Throws a `DataFault` on what no worker can have sent. */
export function unpackUnit(packet: string): Delivered {
  const json = parseJson(packet);
  if (typeof json === "object" && json !== null && "fault" in json) {
    const { worker, fault } = readData(stopSchema, json);
    return { worker, result: null, fault: { ...fault, first: fault.first as FaultCount } };
  }
  const read = readData(packetSchema, json);
  const { worker, unit, learners, faults, sums } = read;
  const result = {
    unit,
    games: unpackGames(Buffer.from(read.games, "base64")),
    totals: unpackTotals(Buffer.from(read.totals, "base64"), sums),
    learners,
    // The store holds words of every engine; the report shows them as they are.
    faults: faults as UnitResult["faults"],
  };
  return { worker, result, fault: null };
}

/** Names everything that a unit came to: two workers that played it give the same. */
export const unitDigest = (result: UnitResult): string => sha256(packUnit("", result));
