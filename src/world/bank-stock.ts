/** What the bank's row of the state holds, by place: buildings in the box, the Free Parking pot, dollars paid out less taken in. */
export const STOCK = { houses: 0, hotels: 1, jackpot: 2, paidOut: 3 } as const;
