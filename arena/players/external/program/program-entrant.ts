import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import type { Tier } from "../../../../components/index.ts";
import type { TierDefinition } from "../../tier.ts";
import { type ProgramCommand, readCommand } from "./command.ts";
import { limitsOf, PROGRAM_LIMITS } from "./limits.ts";
import { programPlayer } from "./program-player.ts";
import { Session } from "./session.ts";

/** Prefix that makes a text the command of a player's program. */
export const PROGRAM_PREFIX = "exec:";

/** A player's program that was started. */
export interface PlayerProgram {
  readonly tier: TierDefinition;
  /** SHA-256 of the command and of the files that it names. */
  readonly digest: string;
}

/** One process a command and a thread, for every seat that it plays. */
const sessions = new Map<string, Session>();

/**
 * Starts `exec:python3 mybot.py`, or finds it running in this thread. One answer may take `thinkMs`, where that is given.
 * Throws one line when the program does not introduce itself.
 */
export function loadProgram(text: string, thinkMs?: number): PlayerProgram {
  const command = readCommand(text.slice(PROGRAM_PREFIX.length));
  const session = sessions.get(command.text) ?? new Session(command, PROGRAM_LIMITS);
  sessions.set(command.text, session);
  if (thinkMs !== undefined) session.limits = limitsOf(thinkMs);
  return { tier: tierOfProgram(text, session), digest: digestOf(command) };
}

/** The tier of a program that runs in `session`. */
export function tierOfProgram(id: string, session: Session): TierDefinition {
  const { label, version, learns, summary, parameters } = session.profile;
  return {
    id: id as Tier,
    kind: "external",
    label,
    version,
    learns,
    summary,
    parameters,
    create: (settings, key) => programPlayer(session, settings, key),
  };
}

function digestOf({ text, words }: ProgramCommand): string {
  const hash = createHash("sha256").update(text);
  for (const word of words) {
    if (statSync(word, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(word));
  }
  return hash.digest("hex");
}
