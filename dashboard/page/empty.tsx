import type { ComponentChildren } from "preact";

interface Props {
  readonly title: string;
  readonly commands?: readonly string[];
  readonly children: ComponentChildren;
}

/** Nothing to see yet: why, and the commands that change it. */
export function Empty({ title, commands = [], children }: Props) {
  return (
    <div class="empty">
      <p>
        <b>{title}</b> {children}
      </p>
      {commands.length > 0 && <pre>{commands.join("\n")}</pre>}
    </div>
  );
}
