import { DataFault } from "../../../src/text/data-fault.ts";

/** A unit's numbers as the bytes of a row (docs/store.md). Memory is little-endian on every machine that runs Node. */

export function packGames(games: Int32Array): Buffer {
  return bytesOf(games);
}

/** Throws a `DataFault` on bytes that are no whole words. */
export function unpackGames(bytes: Uint8Array): Int32Array {
  refuseLength(bytes, bytes.length - (bytes.length % Int32Array.BYTES_PER_ELEMENT));
  const { buffer, start } = aligned(bytes);
  return new Int32Array(buffer, start, bytes.length / Int32Array.BYTES_PER_ELEMENT);
}

/** Whole numbers in 32 bits where they all fit, else as doubles. */
export function packTotals(totals: Float64Array): Buffer {
  const short = Int32Array.from(totals);
  return bytesOf(short.every((amount, i) => amount === totals[i]) ? short : totals);
}

/** The `length` numbers of {@link packTotals}. Throws a `DataFault` on bytes that are not so many. */
export function unpackTotals(bytes: Uint8Array, length: number): Float64Array {
  const short = bytes.length === length * Int32Array.BYTES_PER_ELEMENT;
  if (!short) refuseLength(bytes, length * Float64Array.BYTES_PER_ELEMENT);
  const { buffer, start } = aligned(bytes);
  return short
    ? new Float64Array(new Int32Array(buffer, start, length))
    : new Float64Array(buffer, start, length);
}

function refuseLength({ length }: Uint8Array, expected: number): void {
  if (length !== expected) throw new DataFault([], `a blob of ${length} bytes, expected ${expected}`);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Float64Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The bytes as a buffer in which an array of numbers may begin: at a multiple of eight, copied only if they do not lie so. */
function aligned(bytes: Uint8Array): { readonly buffer: ArrayBufferLike; readonly start: number } {
  const { buffer, byteOffset, length } = bytes;
  if (byteOffset % Float64Array.BYTES_PER_ELEMENT === 0) return { buffer, start: byteOffset };
  return { buffer: buffer.slice(byteOffset, byteOffset + length), start: 0 };
}
