import { DataFault } from "../../src/text/data-fault.ts";

/** Parses JSON, each value passed through `revive`. Throws a {@link DataFault} with the reason when the text is not valid. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ""), revive);
  } catch (error) {
    if (error instanceof RangeError) throw new DataFault([], "is nested too deeply");
    throw new DataFault([], `not valid JSON: ${(error as Error).message.replace(SAID_AGAIN, "")}`);
  }
}

/** Written by some editors in front of UTF-8. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The end of V8's sentence, which quotes the text and says once more what it is not. */
const SAID_AGAIN = /, .* is not valid JSON$/su;
