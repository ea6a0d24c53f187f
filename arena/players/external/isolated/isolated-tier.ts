import type { Tier } from "../../../../components/index.ts";
import type { TierDefinition } from "../../tier.ts";
import type { IsolatedFile } from "./isolated-file.ts";
import { isolatedPlayer } from "./isolated-player.ts";

/** The tier of a file in a thread of its own. */
export function isolatedTier(id: string, file: IsolatedFile): TierDefinition {
  return {
    ...file.profile,
    kind: "external",
    id: id as Tier,
    create: (settings, key) => isolatedPlayer(file, settings, key),
  };
}
