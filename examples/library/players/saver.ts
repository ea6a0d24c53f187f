// A module that does nothing but register: worker threads import it too, since it says where it lies.
import { type DecisionContext, definePlayer, PassivePlayer, registerTier, type Square } from "monopoly-arena";

class Saver extends PassivePlayer {
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
  "saver",
  definePlayer({
    api: 1,
    label: "Saver",
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
    create: ({ floor }) => new Saver(floor),
  }),
  import.meta.url,
);
