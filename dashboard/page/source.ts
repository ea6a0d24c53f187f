import { useEffect, useState } from "preact/hooks";
import type { StorePulse } from "../../arena/apps/server/pulse.ts";

/** Where the page's numbers come from: the server, or what a self-contained page carries in itself. */
export interface Source {
  /** Whether the page is a file of its own, which has one run and is never live. */
  readonly embedded: boolean;
  /** The answer at an address of the API. Rejects with a message to show. */
  get(address: string): Promise<unknown>;
  /** Calls `listener` with how far everything is, now and after each change; returns how to stop that. */
  live(listener: (pulse: StorePulse) => void): () => void;
}

const SERVER: Source = {
  embedded: false,
  async get(address) {
    const response = await fetch(`.${address}`);
    const body: unknown = await response.json();
    if (response.ok) return body;
    throw new Error((body as { readonly error?: string }).error ?? `the server answered ${response.status}`);
  },
  live(listener) {
    const events = new EventSource("./api/live");
    events.onmessage = ({ data }) => listener(JSON.parse(data));
    return () => events.close();
  },
};

/** The answers that `arena report` puts into its page, by address. */
function embeddedSource(answers: Readonly<Record<string, unknown>>): Source {
  return {
    embedded: true,
    async get(address) {
      if (address in answers) return answers[address];
      throw new Error("this page does not carry that; arena dashboard shows it");
    },
    live: () => () => {},
  };
}

const carried = document.querySelector("#answers");
export const source: Source =
  carried === null ? SERVER : embeddedSource(JSON.parse(carried.textContent ?? "{}"));

export type Answer<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly message: string };

const LOADING = { state: "loading" } as const;

/** One address that is watched: asked for again when it may have changed, but never twice at a time. */
class Watch {
  private readonly address: string;
  private readonly told: (answer: Answer<unknown>) => void;
  private asking = false;
  private wanted = "";
  private got: string | null = null;

  constructor(address: string, told: (answer: Answer<unknown>) => void) {
    this.address = address;
    this.told = told;
  }

  /** Asks for the answer of that version, unless it has it. */
  async ask(version: string): Promise<void> {
    this.wanted = version;
    if (this.asking) return;
    this.asking = true;
    while (this.got !== this.wanted) {
      this.got = this.wanted;
      const answer = await source.get(this.address).then(
        (value): Answer<unknown> => ({ state: "ready", value }),
        (error: Error): Answer<unknown> => ({ state: "failed", message: error.message }),
      );
      this.told(answer);
    }
    this.asking = false;
  }
}

/**
 * The answer at `address`, asked for again whenever `version` changes; meanwhile the old one stays. Null asks nothing.
 */
export function useAnswer<T>(address: string | null, version = ""): Answer<T> {
  const [shown, setShown] = useState<{ readonly address: string; readonly answer: Answer<T> } | null>(null);
  const [watch, setWatch] = useState<Watch | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    let left = false;
    setWatch(
      new Watch(address, (answer) => {
        if (!left) setShown({ address, answer: answer as Answer<T> });
      }),
    );
    return () => {
      left = true;
    };
  }, [address]);
  useEffect(() => {
    void watch?.ask(version);
  }, [watch, version]);
  return shown !== null && shown.address === address ? shown.answer : LOADING;
}

const SILENT: StorePulse = { runs: [], studies: [] };

/** How far everything in the store is; empty until the server has said so. */
export function usePulse(): StorePulse {
  const [pulse, setPulse] = useState(SILENT);
  useEffect(() => source.live(setPulse), []);
  return pulse;
}
