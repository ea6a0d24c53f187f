import type { Asking, Choice, Panel } from "../../arena/table/asking.ts";
import { PANELS } from "../../arena/table/panels.ts";
import { dollars } from "../page/format.ts";

interface Props {
  readonly asking: Asking;
  readonly open: Panel | null;
  readonly busy: boolean;
  readonly choose: (choice: Choice) => void;
  readonly show: (panel: Panel | null) => void;
}

/** The answers that a question may be given, each with its key, what it leaves, and why not. */
export function Choices({ asking, open, busy, choose, show }: Props) {
  return (
    <ul class="choices">
      {asking.choices.map((choice) => (
        <li key={choice.label}>
          <button
            type="button"
            class="choice"
            disabled={choice.refusal !== null}
            aria-disabled={busy}
            onClick={() => choose(choice)}
          >
            {choice.label}
            {choice.key !== "" && <kbd>{choice.key.toUpperCase()}</kbd>}
          </button>
          <span class="note">{noteOf(choice)}</span>
        </li>
      ))}
      {asking.panels.map((panel) => (
        <li key={panel}>
          <button
            type="button"
            class="choice panel"
            aria-expanded={panel === "trade" ? undefined : open === panel}
            aria-haspopup={panel === "trade" ? "dialog" : undefined}
            onClick={() => show(open === panel ? null : panel)}
          >
            {PANELS[panel].label}
            <kbd>{PANELS[panel].key.toUpperCase()}</kbd>
          </button>
        </li>
      ))}
    </ul>
  );
}

function noteOf({ left, note, refusal }: Choice): string {
  if (refusal !== null) return refusal;
  return [...(left === null ? [] : [`leaves ${dollars(left)}`]), ...(note === "" ? [] : [note])].join("; ");
}
