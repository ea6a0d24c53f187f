import fc from "fast-check";
import { board } from "../../../src/board/catalog.ts";
import { DECKS } from "../../../src/cards/card-data.ts";
import type { Json } from "./mutation.ts";

const US = board("us-classic");
const square = fc.constantFrom(...US.names.map((_, index) => index));
const die = fc.integer({ min: 1, max: 6 });

/** Deeds of each seat, as the file says. */
type Estates = readonly (readonly number[])[];

const SEATS = 4;

/** Answers that are often legal, in files' words: about one's own deeds, or those of the partner of a trade. */
function decisionOf(seat: number, estates: Estates): fc.Arbitrary<Json> {
  const anyOf = (owner: number) =>
    fc.constantFrom(...(estates[owner]?.length ? (estates[owner] ?? []) : US.deeds));
  const own = anyOf(seat);
  const bundle = (owner: number) =>
    fc.record({
      cash: fc.nat(100),
      deeds: fc.array(anyOf(owner), { maxLength: 2 }),
      jailCards: fc.constant(0),
    });
  const offer = (to: number) => fc.record({ to: fc.constant(to), give: bundle(seat), get: bundle(to) });
  const asks = {
    jail: fc.constantFrom("pay", "card", "roll"),
    buy: fc.boolean(),
    bid: fc.nat(400),
    build: fc.array(own, { maxLength: 4 }),
    sellBuildings: fc.array(own, { maxLength: 4 }),
    mortgage: fc.array(own, { maxLength: 3 }),
    unmortgage: fc.array(own, { maxLength: 3 }),
    raiseCash: fc.array(fc.oneof(fc.record({ sell: own }), fc.record({ mortgage: own })), { maxLength: 4 }),
    proposeTrade: fc.oneof(...[1, 2, 3].map((step) => offer((seat + step) % SEATS))),
    respondTrade: fc.constantFrom(true, true, false),
    takeMortgagedDeed: fc.constantFrom("keep", "lift"),
    bidBuilding: fc.nat(400),
    incomeTax: fc.constantFrom("flat", "percent"),
  };
  return fc
    .constantFrom(...(Object.keys(asks) as (keyof typeof asks)[]))
    .chain((ask) => (asks[ask] as fc.Arbitrary<unknown>).map((answer) => ({ seat, ask, answer }) as Json));
}

function estatesOf(deeds: { readonly [square: string]: Json }): Estates {
  const owned = Object.entries(deeds) as [string, { owner: number }][];
  return Array.from({ length: SEATS }, (_, seat) =>
    owned.filter(([, { owner }]) => owner === seat).map(([deed]) => Number(deed)),
  );
}

const player = fc.record(
  { cash: fc.oneof(fc.nat(60), fc.nat(2000)), position: square, laps: fc.nat(2) },
  { requiredKeys: ["cash"] },
);
const prisoner = fc.record({
  cash: fc.nat(300),
  position: fc.constant(10),
  inJail: fc.constant(true),
  jailTurns: fc.nat(2),
});

/** Whole sets in one hand, evenly built, or deeds scattered and some of them mortgaged. */
const holdings: fc.Arbitrary<{ [square: string]: Json }> = fc
  .array(
    fc.record({
      owner: fc.nat(3),
      whole: fc.boolean(),
      height: fc.nat(5),
      taller: fc.nat(3),
      mortgaged: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    }),
    { minLength: US.sets.length, maxLength: US.sets.length },
  )
  .map((sets) => {
    let houses = 32;
    let hotels = 12;
    const deeds: { [name: string]: Json } = {};
    for (const [set, { owner, whole, height, taller, mortgaged }] of sets.entries()) {
      const lots = US.sets[set] ?? [];
      const pledged = lots.some((_, i) => mortgaged[i]);
      for (const [i, lot] of lots.entries()) {
        const wanted = Math.min(5, height + (i < taller ? 1 : 0));
        const buildings = whole && !pledged && set < US.groups.length ? wanted : 0;
        deeds[lot] = { owner: whole ? owner : (owner + i) % 4, mortgaged: mortgaged[i] === true, buildings };
        if (buildings === 5) hotels--;
        else houses -= buildings;
      }
      if (houses >= 0 && hotels >= 0) continue;
      for (const lot of lots) {
        const entry = deeds[lot] as { buildings: number };
        if (entry.buildings === 5) hotels++;
        else houses += entry.buildings;
        entry.buildings = 0;
      }
    }
    return deeds;
  });

const decks = fc.record(
  Object.fromEntries(
    DECKS.map((name) => [
      name,
      fc.shuffledSubarray(
        US.data.decks[name].map(({ id }) => id),
        { maxLength: 8 },
      ),
    ]),
  ),
);

/** A scenario with a position that can be, random dice and decisions, and no expectation. */
export const randomTable: fc.Arbitrary<Json> = fc
  .oneof({ weight: 9, arbitrary: holdings }, fc.constant({}))
  .chain((deeds) =>
    fc
      .record({
        name: fc.constant("a random table"),
        rules: fc.constantFrom("official@1", "arena@1", "classic-1997@1"),
        seed: fc.nat(),
        players: fc.array(fc.oneof({ weight: 3, arbitrary: player }, prisoner), {
          minLength: SEATS,
          maxLength: SEATS,
        }),
        deeds: fc.constant(deeds as Json),
        decks,
        turn: fc.record({ seat: fc.nat(SEATS - 1), round: fc.constantFrom(1, 12, 299) }),
        dice: fc.array(fc.tuple(die, die), { minLength: 4, maxLength: 40 }),
        decisions: fc.array(
          fc.nat(SEATS - 1).chain((seat) => decisionOf(seat, estatesOf(deeds))),
          { maxLength: 120, size: "max" },
        ),
        until: fc.constantFrom({ turns: 8 }, { rounds: 4 }, "game-over"),
      })
      .map((table) => table as unknown as Json),
  );
