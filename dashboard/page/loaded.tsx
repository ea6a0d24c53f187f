import type { ComponentChildren } from "preact";
import { Empty } from "./empty.tsx";
import type { Answer } from "./source.ts";

interface Props<T> {
  readonly answer: Answer<T>;
  /** The title of the card that stands there until then. */
  readonly title?: string;
  readonly children: (value: T) => ComponentChildren;
}

/** Shows an answer once it is there, and says why when it is not to be had. */
export function Loaded<T>({ answer, title, children }: Props<T>) {
  if (answer.state === "ready") return <>{children(answer.value)}</>;
  if (answer.state === "failed") return <Empty title="This cannot be shown.">{answer.message}</Empty>;
  const waiting = (
    <p class="about" role="status">
      Loading …
    </p>
  );
  if (title === undefined) return waiting;
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {waiting}
    </section>
  );
}
