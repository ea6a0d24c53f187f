/** Registrations of one kind in this thread, and the copies of the program that are to know them. */
interface Shared<T> {
  readonly made: T[];
  readonly copies: ((registration: T) => void)[];
}

/**
 * Returns a function that registers: it calls `apply` and, in every other copy of the program in this thread, the `apply`
 * given there under the same `kind`; a copy that is loaded later catches up at once. There are several since programs
 * are joined from their modules: the package that a registering module imports is not the one inside a worker's program.
 * Throws what `apply` throws; then nothing is registered.
 */
export function registrations<T>(kind: string, apply: (registration: T) => void): (registration: T) => void {
  const key = Symbol.for(`monopoly-arena: ${kind}`);
  const shared: Shared<T> = Reflect.get(globalThis, key) ?? { made: [], copies: [] };
  Reflect.set(globalThis, key, shared);
  for (const registration of shared.made) apply(registration);
  shared.copies.push(apply);
  return (registration) => {
    apply(registration);
    shared.made.push(registration);
    for (const copy of shared.copies) if (copy !== apply) copy(registration);
  };
}
