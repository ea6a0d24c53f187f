/** Memory that this process holds, all its threads included, in megabytes. */
export const residentMegabytes = (): number => process.memoryUsage.rss() / 1e6;

/** Multiple of what players may take past which V8 is let end a thread: so high that they are cut off from outside before. */
const LAST_RESORT = 8;

/**
 * Limits of a thread in which players may take `most` megabytes, which is to be watched from outside: V8 ends not the
 * thread but the process where a player goes past its limit by much at a time.
 */
export const memoryLimits = (most: number) => ({ maxOldGenerationSizeMb: most * LAST_RESORT });
