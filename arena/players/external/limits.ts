/** Limits of external players; docs/protocol.md names them. */
export const LIMITS = {
  /** Milliseconds to load a file, or from the start of a program to its answer to the handshake. */
  startMs: 10_000,
  /** Milliseconds for one answer of a program. */
  decisionMs: 2_000,
  /** Milliseconds for all answers of a program in one game. */
  gameMs: 60_000,
  /** Milliseconds for one call of an isolated file, unless the run says otherwise (`--think-limit`). */
  thinkMs: 20_000,
  /** Times that a program or an isolated file may break down in a unit before it is left down. */
  restarts: 3,
  /** Bytes of one message of a program, of a memory, of an answer: what is longer is a fault. */
  messageBytes: 1_000_000,
  /** Characters of a program's reply to a question, its reason included. */
  answerCharacters: 65_536,
  /** Characters of a label, and of the line that says what a player is. */
  labelCharacters: 100,
  summaryCharacters: 500,
  /** Megabytes of heap of the thread of an isolated file. */
  heapMb: 512,
} as const;
