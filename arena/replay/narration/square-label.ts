import type { Board, SquareKind } from "../../../src/board/board.ts";

/** Labels of squares that have no name of their own. */
const KIND_LABEL: Partial<Record<SquareKind, string>> = {
  go: "GO",
  jail: "Jail",
  freeParking: "Free",
  goToJail: "→Jail",
  chance: "?Chance",
  communityChest: "!Chest",
  tax: "Tax",
};

/** Words that many names share. */
const COMMON_WORD = /^(the|st\.?|saint|north|south|east|west|new)$/i;

/** A square's name in at most `width` characters: its first telling word, cut. */
export function squareLabel(board: Board, square: number, width: number): string {
  const label = KIND_LABEL[board.kind[square]];
  if (label !== undefined) return label.slice(0, width);
  const name = board.names[square];
  if (name.length <= width) return name;
  const words = name.split(/\s+/);
  const telling = words.find((word) => !COMMON_WORD.test(word)) ?? words[0];
  return telling.slice(0, width);
}
