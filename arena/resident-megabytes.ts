/** Memory that this process holds, all its threads included, in megabytes. */
export const residentMegabytes = (): number => process.memoryUsage.rss() / 1e6;
