import { QUESTIONS, type Question } from "../../src/events/questions.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import { plainMessage } from "../../src/player/plain-answer.ts";
import { HOOKS, leavesToBase, METHOD_OF, PassivePlayer, type Player } from "../../src/player/player.ts";

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

/** A player in place of one that could not be made: every question is a fault that says why. */
export function failingPlayer(why: string): Player {
  return delegatingPlayer(
    () => true,
    () => {
      throw new Error(why);
    },
  );
}

/** A call of a wrapped player: does it, and hands on what it returns or throws. */
export type Around = (call: () => unknown) => unknown;

/** Hooks around the calls of a wrapped player. */
export interface Wrapping {
  /** Around each answer. */
  answer(question: Question, args: Parameters<Voice>[1], call: () => unknown): unknown;
  /** Around each hook; nothing when left out. */
  readonly hook?: Around;
}

/** `player` with something done around its calls: asked, told and remembering exactly as without. */
export function wrappedPlayer(player: Player, { answer, hook = (call) => call() }: Wrapping): Player {
  const questions = delegatingPlayer(
    (question) => !leavesToBase(player, question),
    (question, args) =>
      answer(question, args, () => Reflect.apply(player[METHOD_OF[question]], player, args)),
  );
  const hooks = HOOKS.flatMap((name) => {
    const method = player[name];
    if (method === undefined) return [];
    return [[name, (...args: unknown[]) => hook(() => Reflect.apply(method, player, args))]];
  });
  const { memory } = player;
  return Object.assign(
    questions,
    Object.fromEntries(hooks),
    memory === undefined ? {} : { memory },
    player.reason === undefined
      ? {}
      : { reason: () => hook(() => plainMessage(player.reason?.() ?? "")) as string },
  );
}
