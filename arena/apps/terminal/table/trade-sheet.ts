import { dollars, type GameLabels } from "../../../replay/narration/game-labels.ts";
import type { WireBundle, WireOffer } from "../../../replay/record/answers.ts";
import type { Tradable } from "../../../table/trade-desk.ts";
import type { ShownQuote } from "../../play/table-host.ts";
import { wrap } from "../canvas.ts";
import { type Pressed, type Sheet, type SheetKey, stepped, typed } from "./sheet.ts";

/** Asks a player what it wants for a bundle; null where no trade is asked for. */
type Asker = (to: number, give: WireBundle, get: WireBundle) => readonly ShownQuote[] | null;

const EMPTY: WireBundle = [0, 0];

/** Terms in words: `$50, Boardwalk`. */
export function bundleText({ board }: GameLabels, [cash, cards, ...deeds]: WireBundle): string {
  const parts = [
    ...(cash > 0 ? [dollars(cash)] : []),
    ...deeds.map((square) => board.names[square]),
    ...(cards > 0 ? [`${cards} jail card${cards > 1 ? "s" : ""}`] : []),
  ];
  return parts.join(", ") || "nothing";
}

/** A row of the offer: its words, and what a key does to it. */
interface Row {
  readonly text: string;
  press(key: SheetKey): void;
}

/** An offer that is put together: the partner, and on both sides cash, cards and deeds. */
export class TradeSheet implements Sheet {
  readonly title = "Trade";
  cursor = 0;
  private readonly labels: GameLabels;
  private readonly mine: Tradable;
  private readonly partners: readonly Tradable[];
  private readonly ask: Asker;
  private partner: number;
  private give: WireBundle;
  private get: WireBundle;
  private quotes: readonly ShownQuote[] = [];
  private said = "";

  /** Begins with an offer, as a counter-offer does, or with none. */
  constructor(
    labels: GameLabels,
    own: number,
    tradables: readonly Tradable[],
    ask: Asker,
    [to, give, get]: WireOffer = [-1, EMPTY, EMPTY],
  ) {
    this.labels = labels;
    this.mine = tradables.find(({ seat }) => seat === own) as Tradable;
    this.partners = tradables.filter(({ seat }) => seat !== own);
    this.ask = ask;
    this.partner = Math.max(
      0,
      this.partners.findIndex(({ seat }) => seat === to),
    );
    this.give = give;
    this.get = get;
  }

  head(columns: number): string[] {
    const { labels, give, get, mine, theirs, said } = this;
    const left = `leaves you ${dollars(mine.cash - give[0] + get[0])}, them ${dollars(theirs.cash + give[0] - get[0])}`;
    return [
      ...wrap("D offers it, W what do they want, C clears, Esc closes", columns),
      ...wrap(`You give ${bundleText(labels, give)}; you get ${bundleText(labels, get)}; ${left}`, columns),
      ...(said === "" ? [] : wrap(said, columns)),
      "",
    ];
  }

  rows(): string[] {
    return this.lines.map(({ text }) => text);
  }

  press(key: SheetKey): Pressed {
    const { lines } = this;
    const before = this.cursor;
    this.cursor = stepped(before, key, lines.length);
    if (this.cursor === before) lines[before]?.press(key);
    if (key === "c") this.change(EMPTY, EMPTY);
    if (key === "w") this.seek();
    const empty = [this.give, this.get].every(([, cards, ...deeds]) => cards === 0 && deeds.length === 0);
    if (key !== "d" || empty) return null;
    return { kind: "answer", question: "proposeTrade", answer: [this.theirs.seat, this.give, this.get] };
  }

  private get theirs(): Tradable {
    return this.partners[this.partner] as Tradable;
  }

  private get lines(): Row[] {
    const { labels, theirs, quotes } = this;
    const name = labels.names[theirs.seat] as string;
    return [
      { text: `With ◀ ${name} ▶`, press: (key) => this.turn(key) },
      ...quotes.map(({ offer: [, give, get], reason }) => ({
        text: `Takes ${bundleText(labels, give)}${get[0] > 0 ? `, gives ${dollars(get[0])} back` : ""}: ${reason}`,
        press: (key: SheetKey) => {
          if (isTaken(key)) this.change(give, get);
        },
      })),
      ...this.side("You give", this.mine, this.give, (give) => this.change(give, this.get)),
      ...this.side("You get", theirs, this.get, (get) => this.change(this.give, get)),
    ];
  }

  private side(title: string, has: Tradable, side: WireBundle, change: (side: WireBundle) => void): Row[] {
    const [cash, cards, ...deeds] = side;
    return [
      {
        text: `${title}: ${dollars(cash)} of ${dollars(has.cash)}`,
        press: (key) => {
          const amount = typed(cash, key, has.cash);
          if (amount !== null) change([amount, cards, ...deeds]);
        },
      },
      ...(has.jailCards === 0
        ? []
        : [
            {
              text: `  ${cards} of ${has.jailCards} jail cards`,
              press: (key: SheetKey) => {
                if (isTaken(key)) change([cash, (cards + 1) % (has.jailCards + 1), ...deeds]);
              },
            },
          ]),
      ...has.deeds.map((square): Row => {
        const taken = deeds.includes(square);
        return {
          text: `  [${taken ? "x" : " "}] ${this.labels.board.names[square]}`,
          press: (key) => {
            const others = deeds.filter((each) => each !== square);
            if (isTaken(key)) change([cash, cards, ...(taken ? others : [...deeds, square])]);
          },
        };
      }),
    ];
  }

  private turn(key: SheetKey): void {
    const by = key === "left" ? -1 : key === "right" ? 1 : 0;
    if (by === 0) return;
    this.partner = (this.partner + by + this.partners.length) % this.partners.length;
    this.change(this.give, EMPTY);
  }

  /** Asks what the other wants for what the offer gets. */
  private seek(): void {
    const { theirs, give, get, labels } = this;
    if (get.length === 2 && get[1] === 0) {
      this.said = "Choose first what you get.";
      return;
    }
    this.change(give, get);
    this.quotes = this.ask(theirs.seat, give, get) ?? [];
    this.cursor = this.quotes.length > 0 ? 1 : this.cursor;
    if (this.quotes.length === 0) this.said = `${labels.names[theirs.seat]} names no price for it.`;
  }

  private change(give: WireBundle, get: WireBundle): void {
    this.cursor = Math.max(0, this.cursor - this.quotes.length);
    this.give = give;
    this.get = get;
    this.quotes = [];
    this.said = "";
  }
}

const isTaken = (key: SheetKey): boolean => key === " " || key === "enter";
