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

  /** Takes in an answer as records write it, or a part of one, by its kind and content. */
  absorbAnswer(answer: unknown): void {
    if (typeof answer === "boolean") {
      this.word(answer ? 2 : 1);
    } else if (typeof answer === "number") {
      this.word(3);
      this.word(answer | 0);
      this.word(Math.floor(answer / 2 ** 32));
    } else if (typeof answer === "string") {
      this.word(4);
      this.absorb(answer);
    } else if (answer === null) {
      this.word(5);
    } else if (Array.isArray(answer)) {
      this.word(6);
      this.word(answer.length);
      for (let i = 0; i < answer.length; i++) this.absorbAnswer(answer[i]);
    } else {
      this.word(7);
      this.absorb(JSON.stringify(answer));
    }
  }

  /** Takes in the words of `state` at `places`, in four lanes that do not wait for each other. */
  absorbWords(state: Int32Array, places: Int32Array): void {
    let p = 0x243f6a88;
    let q = 0x85a308d3;
    let r = 0x13198a2e;
    let s = 0x03707344;
    const end = places.length - (places.length % 4);
    for (let i = 0; i < end; i += 4) {
      p = Math.imul(p ^ state[places[i]], 0x01000193);
      q = Math.imul(q ^ state[places[i + 1]], 0x85ebca6b);
      r = Math.imul(r ^ state[places[i + 2]], 0xc2b2ae35);
      s = Math.imul(s ^ state[places[i + 3]], 0x27d4eb2f);
      p ^= p >>> 15;
      q ^= q >>> 15;
      r ^= r >>> 15;
      s ^= s >>> 15;
    }
    this.word(p);
    this.word(q);
    this.word(r);
    this.word(s);
    for (let i = end; i < places.length; i++) this.word(state[places[i]]);
  }

  /** Takes in 32 bits. */
  word(word: number): void {
    this.a = Math.imul(this.a ^ word, 0x01000193);
    this.b = Math.imul(this.b ^ (word + (this.a >>> 15)), 0x85ebca6b);
    this.b ^= this.b >>> 13;
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
}
