import { dollars, type GameLabels } from "../../../replay/narration/game-labels.ts";
import type { WireOffer } from "../../../replay/record/answers.ts";
import type { Asking, Choice } from "../../../table/asking.ts";
import type { Hint, HintChoice } from "../../../table/hint.ts";
import { PANELS } from "../../../table/panels.ts";
import type { TableState } from "../../play/table-host.ts";
import { type Line, wrap } from "../canvas.ts";
import { bundleText } from "./trade-sheet.ts";

/** Key of a refusal that is followed by a counter-offer in one's own turn. */
export const COUNTER = "c";

const plain = (text: string, columns: number): Line[] => wrap(text, columns).map((each) => [{ text: each }]);

/** A key with its words, which go on below each other. */
function keyed(key: string, text: string, columns: number): Line[] {
  const [first = "", ...rest] = wrap(text, columns - 3);
  return [
    [{ text: key.toUpperCase().padEnd(3), bold: true }, { text: first }],
    ...rest.map((each): Line => [{ text: `   ${each}` }]),
  ];
}

/** A question with every answer to it: its key, what it costs and leaves, and the reason for which it is not allowed. */
export function questionLines(asking: Asking, labels: GameLabels, columns: number): Line[] {
  const { detail, offer, choices, panels } = asking;
  return [
    ...(detail === "" ? [] : plain(detail, columns)),
    ...(offer === null ? [] : termsLines(offer.terms as WireOffer, labels, columns)),
    ...choices.flatMap((choice) =>
      keyed(choice.refusal === null ? choice.key : "–", choiceText(choice), columns),
    ),
    ...panels.flatMap((panel) => keyed(PANELS[panel].key, PANELS[panel].label, columns)),
    ...(offer === null ? [] : keyed(COUNTER, "Refuse, and make a counter-offer in your turn", columns)),
  ];
}

function termsLines([, give, get]: WireOffer, labels: GameLabels, columns: number): Line[] {
  return [
    ...plain(`You get ${bundleText(labels, give)}`, columns),
    ...plain(`You give ${bundleText(labels, get)}`, columns),
  ];
}

function choiceText({ label, left, note, refusal }: Choice): string {
  const parts = refusal === null ? [left === null ? "" : `leaves ${dollars(left)}`, note] : [refusal];
  const told = parts.filter((part) => part !== "").join("; ");
  return told === "" ? label : `${label}: ${told}`;
}

/** What HL would do and why, and the chance of winning behind each choice. */
export function hintLines({ reason, choices }: Hint, columns: number): Line[] {
  const first = `HL: ${choices[0]?.text ?? ""}${reason === "" ? "" : ` – “${reason}”`}`;
  const compared = choices.length < 2 ? [] : choices.map((choice) => `${chanceText(choice)} ${choice.text}`);
  return [first, ...compared].flatMap((text) => plain(text, columns));
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function chanceText({ chance }: HintChoice): string {
  if (chance === null) return "";
  const { value, interval } = chance;
  if (interval.method === "none") return percent(value);
  return `${percent(value)} (${percent(interval.low)} to ${percent(interval.high)})`;
}

/** How the game ended, the best first, and where its record is. */
export function endLines(
  outcomes: NonNullable<TableState["outcomes"]>,
  { names }: GameLabels,
  record: string,
  columns: number,
): Line[] {
  const order = outcomes
    .map((outcome, seat) => ({ ...outcome, seat }))
    .toSorted((a, b) => a.placement - b.placement);
  return [
    ...order.map(({ seat, win, survived, netWorth }) => {
      const won = win === 0 ? "" : win < 1 ? ", shares the win" : ", wins";
      return `${names[seat]}: ${survived ? dollars(netWorth) : "bankrupt"}${won}`;
    }),
    "",
    `Its record: ${record}`,
    "arena replay, arena verify and arena analyse take it.",
  ].flatMap((text) => plain(text, columns));
}
