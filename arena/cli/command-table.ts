import type { CommandTable } from "./command.ts";

/** Every command by name. A module is loaded only when its command is asked for, so that help stays instant. */
export const COMMANDS: CommandTable = {
  completion: {
    summary: "print the shell script that completes commands and options",
    load: async () => (await import("./commands/completion.ts")).completion,
  },
};
