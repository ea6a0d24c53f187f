/** The look of a player in every chart: colour, dash and point, each of which alone tells it apart. */
export interface Look {
  readonly colour: string;
  /** Lengths of dashes and gaps; empty for a solid line. */
  readonly dash: readonly number[];
  readonly point: "circle" | "triangle" | "rect" | "rectRot" | "star" | "crossRot" | "cross" | "rectRounded";
}

/** The tiers of the house, in colours of Okabe and Ito that colour-blind readers tell apart. */
const TIERS: Readonly<Record<string, Look>> = {
  hl: { colour: "#d55e00", dash: [], point: "circle" },
  validator: { colour: "#0072b2", dash: [3, 3], point: "rect" },
  greedy: { colour: "#e69f00", dash: [8, 3], point: "triangle" },
  random: { colour: "#8a8f98", dash: [1, 3], point: "crossRot" },
  "hl-spec": { colour: "#cc79a7", dash: [8, 3, 2, 3], point: "rectRot" },
};

/** For everybody else, in the order in which they appear. */
const OTHERS: readonly Look[] = [
  { colour: "#009e73", dash: [5, 2], point: "rectRounded" },
  { colour: "#56b4e9", dash: [10, 4], point: "star" },
  { colour: "#b8a800", dash: [2, 2], point: "cross" },
  { colour: "#7a5cc0", dash: [6, 2, 1, 2], point: "rectRot" },
];

const tierOf = (player: string): string => player.split(/[:#]/, 1)[0];

/** The look of each player of a line-up: a tier's own for its first player, the next free one for others. */
export function looksOf(players: readonly string[]): (player: string) => Look {
  const looks = new Map<string, Look>();
  const taken = new Set<string>();
  let others = 0;
  for (const player of [...new Set(players)].sort()) {
    const own = TIERS[tierOf(player)];
    if (own !== undefined && !taken.has(tierOf(player))) {
      taken.add(tierOf(player));
      looks.set(player, own);
    } else {
      looks.set(player, OTHERS[others++ % OTHERS.length]);
    }
  }
  return (player) => looks.get(player) ?? OTHERS[0];
}

/** Colours for what is no player, such as strategies and money reasons, in order. */
export const SERIES: readonly string[] = [
  "#0072b2",
  "#e69f00",
  "#009e73",
  "#d55e00",
  "#cc79a7",
  "#56b4e9",
  "#b8a800",
  "#8a8f98",
];
