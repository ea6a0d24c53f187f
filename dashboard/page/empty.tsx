import type { ComponentChildren } from "preact";
import { usePrefix } from "./use-prefix.ts";

interface Props {
  readonly title: string;
  /** Command lines without the program at their beginning. */
  readonly commands?: readonly string[];
  readonly children: ComponentChildren;
}

/** Nothing to see yet: why, and the commands that change it. */
export function Empty({ title, commands = [], children }: Props) {
  const prefix = usePrefix();
  return (
    <div class="empty">
      <p>
        <b>{title}</b> {children}
      </p>
      {commands.length > 0 && <pre>{commands.map((line) => `${prefix} ${line}`).join("\n")}</pre>}
    </div>
  );
}
