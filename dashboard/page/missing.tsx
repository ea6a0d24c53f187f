import { FIRST_VIEW, hashOf, VIEWS, type ViewName } from "./address.ts";

interface Props {
  /** The thing that the address names: `run 99`. */
  readonly what: string;
  /** The view that lists what there is; the first when left out. */
  readonly to?: ViewName;
}

/** Says that there is no such thing, and where to look for what there is. */
export function Missing({ what, to = FIRST_VIEW }: Props) {
  return (
    <div class="empty" data-testid="missing">
      <p>
        <b>There is no {what}.</b> Go to <a href={hashOf({ view: to, params: {} })}>{VIEWS[to].title}</a>.
      </p>
    </div>
  );
}
