import yargs from "yargs";
import { defineCommand } from "../command.ts";
import { NAME } from "../parser.ts";

/** `arena completion`: the script for the shell that $SHELL names (bash, zsh or fish). */
export const completion = defineCommand({
  name: "completion",
  summary: "print the shell script that completes commands and options",
  examples: [
    ["arena completion >> ~/.bashrc", "complete in every new bash"],
    ['eval "$(arena completion)"', "complete in this shell"],
  ],
  options: {},
  positionals: {},
  async run({ answer }) {
    const script = await completionScript();
    answer({ script }, () => script);
    return undefined;
  },
});

function completionScript(): Promise<string> {
  return new Promise((resolve) => {
    yargs()
      .scriptName(NAME)
      .completion("completion", false)
      .parse(["completion"], {}, (_error: unknown, _argv: unknown, output: string) => resolve(`${output}\n`));
  });
}
