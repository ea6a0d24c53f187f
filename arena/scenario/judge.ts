import { pathText } from "../../src/text/data-fault.ts";
import type { Expectations } from "./expectations.ts";
import { difference, type Failure, holds } from "./matching.ts";
import type { ScenarioResult } from "./result.ts";

/** Everything expected that does not hold of what came out. */
export function judge(expected: Expectations, came: Omit<ScenarioResult, "pass" | "failures">): Failure[] {
  return [
    ...judgeError(expected.error, came.error ?? null),
    ...difference(expected.state, withUnowned(came.state, expected.state), ["state"]),
    ...inOrder(expected.events, came.events, "events"),
    ...never(expected.noEvents, came.events, "noEvents"),
    ...inOrder(expected.asked, came.asked, "asked"),
    ...never(expected.notAsked, came.asked, "notAsked"),
  ];
}

function judgeError(expected: string | null, actual: string | null): Failure[] {
  const met = expected === null ? actual === null : (actual?.includes(expected) ?? false);
  return met ? [] : [{ path: "error", expected, actual }];
}

const UNOWNED = { owner: null, buildings: 0, mortgaged: false };

/** The state with the deeds that are expected and that nobody owns, which results leave out. */
function withUnowned(state: ScenarioResult["state"], expected: Expectations["state"]): object {
  const names = Object.keys((expected.deeds as object | undefined) ?? {});
  return { ...state, deeds: { ...Object.fromEntries(names.map((name) => [name, UNOWNED])), ...state.deeds } };
}

/** The expected items must come up in this order; others may stand between them. */
function inOrder(expected: readonly object[], actual: readonly object[], key: string): Failure[] {
  let from = 0;
  for (const [i, item] of expected.entries()) {
    const at = actual.findIndex((candidate, place) => place >= from && holds(item, candidate));
    if (at < 0) {
      const rest = actual.slice(from);
      const kin = rest.filter((candidate) => sameKind(item, candidate));
      return [{ path: pathText([key, i]), expected: item, actual: kin.length > 0 ? kin : rest }];
    }
    from = at + 1;
  }
  return [];
}

function never(unwanted: readonly object[], actual: readonly object[], key: string): Failure[] {
  return unwanted.flatMap((item, i) => {
    const found = actual.find((candidate) => holds(item, candidate));
    return found === undefined ? [] : [{ path: pathText([key, i]), expected: null, actual: found }];
  });
}

/** True for two events of one type, or two questions of one kind. */
function sameKind(a: object, b: object): boolean {
  const kind = (item: object): unknown => ("type" in item ? item.type : "ask" in item ? item.ask : undefined);
  return kind(a) === kind(b);
}
