import type { ComponentChildren } from "preact";
import { Commands } from "./commands.tsx";

interface Props {
  readonly title: string;
  /** Commands without the program at their beginning and the store at their end. */
  readonly commands?: readonly string[];
  readonly children: ComponentChildren;
}

/** A place without content yet: the reason, and the commands that change it. */
export function Empty({ title, commands = [], children }: Props) {
  return (
    <div class="empty">
      <p>
        <b>{title}</b> {children}
      </p>
      {commands.length > 0 && <Commands commands={commands} />}
    </div>
  );
}
