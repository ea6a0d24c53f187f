import { useEffect } from "preact/hooks";

/** Elements in which letters are typed. */
const TYPED = /^(INPUT|SELECT|TEXTAREA)$/;

/** Listens for single keys wherever the focus is, but in fields and dialogs. The last of the same key counts. */
export function useChoiceKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || event.repeat) return;
      if (target instanceof HTMLElement) {
        const letters = !(target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type));
        if ((TYPED.test(target.tagName) && letters) || target.closest("dialog") !== null) return;
      }
      const act = keys[key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
