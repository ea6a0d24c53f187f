import { type CardData, DECKS, type DeckName, effectText } from "../cards/card-data.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { type Board, compileBoard } from "./board.ts";
import { checkBoard } from "./check-board.ts";

type Replaced = RuleSet["cards"];

/** Boards made so far, by the board and the replaced cards: every game under the same rules takes place on the same one. */
const known = new WeakMap<Board, WeakMap<Replaced, Board>>();

/**
 * The board with the card effects that a rule set replaces; those it names for cards that the board lacks do not apply.
 * Throws a one-line fault when the replaced cards do not fit the board as a whole.
 */
export function withCards(board: Board, replaced: Replaced): Board {
  const made = known.get(board) ?? new WeakMap<Replaced, Board>();
  const ready = made.get(replaced) ?? replaceCards(board, replaced);
  known.set(board, made.set(replaced, ready));
  return ready;
}

function replaceCards(board: Board, replaced: Replaced): Board {
  const { data } = board;
  const deck = (name: DeckName): readonly CardData[] =>
    data.decks[name].map((card) => {
      const effects = replaced[name] ?? {};
      const effect = Object.hasOwn(effects, card.id) ? effects[card.id] : undefined;
      return effect === undefined ? card : { ...card, text: effectText(effect), effect };
    });
  const decks = { chance: deck("chance"), communityChest: deck("communityChest") };
  if (DECKS.every((name) => decks[name].every((card, i) => card === data.decks[name][i]))) return board;
  checkBoard({ ...data, decks });
  return compileBoard({ ...data, decks });
}
