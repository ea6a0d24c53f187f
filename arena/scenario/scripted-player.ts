import type { Seat, Square } from "../../components/index.ts";
import type { TradeOffer } from "../../src/law/trade.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import type {
  IncomeTaxAnswer,
  JailAnswer,
  MortgagedDeedAnswer,
  Player,
  RaiseStep,
} from "../../src/player/player.ts";
import type { Script } from "./script.ts";

/** A seat that answers from a script; one script serves every seat. */
export class ScriptedPlayer implements Player {
  private readonly script: Script;

  constructor(script: Script) {
    this.script = script;
  }

  jailDecision({ playerId }: DecisionContext): JailAnswer {
    return this.script.answer(playerId, "jail", {}, "roll") as JailAnswer;
  }
  shouldBuyProperty({ playerId }: DecisionContext, square: Square): boolean {
    return this.script.answer(playerId, "buy", { square }, false) as boolean;
  }
  auctionBid({ playerId }: DecisionContext, square: Square): number {
    return this.script.answer(playerId, "bid", { square }, 0) as number;
  }
  buildingBid({ playerId }: DecisionContext, square: Square): number {
    return this.script.answer(playerId, "bidBuilding", { square }, 0) as number;
  }
  buildHouses({ playerId }: DecisionContext): readonly Square[] {
    return this.script.answer(playerId, "build", {}, []) as readonly Square[];
  }
  sellBuildings({ playerId }: DecisionContext): readonly Square[] {
    return this.script.answer(playerId, "sellBuildings", {}, []) as readonly Square[];
  }
  mortgageDeeds({ playerId }: DecisionContext): readonly Square[] {
    return this.script.answer(playerId, "mortgage", {}, []) as readonly Square[];
  }
  unmortgageDeeds({ playerId }: DecisionContext): readonly Square[] {
    return this.script.answer(playerId, "unmortgage", {}, []) as readonly Square[];
  }
  raiseCash({ playerId }: DecisionContext, missing: number): readonly RaiseStep[] {
    return this.script.answer(playerId, "raiseCash", { amount: missing }, []) as readonly RaiseStep[];
  }
  proposeTrade({ playerId }: DecisionContext): TradeOffer | null {
    return this.script.answer(playerId, "proposeTrade", {}, null) as TradeOffer | null;
  }
  tradeResponse({ playerId }: DecisionContext, from: Seat): boolean {
    return this.script.answer(playerId, "respondTrade", { from }, false) as boolean;
  }
  takeMortgagedDeed({ playerId }: DecisionContext, square: Square): MortgagedDeedAnswer {
    return this.script.answer(playerId, "takeMortgagedDeed", { square }, "keep") as MortgagedDeedAnswer;
  }
  incomeTax({ playerId }: DecisionContext, flat: number): IncomeTaxAnswer {
    return this.script.answer(playerId, "incomeTax", { amount: flat }, "flat") as IncomeTaxAnswer;
  }
  speedDie({ playerId }: DecisionContext): Square | null {
    return this.script.answer(playerId, "speedDie", {}, null) as Square | null;
  }
}
