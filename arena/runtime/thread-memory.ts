/** Resident memory of this process with all its threads, in megabytes. */
export const residentMegabytes = (): number => process.memoryUsage.rss() / 1e6;

/** Factor between the memory that players may take and V8's own limit: high enough that the monitor acts first. */
const LAST_RESORT = 8;

/**
 * V8 limits of a thread in which players may take `most` megabytes. The limit itself is enforced from outside: past its
 * own, V8 ends the whole process when a player allocates much at a time.
 */
export const memoryLimits = (most: number) => ({ maxOldGenerationSizeMb: most * LAST_RESORT });
