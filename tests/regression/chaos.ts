import { board } from "../../src/board/catalog.ts";
import { createGame, type Game } from "../../src/player/game.ts";
import { ruleSet } from "../../src/rules/catalog.ts";
import { ChaoticPlayer } from "../support/chaotic-player.ts";

/** A table of chaotic players, whose games go where sensible ones do not. */
export const chaos = (seats = 4): Game =>
  createGame(
    board("us-classic"),
    { ...ruleSet("official@1"), startCash: 400, roundCap: 60 },
    Array.from({ length: seats }, () => new ChaoticPlayer()),
  );
