import { type Exchange, LIST_WORDS, WORD } from "./exchange.ts";

/** Kinds of answers among the words; `text` is JSON. */
const KIND = { text: 0, none: 1, no: 2, yes: 3, number: 4, list: 5 } as const;

/** Values that JSON has no word for, as it writes them. */
const ODD = "odd";

/** Writes an answer of plain values. Throws one line on one that is longer than may cross. */
export function writeAnswer(exchange: Exchange, answer: unknown): void {
  const { words, list } = exchange;
  if (answer === null) words[WORD.kind] = KIND.none;
  else if (typeof answer === "boolean") words[WORD.kind] = answer ? KIND.yes : KIND.no;
  else if (isWord(answer)) {
    words[WORD.kind] = KIND.number;
    words[WORD.value] = answer;
  } else if (Array.isArray(answer) && answer.length <= LIST_WORDS && answer.every(isWord)) {
    words[WORD.kind] = KIND.list;
    words[WORD.value] = answer.length;
    for (let i = 0; i < answer.length; i++) list[i] = answer[i];
  } else {
    words[WORD.kind] = KIND.text;
    exchange.writeText(JSON.stringify({ answer }, hideOdd) ?? "", "the answer");
  }
}

/** Reads an answer back; whatever stands in the words, it is plain values. */
export function readAnswer(exchange: Exchange): unknown {
  const { words, list } = exchange;
  switch (words[WORD.kind]) {
    case KIND.none:
      return null;
    case KIND.no:
      return false;
    case KIND.yes:
      return true;
    case KIND.number:
      return words[WORD.value];
    case KIND.list:
      return Array.from(list.subarray(0, Math.max(0, words[WORD.value])));
    default:
      return (JSON.parse(exchange.readText(), showOdd) as { readonly answer?: unknown }).answer;
  }
}

function isWord(value: unknown): value is number {
  return Number.isInteger(value) && Object.is((value as number) | 0, value);
}

function hideOdd(_key: string, value: unknown): unknown {
  const odd =
    typeof value === "bigint" ||
    value === undefined ||
    (typeof value === "number" && !(Number.isFinite(value) && !Object.is(value, -0)));
  return odd ? { [ODD]: typeof value === "bigint" ? `${value}n`.slice(0, 100) : shown(value) } : value;
}

const shown = (value: unknown): string => (Object.is(value, -0) ? "-0" : String(value));

function showOdd(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !(ODD in value)) return value;
  const odd = String(value[ODD]);
  if (odd === "undefined") return undefined;
  return odd.endsWith("n") && odd !== "NaN" ? odd : Number(odd);
}
