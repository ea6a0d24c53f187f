import { readSync } from "node:fs";

const CHUNK = 65_536;
const LINE_BREAK = 10;

/** Reads lines of UTF-8 from a file or pipe, sleeping until one is there. */
export class LineReader {
  private readonly file: number;
  private readonly longest: number;
  private readonly chunk = Buffer.alloc(CHUNK);
  /** Bytes that were read and not handed out. */
  private held: Buffer = Buffer.alloc(0);

  /** `file` is an open file's descriptor; a line may have up to about `longest` bytes. */
  constructor(file: number, longest: number) {
    this.file = file;
    this.longest = longest;
  }

  /** The next line without its break, or null when it is longer than allowed. */
  next(): string | null {
    for (;;) {
      const end = this.held.indexOf(LINE_BREAK);
      if (end >= 0) {
        const line = this.held.toString("utf8", 0, end);
        this.held = this.held.subarray(end + 1);
        return line;
      }
      if (this.held.length > this.longest) return null;
      const part = this.chunk.subarray(0, readSync(this.file, this.chunk));
      this.held = Buffer.concat([this.held, part]);
    }
  }
}
