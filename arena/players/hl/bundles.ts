import type { Seat, Square } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { DeedTables } from "./deed-tables.ts";
import type { OfferLog } from "./offer-log.ts";
import type { Scales } from "./trade-gain.ts";
import { Side } from "./trade-side.ts";
import type { Appraisal } from "./value.ts";

/** Idle deeds offered together at most. */
const MOST_IDLE = 3;

/** Bundles that may lie on either side of a trade with one partner: those to ask for, and those to give. */
export class Bundles {
  readonly targets: Side;
  readonly gifts: Side;
  private readonly appraisal: Appraisal;
  private readonly tables: DeedTables;
  private readonly log: OfferLog;
  private readonly scales: Scales;
  private readonly idle = new Int32Array(MOST_IDLE);
  private readonly idleCost = new Float64Array(MOST_IDLE);
  private idleCount = 0;

  constructor(appraisal: Appraisal, log: OfferLog, scales: Scales) {
    this.appraisal = appraisal;
    this.tables = appraisal.tables;
    this.log = log;
    this.scales = scales;
    this.targets = new Side(appraisal.board, true);
    this.gifts = new Side(appraisal.board, false);
  }

  /** Lists and weighs the bundles of a trade with `to`; `denial` is the share of its gain that counts as a loss. */
  list(ctx: DecisionContext, to: Seat, denial: number): void {
    this.listTargets(ctx, to);
    this.listGifts(ctx, to, denial);
  }

  /** Nothing but cash; everything the partner could trade; each set's deeds; one of them. */
  private listTargets(ctx: DecisionContext, to: Seat): void {
    const { targets, log, tables } = this;
    targets.clear();
    targets.open();
    const all = targets.open();
    for (let set = 0; set < tables.sets; set++) {
      if (ctx.ownedInGroup(set, to) === 0 || tables.isBuilt(ctx, set)) continue;
      let held = -1;
      for (let i = tables.start[set]; i < tables.start[set + 1]; i++) {
        const square = tables.square(i);
        if (ctx.squareOwners[square] !== to || log.movedBetween(ctx, square, to)) continue;
        if (held === -1) held = targets.open();
        targets.add(held, square);
        targets.add(all, square);
      }
      if (held !== -1 && targets.size[held] > 1) targets.add(targets.open(), targets.deed(held, 0));
    }
    targets.weigh(ctx, this.scales, to);
  }

  /** Nothing; the deeds that would complete a set of the partner's; a railroad, a utility; the most idle deeds, one to three. */
  private listGifts(ctx: DecisionContext, to: Seat, denial: number): void {
    const { gifts, log, appraisal, tables } = this;
    const { playerId } = ctx;
    this.idleCount = 0;
    gifts.clear();
    gifts.open();
    for (let set = 0; set < tables.sets; set++) {
      const own = ctx.ownedInGroup(set);
      if (own === 0 || tables.isBuilt(ctx, set)) continue;
      const theirs = ctx.ownedInGroup(set, to);
      const key = theirs > 0 && own + theirs === tables.size(set) ? gifts.open() : -1;
      const single = set >= tables.groups ? gifts.open() : -1;
      const lost = appraisal.setBonus(playerId, set, own) - appraisal.setBonus(playerId, set, own - 1);
      const won = appraisal.setBonus(to, set, theirs + 1) - appraisal.setBonus(to, set, theirs);
      for (let i = tables.start[set]; i < tables.start[set + 1]; i++) {
        const square = tables.square(i);
        if (ctx.squareOwners[square] !== playerId || log.movedBetween(ctx, square, to)) continue;
        this.insertIdle(square, appraisal.deedWorth(ctx, square) * (1 + denial) + lost + denial * won);
        if (key !== -1) gifts.add(key, square);
        if (single !== -1 && gifts.size[single] === 0) gifts.add(single, square);
      }
    }
    for (let count = 1; count <= this.idleCount; count++) {
      const gift = gifts.open();
      for (let i = 0; i < count; i++) gifts.add(gift, this.idle[i] as Square);
    }
    gifts.weigh(ctx, this.scales, to);
  }

  /** Keeps the deeds that cost least to give, the cheapest first. */
  private insertIdle(square: Square, cost: number): void {
    const { idle, idleCost } = this;
    let at = this.idleCount;
    if (at === MOST_IDLE && cost >= idleCost[at - 1]) return;
    if (at === MOST_IDLE) at--;
    else this.idleCount++;
    for (; at > 0 && idleCost[at - 1] > cost; at--) {
      idle[at] = idle[at - 1];
      idleCost[at] = idleCost[at - 1];
    }
    idle[at] = square;
    idleCost[at] = cost;
  }
}
