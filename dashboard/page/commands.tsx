import { useState } from "preact/hooks";
import { useCommand } from "./use-command.ts";

interface Props {
  /** Without the program at their beginning and the store at their end. */
  readonly commands: readonly string[];
}

/** Commands to be typed, each on a line, and a button that copies them. */
export function Commands({ commands }: Props) {
  const complete = useCommand();
  const [copied, setCopied] = useState<string | null>(null);
  const text = commands.map(complete).join("\n");
  return (
    <div class="commands">
      <pre>{text}</pre>
      <button
        type="button"
        aria-label={commands.length === 1 ? "Copy the command" : "Copy the commands"}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {copied === text ? "Copied" : "Copy"}
      </button>
    </div>
  );
}
