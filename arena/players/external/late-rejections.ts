import { plainMessage } from "../../../src/player/plain-answer.ts";

/** What was left behind since the last call of {@link refuseLateRejection}. */
let late: { readonly message: string } | null = null;

const keep = (reason: unknown): void => {
  late ??= { message: plainMessage(reason) };
};
/** What timers throw between units is nobody's: it counts no more than what they print. */
const drop = (): void => {};

/**
 * Runs what was put off, without an event loop: in Node 20 to 24, though undocumented (DEP0134). Read here, before players
 * can replace it.
 */
const runPutOff: (() => void) | undefined = Reflect.get(process, "_tickCallback");

/**
 * Catches in this thread what players begin and nobody waits for. Called again, since players may take handlers away.
 * Throws one line on a release of Node in which it cannot be told whose a rejection is.
 */
export function catchLateRejections(): void {
  if (runPutOff === undefined) {
    throw new Error(
      `Node ${process.version} cannot tell late rejections: run player files with Node 20 to 24`,
    );
  }
  if (!process.listeners("unhandledRejection").includes(keep)) process.on("unhandledRejection", keep);
  if (!process.listeners("uncaughtException").includes(drop)) process.on("uncaughtException", drop);
}

/**
 * Runs what the call of a player has put off, which goes no further than its promises, and throws where a rejection was
 * left behind. Called where no promise is being settled.
 */
export function refuseLateRejection(): void {
  runPutOff?.();
  if (late === null) return;
  const { message } = late;
  late = null;
  throw new Error(`left a rejection behind: ${message}`);
}

/** Forgets what was left behind outside of all calls. */
export function forgetLateRejections(): void {
  late = null;
}
