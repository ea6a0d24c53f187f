import type { PlayerMemory } from "../../../src/player/player.ts";
import { LIMITS } from "./limits.ts";

/**
 * The memory's snapshot as JSON text. Throws one line on a snapshot that is not JSON (a cycle, a bigint, too deep), or is
 * longer than a memory may be.
 */
export function memoryText(memory: PlayerMemory): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(memory.snapshot());
  } catch (error) {
    throw new Error(`its memory cannot be written as JSON: ${firstLine(error)}`);
  }
  if (text === undefined) throw new Error("its memory is nothing: expected JSON");
  if (text.length > LIMITS.messageBytes) {
    throw new Error(`its memory is ${text.length} characters long, at most ${LIMITS.messageBytes} are kept`);
  }
  return text;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : String(error);
}
