import { QUESTIONS, type Question } from "../../src/events/questions.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import { METHOD_OF, PassivePlayer, type Player } from "../../src/player/player.ts";

/** Answers any question: what is asked, and what the question's method was called with. */
export type Voice = (question: Question, args: readonly [DecisionContext, ...subject: unknown[]]) => unknown;

/** A player whose questions that `attends` names all come to one function; the rest stay with the passive base. */
export function delegatingPlayer(attends: (question: Question) => boolean, answer: Voice): Player {
  const methods = QUESTIONS.filter(attends).map((question) => [
    METHOD_OF[question],
    (...args: Parameters<Voice>[1]) => answer(question, args),
  ]);
  return Object.assign(new PassivePlayer(), Object.fromEntries(methods));
}
