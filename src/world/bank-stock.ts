/** Places in the bank's column: houses and hotels in the box, dollars in the Free Parking pot, dollars paid out less taken in. */
export const STOCK = { houses: 0, hotels: 1, jackpot: 2, paidOut: 3 } as const;
