import type { LivePulse } from "./source.ts";

/** Says that the store is no longer the file that the page was opened on. */
export function StoreNotice({ pulse: { replaced, gone } }: { readonly pulse: LivePulse }) {
  if (replaced) {
    return (
      <p class="store-notice" role="alert">
        Another file has taken the place of the store. What you see is of the store before; its numbers change
        no more.{" "}
        <button type="button" onClick={() => location.reload()}>
          Show the new one
        </button>
      </p>
    );
  }
  if (!gone) return null;
  return (
    <p class="store-notice" role="alert">
      The store's file is gone. What you see is what it had.
    </p>
  );
}
