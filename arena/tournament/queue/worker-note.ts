import { z } from "zod";
import { readData } from "../../../src/text/data-fault.ts";
import { parseJson } from "../../runtime/parse-json.ts";

const count = z.int().min(0);
const schema = z.strictObject({
  name: z.string(),
  slots: count,
  /** Units played, those being played, and attempts that failed. */
  done: count,
  inFlight: count,
  failed: count,
  games: count,
  /** Counts up with every note: an old one is told without a clock in common. */
  beat: count,
  /** Left by itself, all that it had begun delivered. */
  left: z.boolean(),
});

/** A worker's word about itself, every few seconds. */
export type WorkerNote = z.infer<typeof schema>;

/** Milliseconds between two notes of a worker, and seconds for which a note is kept. */
export const BEAT_MS = 3000;
export const NOTE_SECONDS = 60;

export const parseWorkerNote = (text: string): WorkerNote => readData(schema, parseJson(text));
