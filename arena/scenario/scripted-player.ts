import { QUESTION } from "../../src/events/questions.ts";
import type { Player } from "../../src/player/player.ts";
import { delegatingPlayer } from "../players/delegating-player.ts";
import { subjectOf } from "./decisions.ts";
import type { Script } from "./script.ts";

/** A seat that answers from a script; one script serves every seat. */
export function scriptedPlayer(script: Script): Player {
  return delegatingPlayer(
    () => true,
    (question, args) => {
      const [{ playerId }] = args;
      return script.answer(playerId, question, subjectOf(question, args), QUESTION[question].passive);
    },
  );
}
