import { DataFault } from "../../src/text/data-fault.ts";

/** What the text says as JSON, each value as `revive` gives it. Throws a {@link DataFault} that says why it is none. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ""), revive);
  } catch (error) {
    throw new DataFault([], `not valid JSON: ${(error as Error).message.replace(SAID_AGAIN, "")}`);
  }
}

/** What some editors put in front of UTF-8. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The end of V8's sentence, which quotes the text and says once more what it is not. */
const SAID_AGAIN = /, .* is not valid JSON$/su;
