import type { Tier } from "../../../components/index.ts";
import type { RandomKey } from "../../../src/chance/random.ts";
import type { GameEvent } from "../../../src/events/events.ts";
import type { Settings } from "../../../src/player/parameters.ts";
import type { Player } from "../../../src/player/player.ts";
import type { TierDefinition } from "../tier.ts";
import { HlPlayer } from "./hl-player.ts";
import { type HlSettings, hlParameters, RECOGNISE, readSettings } from "./parameters.ts";
import { ActWatch, type OnAct } from "./recognition/act-watch.ts";
import { RecognisingChoice } from "./recognition/recognising-choice.ts";
import { SCHOOLING } from "./recognition/schooling.ts";
import { BanditChoice } from "./strategy-choice.ts";

/** HL that is told what opponents do. */
class WatchingHl extends HlPlayer {
  observe(event: GameEvent): void {
    this.watch?.observe(event);
  }
}

/** HL by its settings. */
function createHl(settings: HlSettings, key: RandomKey): Player {
  if (settings.policy !== RECOGNISE) return new HlPlayer(settings, new BanditChoice(settings, key));
  const choice = new RecognisingChoice(settings.strategies, SCHOOLING);
  return new WatchingHl(settings, choice, new ActWatch((seat, act) => choice.saw(seat, act)));
}

/** HL that chooses by its bandit, and everything that its opponents do told to `onAct`: how schooling is made. */
export function watchingHl(settings: Settings, key: RandomKey, onAct: OnAct): Player {
  const read = readSettings(settings);
  return new WatchingHl(read, new BanditChoice(read, key), new ActWatch(onAct));
}

export const HL: TierDefinition = {
  id: "hl" as Tier,
  kind: "learner",
  label: "HL",
  version: 5,
  learns: true,
  summary:
    "the learner: a strategy from a bandit for each game, a model of what others accept, trades found by search",
  get parameters() {
    return hlParameters();
  },
  create: (settings, key) => createHl(readSettings(settings), key),
};
