/** A street as its deed prints it: square, name, group, price, rents from bare to hotel, house cost, mortgage value. */
type Row = readonly [number, string, string, number, readonly number[], number, number];

/** The 22 streets of the rules checklist's deed table, written out once more so that a slip in the board shows. */
export const DEED_TABLE: readonly Row[] = [
  [1, "Mediterranean Avenue", "Brown", 60, [2, 10, 30, 90, 160, 250], 50, 30],
  [3, "Baltic Avenue", "Brown", 60, [4, 20, 60, 180, 320, 450], 50, 30],
  [6, "Oriental Avenue", "Light Blue", 100, [6, 30, 90, 270, 400, 550], 50, 50],
  [8, "Vermont Avenue", "Light Blue", 100, [6, 30, 90, 270, 400, 550], 50, 50],
  [9, "Connecticut Avenue", "Light Blue", 120, [8, 40, 100, 300, 450, 600], 50, 60],
  [11, "St. Charles Place", "Pink", 140, [10, 50, 150, 450, 625, 750], 100, 70],
  [13, "States Avenue", "Pink", 140, [10, 50, 150, 450, 625, 750], 100, 70],
  [14, "Virginia Avenue", "Pink", 160, [12, 60, 180, 500, 700, 900], 100, 80],
  [16, "St. James Place", "Orange", 180, [14, 70, 200, 550, 750, 950], 100, 90],
  [18, "Tennessee Avenue", "Orange", 180, [14, 70, 200, 550, 750, 950], 100, 90],
  [19, "New York Avenue", "Orange", 200, [16, 80, 220, 600, 800, 1000], 100, 100],
  [21, "Kentucky Avenue", "Red", 220, [18, 90, 250, 700, 875, 1050], 150, 110],
  [23, "Indiana Avenue", "Red", 220, [18, 90, 250, 700, 875, 1050], 150, 110],
  [24, "Illinois Avenue", "Red", 240, [20, 100, 300, 750, 925, 1100], 150, 120],
  [26, "Atlantic Avenue", "Yellow", 260, [22, 110, 330, 800, 975, 1150], 150, 130],
  [27, "Ventnor Avenue", "Yellow", 260, [22, 110, 330, 800, 975, 1150], 150, 130],
  [29, "Marvin Gardens", "Yellow", 280, [24, 120, 360, 850, 1025, 1200], 150, 140],
  [31, "Pacific Avenue", "Green", 300, [26, 130, 390, 900, 1100, 1275], 200, 150],
  [32, "North Carolina Avenue", "Green", 300, [26, 130, 390, 900, 1100, 1275], 200, 150],
  [34, "Pennsylvania Avenue", "Green", 320, [28, 150, 450, 1000, 1200, 1400], 200, 160],
  [37, "Park Place", "Dark Blue", 350, [35, 175, 500, 1100, 1300, 1500], 200, 175],
  [39, "Boardwalk", "Dark Blue", 400, [50, 200, 600, 1400, 1700, 2000], 200, 200],
];

export const RAILROADS: readonly (readonly [number, string])[] = [
  [5, "Reading Railroad"],
  [15, "Pennsylvania Railroad"],
  [25, "B&O Railroad"],
  [35, "Short Line"],
];

export const UTILITIES: readonly (readonly [number, string])[] = [
  [12, "Electric Company"],
  [28, "Water Works"],
];
