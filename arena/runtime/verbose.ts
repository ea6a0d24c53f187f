/** The variable of the environment by which `--verbose` reaches every thread of the process: "true" or anything else. */
export const VERBOSE = "ARENA_VERBOSE";

/** True when errors are told with all that is known of them. */
export const isVerbose = (): boolean => process.env[VERBOSE] === "true";
