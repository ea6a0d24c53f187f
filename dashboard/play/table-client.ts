import type { ShownQuote, TableState } from "../../arena/apps/play/table-host.ts";
import type { WireBundle } from "../../arena/replay/record/answers.ts";
import type { GameIdentity } from "../../arena/replay/record/record.ts";
import type { EstateDraft, EstateItem, EstateQuestion } from "../../arena/table/estate-draft.ts";
import type { LogLine } from "../../arena/table/table-log.ts";
import type { TableMove } from "../../arena/table/table-move.ts";
import type { BoardData } from "../../src/board/board-data.ts";

/** What never changes at a table. */
export interface TableSetting {
  readonly identity: GameIdentity;
  readonly boardData: BoardData;
}

/** A table as the server last told it, with the whole log. */
export interface ShownTable extends TableState {
  readonly log: readonly LogLine[];
}

/** Speaks to the server with the token of the page's address. */
export class TableClient {
  private readonly token: string;
  private shown: ShownTable | null = null;
  private readonly listener: (table: ShownTable) => void;

  /** `listener` is told of every later state. */
  constructor(listener: (table: ShownTable) => void) {
    this.token = new URLSearchParams(location.search).get("token") ?? "";
    this.listener = listener;
  }

  setting(): Promise<TableSetting> {
    return this.ask("setting");
  }

  /** Follows the table until `left` is aborted. Rejects when the server can no longer be reached. */
  async follow(left: AbortSignal): Promise<void> {
    while (!left.aborted) {
      const known = this.known();
      const query = new URLSearchParams(Object.entries(known).map(([key, value]) => [key, `${value}`]));
      this.take(await this.ask<TableState>(`state?${query}`, left));
    }
  }

  /** Makes a move. Returns why not, in a sentence, or null. */
  async move(move: TableMove): Promise<string | null> {
    const { refused, state } = await this.send<{ refused: string | null; state: TableState }>("move", {
      ...move,
      known: this.known(),
    });
    this.take(state);
    return refused;
  }

  draft(question: EstateQuestion, list: readonly EstateItem[]): Promise<EstateDraft> {
    return this.send("draft", { question, list });
  }

  quotes(to: number, give: WireBundle, get: WireBundle): Promise<readonly ShownQuote[]> {
    return this.send("quote", { to, give, get });
  }

  advise(): Promise<unknown> {
    return this.send("hint", {});
  }

  lookBack(): Promise<unknown> {
    return this.send("review", {});
  }

  /** The record of the finished game as text. */
  async record(): Promise<string> {
    return JSON.stringify(await this.ask("record"));
  }

  private known(): { readonly version: number; readonly edition: number; readonly lines: number } {
    const { shown } = this;
    return { version: shown?.version ?? 0, edition: shown?.edition ?? 0, lines: shown?.log.length ?? 0 };
  }

  private take(state: TableState): void {
    if (this.shown !== null && state.version < this.shown.version) return;
    const before = this.shown?.log ?? [];
    this.shown = { ...state, log: [...before.slice(0, state.from), ...state.lines] };
    this.listener(this.shown);
  }

  private ask<T>(path: string, signal?: AbortSignal): Promise<T> {
    return this.fetch(path, signal === undefined ? {} : { signal });
  }

  private send<T>(path: string, body: object): Promise<T> {
    const headers = { "content-type": "application/json" };
    return this.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  private async fetch<T>(path: string, { headers, ...options }: RequestInit): Promise<T> {
    const response = await fetch(`./api/table/${path}`, {
      ...options,
      headers: { ...headers, "x-table-token": this.token },
    });
    const body: unknown = await response.json();
    if (response.ok) return body as T;
    throw new Error((body as { error?: string }).error ?? `the server answered ${response.status}`);
  }
}
