// A module that does nothing but register: worker threads import it too, since it says where it lies.
import { type DecisionContext, definePlayer, PassivePlayer, registerTier, type Square } from "monopoly-arena";

class Hoarder extends PassivePlayer {
  private readonly floor: number;

  constructor(floor: number) {
    super();
    this.floor = floor;
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return ctx.cash - ctx.priceOf(square) >= this.floor;
  }
}

registerTier(
  "hoarder",
  definePlayer({
    api: 1,
    label: "Hoarder",
    parameters: [
      {
        name: "floor",
        type: "int",
        range: [0, 1500],
        scale: "linear",
        default: 300,
        meaning: "dollars that it keeps",
      },
    ],
    create: ({ floor }) => new Hoarder(floor),
  }),
  import.meta.url,
);
