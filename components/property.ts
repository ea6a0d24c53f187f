/** What a deed is printed with. Static: filled from the board's data and frozen, by entity id. */
export interface Property {
  /** Printed price in whole dollars, 0 on squares without a deed. */
  readonly price: readonly number[];
  /** What the bank lends on it. */
  readonly mortgageValue: readonly number[];
  /** Index of the set it belongs to: colour groups first, then railroads, then utilities; −1 without a deed. */
  readonly set: readonly number[];
  /** Price of a house, and of the hotel after four; 0 where nothing can be built. */
  readonly houseCost: readonly number[];
}

/** Builds the static columns from values by square index. */
export function createProperty(
  values: {
    readonly [Field in keyof Property]: readonly number[];
  },
): Property {
  const byEntity = (column: readonly number[], none: number) => Object.freeze([none, ...column]);
  return {
    price: byEntity(values.price, 0),
    mortgageValue: byEntity(values.mortgageValue, 0),
    set: byEntity(values.set, -1),
    houseCost: byEntity(values.houseCost, 0),
  };
}
