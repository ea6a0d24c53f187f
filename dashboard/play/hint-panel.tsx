import type { Hint, HintChoice } from "../../arena/table/hint.ts";
import { percent, percents } from "../page/format.ts";

/** When advice is given. */
export const HINT_MODES = { off: "off", request: "on request", always: "always" } as const;
export type HintMode = keyof typeof HINT_MODES;

interface Props {
  readonly hint: Hint;
}

/** What HL would do and why, and the chance of winning behind each choice. */
export function HintPanel({ hint: { reason, choices } }: Props) {
  const chances = choices.map(({ chance }) => chance?.value ?? 0);
  const best = chances.indexOf(Math.max(...chances));
  return (
    <section class="card hint" aria-labelledby="hint-title">
      <h2 id="hint-title">Hint</h2>
      <p>
        HL: {choices[0]?.text}
        {reason === "" ? "" : ` – “${reason}”`}
      </p>
      {choices.length > 1 && (
        <ul>
          {choices.map(({ text, chance }, i) => (
            <li key={text}>
              <span class="track">
                <span style={{ width: `${100 * chances[i]}%` }} />
              </span>
              <b>
                {text}
                {i === 0 ? " (HL)" : ""}
                {i === best ? " – wins most" : ""}
              </b>
              <span>
                {percent(chances[i])} ({percents(boundsOf(chance))}) over {chance?.units ?? 0} playouts
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Ends of the interval; null where the playouts are too few for one. */
function boundsOf(chance: HintChoice["chance"]): readonly [number, number] | null {
  if (chance === null || chance.interval.method === "none") return null;
  return [chance.interval.low, chance.interval.high];
}
