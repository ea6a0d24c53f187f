import { useEffect, useRef, useState } from "preact/hooks";

/** `value`, taken over at once where it has not changed for `every` milliseconds, and else when they have gone by. */
export function useRarely<T>(value: T, every: number): T {
  const [taken, setTaken] = useState(value);
  const since = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const take = (): void => {
      since.current = performance.now();
      setTaken(value);
    };
    const wait = since.current + every - performance.now();
    if (wait <= 0) {
      take();
      return undefined;
    }
    const timer = setTimeout(take, wait);
    return () => clearTimeout(timer);
  }, [value, every]);
  return taken;
}
