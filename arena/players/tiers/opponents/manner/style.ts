import type { Seat, Square, Tier } from "../../../../../components/index.ts";
import { NONE } from "../../../../../src/events/questions.ts";
import type { TradeOffer } from "../../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";
import {
  declareParameters,
  type ParameterSpec,
  type SettingsOf,
  validateSettings,
} from "../../../../../src/player/parameters.ts";
import { type JailAnswer, PassivePlayer, type RaiseStep } from "../../../../../src/player/player.ts";
import {
  buildByRank,
  leaveJail,
  liftByRank,
  mortgageByRank,
  raiseBid,
  raiseBuildingBid,
} from "../../../heuristics.ts";
import type { TierDefinition } from "../../../tier.ts";
import { rentPerCost } from "../../validator.ts";
import { listPrice } from "./reckoning.ts";

/** Rank of a deed or lot, in any unit. */
export type Rank = (square: Square, ctx: DecisionContext) => number;

/** Source of trade proposals; one a player, told when a game begins. */
export interface Proposing {
  begin(ctx: DecisionContext): void;
  propose(ctx: DecisionContext): TradeOffer | null;
}

/** When and in which order a seat builds. */
export interface Building {
  /** Cash that a house leaves. */
  readonly keep: number;
  /** Cash in hand without which it begins nothing; 0 when left out. */
  readonly from?: number;
  /** Houses a turn at most. */
  readonly most?: number;
  /** The lot that comes first, the highest; by the rent that the next house adds for the dollar when left out. */
  readonly rank?: Rank;
}

/** Answers of an opponent, question by question; where one is left out, the default named beside it holds. */
export interface Style {
  /** Card, fine, dice. */
  readonly jail?: (ctx: DecisionContext) => JailAnswer;
  readonly buys: (ctx: DecisionContext, square: Square) => boolean;
  /** The highest bid in dollars; 0 for none. */
  readonly bidLimit: (ctx: DecisionContext, square: Square, standing: number) => number;
  /** Bids its limit at once; by tenths of the price up to it. */
  readonly bidsAtOnce?: boolean;
  /** Never builds. */
  readonly building?: Building;
  /** Cash that lifting a mortgage leaves, the dearest first; 200. */
  readonly liftKeep?: number;
  /** Rank by which deeds are mortgaged in debt, the lowest first; the cheapest first when left out. */
  readonly spares?: Rank;
  /** Deeds that it mortgages of its own will at the end of a turn; none. */
  readonly mortgages?: (ctx: DecisionContext) => readonly Square[];
  /** Refuses every trade. */
  readonly accepts?: (ctx: DecisionContext, from: Seat, offer: TradeOffer) => boolean;
  /** Never proposes. */
  readonly proposing?: Proposing;
}

const LIFT_KEEP = 200;

/** Plays a style. */
class StyledPlayer extends PassivePlayer {
  private readonly style: Style;

  constructor(style: Style) {
    super();
    this.style = style;
  }

  gameStarted(ctx: DecisionContext): void {
    this.style.proposing?.begin(ctx);
  }

  override jailDecision(ctx: DecisionContext): JailAnswer {
    return (this.style.jail ?? leaveJail)(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return this.style.buys(ctx, square);
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const { bidLimit, bidsAtOnce = false } = this.style;
    const limit = Math.floor(Math.min(bidLimit(ctx, square, standing), ctx.cash));
    if (!bidsAtOnce) return raiseBid(ctx, square, standing, limit);
    return limit >= standing + ctx.rules.auctionIncrement ? limit : 0;
  }

  override buildingBid(ctx: DecisionContext, square: Square, standing: number): number {
    const { building } = this.style;
    return building === undefined ? 0 : raiseBuildingBid(ctx, square, standing, 1, building.keep);
  }

  override buildHouses(ctx: DecisionContext): readonly Square[] {
    const { building } = this.style;
    if (building === undefined || ctx.cash < (building.from ?? 0)) return NONE;
    return buildByRank(ctx, building.rank ?? rentPerCost, building.keep, building.most);
  }

  override mortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return this.style.mortgages?.(ctx) ?? NONE;
  }

  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return liftByRank(ctx, listPrice, this.style.liftKeep ?? LIFT_KEEP);
  }

  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    return mortgageByRank(ctx, this.style.spares ?? listPrice, missing);
  }

  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    return this.style.proposing?.propose(ctx) ?? null;
  }

  override tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
    return this.style.accepts?.(ctx, from, offer) ?? false;
  }
}

/** An opponent: its name, its thresholds as parameters and the style that they make. */
export function opponent<const Specs extends readonly ParameterSpec[]>(
  id: string,
  label: string,
  summary: string,
  specs: Specs,
  styleOf: (settings: SettingsOf<Specs>) => Style,
): TierDefinition {
  const parameters = declareParameters(specs);
  return {
    id: id as Tier,
    kind: "opponent",
    label,
    version: 1,
    learns: false,
    summary,
    parameters,
    create: (settings) => new StyledPlayer(styleOf(validateSettings(parameters, settings))),
  };
}
