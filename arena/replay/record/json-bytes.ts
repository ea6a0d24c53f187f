const ENCODER = new TextEncoder();

/** JSON written straight into bytes, piece by piece. */
export class JsonBytes {
  private bytes = new Uint8Array(8192);
  private used = 0;

  get length(): number {
    return this.used;
  }

  /** A copy of what was written. */
  written(): Uint8Array {
    return this.bytes.slice(0, this.used);
  }

  /** Writes text of ASCII characters as it is. */
  ascii(text: string): void {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.bytes[this.used + i] = text.charCodeAt(i);
    this.used += text.length;
  }

  /** Writes the ASCII text over what was written from `place` on. */
  overwrite(place: number, text: string): void {
    for (let i = 0; i < text.length; i++) this.bytes[place + i] = text.charCodeAt(i);
  }

  /** Writes a value as `JSON.stringify` does; lists without building their text first. */
  value(value: unknown): void {
    if (Array.isArray(value)) {
      this.ascii("[");
      for (let i = 0; i < value.length; i++) {
        if (i > 0) this.ascii(",");
        this.value(value[i]);
      }
      this.ascii("]");
    } else if (typeof value === "number" || typeof value === "boolean" || value === null) {
      this.ascii(String(value));
    } else {
      this.text(JSON.stringify(value));
    }
  }

  /** Writes text of any characters as it is. */
  text(text: string): void {
    this.reserve(3 * text.length);
    this.used += ENCODER.encodeInto(text, this.bytes.subarray(this.used)).written;
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.used);
    this.used += bytes.length;
  }

  private reserve(more: number): void {
    if (this.used + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.used + more));
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
