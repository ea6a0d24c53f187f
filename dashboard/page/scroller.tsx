import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  /** Name of the content, for those who reach it by keyboard. */
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A box that scrolls where its content is larger; only then it takes the focus, so that arrow keys scroll it. */
export function Scroller({ label, class: style, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => followSize(current, label));
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [label]);
  return (
    <div ref={box} class={style}>
      {children}
    </div>
  );
}

function followSize(box: HTMLElement, label: string): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  const scrolls = scrollWidth > clientWidth || scrollHeight > clientHeight;
  for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": label })) {
    if (scrolls) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}
