import { useState } from "preact/hooks";

interface Props {
  readonly text: string;
  /** Characters that are shown; more are cut at the end. */
  readonly most?: number;
}

/** Characters of a player's label that a chart or a table head has room for. */
export const LABEL_LENGTH = 22;

/** The first characters of a text, with an ellipsis for the rest. */
export function cut(text: string, most: number = LABEL_LENGTH): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** A text cut at its end; pointing at it, touching it or the focus shows the whole. */
export function CutText({ text, most = LABEL_LENGTH }: Props) {
  const [place, setPlace] = useState<DOMRect | null>(null);
  if (text.length <= most) return <>{text}</>;
  const show = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void =>
    setPlace(currentTarget.getBoundingClientRect());
  const hide = (): void => setPlace(null);
  return (
    <>
      <button
        type="button"
        class="cut"
        style={{ maxWidth: `${most}ch` }}
        onFocus={show}
        onBlur={hide}
        onPointerEnter={show}
        onPointerLeave={hide}
        onClick={show}
        onKeyDown={({ key }) => key === "Escape" && hide()}
      >
        {text}
      </button>
      {place !== null && (
        <span class="whole" role="tooltip" style={{ left: `${place.left}px`, top: `${place.bottom}px` }}>
          {text}
        </span>
      )}
    </>
  );
}
