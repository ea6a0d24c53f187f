import { useEffect, useRef, useState } from "preact/hooks";
import { dollars } from "../page/format.ts";
import { Scroller } from "../page/scroller.tsx";
import type { ShownTable } from "./table-client.ts";

/** Lines that are shown before anybody asks for all. */
const LATEST = 40;

interface Props {
  readonly table: ShownTable;
  readonly letters: readonly string[];
}

/** What has happened, the newest last; a screen reader is told each new line. */
export function TableLog({ table, letters }: Props) {
  const [all, setAll] = useState(false);
  const { log } = table;
  const list = useRef<HTMLOListElement>(null);
  const count = log.length;
  useEffect(() => {
    const box = list.current?.closest(".table-log");
    if (box !== null && box !== undefined && count > 0) box.scrollTop = box.scrollHeight;
  }, [count]);
  const from = all ? 0 : Math.max(0, log.length - LATEST);
  return (
    <section class="card" aria-labelledby="log-title">
      <h2 id="log-title">Log</h2>
      {from > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          Show {from} earlier lines
        </button>
      )}
      <Scroller class="table-log" label="Log">
        <div role="log" aria-live="polite" aria-label="What happened">
          <ol ref={list}>
            {numbered(log, from).map(({ number, turn, text, reason, money }) => (
              <li key={number}>
                <span class="turn">{turn}</span> {text}
                {money.some((amount) => amount !== 0) && (
                  <span class="money">
                    {" "}
                    {money
                      .flatMap((amount, seat) =>
                        amount === 0
                          ? []
                          : [`${letters[seat]} ${amount > 0 ? "+" : "−"}${dollars(Math.abs(amount))}`],
                      )
                      .join(", ")}
                  </span>
                )}
                {reason !== null && <span class="why"> “{reason}”</span>}
              </li>
            ))}
          </ol>
        </div>
      </Scroller>
    </section>
  );
}

/** Lines from number `from` on, each with its number. */
const numbered = (log: ShownTable["log"], from: number) =>
  log.slice(from).map((line, i) => ({ ...line, number: from + i }));
