import { RunError, UsageError } from "../../runtime/exit.ts";

/** Runs `make`; what it throws is a slip in what was asked for, and told as one, unless it says that a run failed. */
export function refused<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RunError) throw error;
    throw new UsageError((error as Error).message);
  }
}
