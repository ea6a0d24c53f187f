const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Characters of a {@link HashChain.token}. */
export const TOKEN_LENGTH = 4;

/**
 * A running 64-bit hash: whatever was absorbed before is part of everything after, so that two chains that differ once
 * differ for good. Not cryptographic: it finds a changed byte, it does not resist an adversary, who could replay the
 * changed game and hash it anew.
 */
export class HashChain {
  private a = 0x811c9dc5;
  private b = 0x9e3779b9;

  absorb(text: string): void {
    this.word(text.length);
    for (let i = 0; i < text.length; i++) this.word(text.charCodeAt(i));
  }

  /** The chain so far in 24 bits, as four characters. */
  get token(): string {
    const bits = (this.a ^ this.b) >>> 8;
    let token = "";
    for (let shift = 18; shift >= 0; shift -= 6) token += DIGITS[(bits >>> shift) & 63];
    return token;
  }

  /** The chain so far in full, as 16 hexadecimal digits. */
  get digest(): string {
    return [this.a, this.b].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  }

  private word(word: number): void {
    this.a = Math.imul(this.a ^ word, 0x01000193);
    this.b = Math.imul(this.b ^ (word + (this.a >>> 15)), 0x85ebca6b);
    this.b ^= this.b >>> 13;
  }
}
