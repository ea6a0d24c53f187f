import type { TableRefusal } from "./open-table.ts";

/** Refusals in a sentence, for the one who is refused. */
const SENTENCES: Readonly<Record<TableRefusal, string>> = {
  malformed: "That is no answer to this question.",
  threw: "The answer failed.",
  "wrote-to-view": "The position was changed.",
  "not-a-deed": "There is no deed for that square.",
  "not-owned": "The deed belongs to somebody else.",
  "not-a-street": "Nothing can be built there.",
  "group-incomplete": "Buildings need the whole colour group.",
  "group-mortgaged": "A lot of the group is mortgaged: lift that first.",
  "group-built": "There are buildings in the group: sell them first.",
  uneven: "Lots of a group may not differ by more than one building.",
  "fully-built": "There is a hotel already.",
  "nothing-to-sell": "There is nothing to sell on it.",
  "no-houses": "The bank has no house left.",
  "no-hotels": "The bank has no hotel left.",
  "not-enough-cash": "There is not enough cash for that.",
  "already-mortgaged": "It is mortgaged already.",
  "not-mortgaged": "It is not mortgaged.",
  "bid-too-low": "The bid has to be higher.",
  "bid-beyond-means": "The bid is more than you could pay, all sold and mortgaged.",
  "fine-not-offered": "The fine can no longer be paid before the throw.",
  "no-jail-card": "There is no such card in hand.",
  "no-such-partner": "There is nobody to trade with in that seat.",
  "nothing-traded": "A trade needs a deed or a card: cash alone is no trade.",
  "named-twice": "A deed is named twice.",
  "out-of-reach": "The dice do not lead there.",
  "not-asked": "That is not asked now.",
  "game-over": "The game is over.",
  "nothing-to-take-back": "There is nothing to take back.",
  "dice-or-card-seen": "Dice or a card were seen since: only practice goes further back.",
};

/** The refusal as a sentence. */
export const refusalText = (refusal: TableRefusal): string => SENTENCES[refusal];
