import { useEffect, useState } from "preact/hooks";
import type { StorePulse } from "../../arena/apps/server/pulse.ts";
import type { Address, Answers } from "../../arena/apps/server/routes.ts";

/** Source of the page's numbers: the server, or the file that a self-contained page is. */
export interface Source {
  /** True for a page that is a file: it has one run and is never live. */
  readonly embedded: boolean;
  /** The answer at an address of the API. Rejects with a message to show. */
  get<A extends Address>(address: A): Promise<Answers[A]>;
  /** Calls `listener` with the progress of everything in the store, now and after each change. Returns how to stop. */
  live(listener: (pulse: LivePulse) => void): () => void;
}

/** The progress of everything in the store, as the page hears of it. */
export interface LivePulse extends StorePulse {
  /** True once another file has taken the place of the store that the page shows. */
  readonly replaced: boolean;
}

/** Holds the page to the first store that it was shown: numbers of another are refused until the page is reloaded. */
class Edition {
  private shown = 0;
  private latest = 0;

  /** Notes the edition of an answer; 0 tells nothing. */
  saw(edition: number): void {
    if (edition === 0) return;
    if (this.shown === 0) this.shown = edition;
    this.latest = edition;
  }

  get replaced(): boolean {
    return this.latest !== this.shown;
  }
}

const edition = new Edition();

function isRefusal(body: unknown): body is { readonly error: string } {
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
}

const SERVER: Source = {
  embedded: false,
  async get<A extends Address>(address: A) {
    const response = await fetch(`.${address}`);
    const body: unknown = await response.json();
    edition.saw(Number(response.headers.get("x-store-edition")));
    if (edition.replaced) throw new Error("the store was replaced by another file");
    if (response.ok) return body as Answers[A];
    throw new Error(isRefusal(body) ? body.error : `the server answered ${response.status}`);
  },
  live(listener) {
    const events = new EventSource("./api/live");
    events.onmessage = ({ data }) => {
      const pulse: StorePulse = JSON.parse(data);
      edition.saw(pulse.edition);
      listener({ ...pulse, replaced: edition.replaced });
    };
    return () => events.close();
  },
};

/** The answers that `arena report` puts into its page, by address. */
function embeddedSource(answers: Readonly<Record<string, unknown>>): Source {
  return {
    embedded: true,
    async get<A extends Address>(address: A) {
      const answer = answers[address];
      if (answer === undefined) throw new Error("this page does not carry that; arena dashboard shows it");
      if (isRefusal(answer)) throw new Error(answer.error);
      return answer as Answers[A];
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

/** Asks for one address again whenever its answer may have changed, never twice at a time. */
class Subscription<A extends Address> {
  private readonly address: A;
  private readonly answered: (answer: Answer<Answers[A]>) => void;
  private asking = false;
  private wanted = "";
  private got: string | null = null;

  constructor(address: A, answered: (answer: Answer<Answers[A]>) => void) {
    this.address = address;
    this.answered = answered;
  }

  /** Asks for the answer of that version, unless it is there already. */
  async ask(version: string): Promise<void> {
    this.wanted = version;
    if (this.asking) return;
    this.asking = true;
    while (this.got !== this.wanted) {
      this.got = this.wanted;
      const answer = await source.get(this.address).then(
        (value): Answer<Answers[A]> => ({ state: "ready", value }),
        (error: Error): Answer<Answers[A]> => ({ state: "failed", message: error.message }),
      );
      this.answered(answer);
    }
    this.asking = false;
  }
}

interface Received<A extends Address> {
  readonly address: A;
  readonly answer: Answer<Answers[A]>;
}

/**
 * The answer at `address`, asked for again whenever `version` changes; meanwhile the old one stays. Null asks nothing.
 */
export function useAnswer<A extends Address>(address: A | null, version = ""): Answer<Answers[A]> {
  const [received, setReceived] = useState<Received<A> | null>(null);
  const [subscription, setSubscription] = useState<Subscription<A> | null>(null);
  useEffect(() => {
    if (address === null) return undefined;
    let left = false;
    setSubscription(
      new Subscription(address, (answer) => {
        if (!left) setReceived({ address, answer });
      }),
    );
    return () => {
      left = true;
    };
  }, [address]);
  useEffect(() => {
    void subscription?.ask(version);
  }, [subscription, version]);
  return received !== null && received.address === address ? received.answer : LOADING;
}

const SILENT: LivePulse = { edition: 0, gone: false, replaced: false, runs: [], studies: [] };

/** The progress of everything in the store; empty until the server has said so. */
export function usePulse(): LivePulse {
  const [pulse, setPulse] = useState(SILENT);
  useEffect(() => source.live(setPulse), []);
  return pulse;
}
