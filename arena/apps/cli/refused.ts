import { UsageError } from "../../runtime/exit.ts";

/** Runs `make`; what it throws is a slip in what was asked for, and told as one. */
export function refused<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
