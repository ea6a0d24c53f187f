/** Exit codes of every command. */
export const EXIT = {
  done: 0,
  /** The run failed, or a check did not hold. */
  failed: 1,
  /** The command line, its environment or its files say something that cannot be obeyed. */
  usage: 2,
  /** Units of a run failed on every worker that tried them: what was finished is kept, and more is missing. */
  incomplete: 3,
  /** Stopped by Ctrl-C, as shells report it (128 + SIGINT). */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * A request that cannot be obeyed: exit 2, with the message as one line on stderr. The message names the thing, what was
 * expected and, where one is near, what was probably meant.
 */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A run that could not finish, or a check that did not hold: exit 1 with the message as one line on stderr. */
export class RunError extends Error {
  override readonly name = "RunError";
}

/** A run of which units are missing because they failed again and again: exit 3 with the message as one line on stderr. */
export class IncompleteError extends Error {
  override readonly name = "IncompleteError";
}
