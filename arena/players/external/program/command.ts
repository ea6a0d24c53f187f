/** A program and its arguments, as they are started: without a shell. */
export interface ProgramCommand {
  /** As it was written: `python3 mybot.py`. */
  readonly text: string;
  readonly words: readonly [program: string, ...args: string[]];
}

/**
 * Splits a command line at its spaces; single or double quotes keep words together. Nothing else is special: there is no
 * shell behind it. Throws one line on an empty command or a quote that is not closed.
 */
export function readCommand(text: string): ProgramCommand {
  const words: string[] = [];
  const word = /\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;
  while (word.lastIndex < text.trimEnd().length) {
    const from = word.lastIndex;
    const match = word.exec(text);
    if (match === null)
      throw new Error(`exec:${text}: the quote at ${text.slice(from).trim()} is not closed`);
    words.push(match[1] ?? match[2] ?? match[3]);
  }
  const [program, ...args] = words;
  if (program === undefined) throw new Error("exec: expected a command, as in exec:python3 mybot.py");
  return { text: text.trim(), words: [program, ...args] };
}
