import type { ComponentChildren } from "preact";
import { useProgram } from "./use-program.ts";

interface Props {
  readonly title: string;
  /** Command lines without the program at their beginning. */
  readonly commands?: readonly string[];
  readonly children: ComponentChildren;
}

/** Nothing to see yet: why, and the commands that change it. */
export function Empty({ title, commands = [], children }: Props) {
  const program = useProgram();
  return (
    <div class="empty">
      <p>
        <b>{title}</b> {children}
      </p>
      {commands.length > 0 && <pre>{commands.map((line) => `${program} ${line}`).join("\n")}</pre>}
    </div>
  );
}
