import { planStudy } from "../../../../../arena/analysis/tuning/search/index.ts";
import {
  makeManifest,
  type StudyManifest,
} from "../../../../../arena/analysis/tuning/study/study-manifest.ts";
import { tunedPlayer } from "../../../../../arena/analysis/tuning/study/tuned-player.ts";
import { readPlayers } from "../../../../../arena/tournament/plan/player-list.ts";
import { board } from "../../../../../src/board/catalog.ts";
import { SHORT_RULES } from "../../../tournament/plans.ts";
import { plantedParameters } from "../search/planted.ts";

/** The manifest of a study of the planted toy, whose scores a test makes; it names a tournament that nobody plays. */
export function toyManifest(
  given: Partial<Pick<StudyManifest, "confirm" | "sensitivity">> = {},
): StudyManifest {
  const game = {
    player: tunedPlayer("hl", undefined),
    against: readPlayers("random"),
    rules: SHORT_RULES,
    board: board("us-classic"),
    seed: "7",
    seatPolicy: "all",
  } as const;
  const plan = planStudy({ parameters: plantedParameters, seed: "7", budget: 450 });
  return makeManifest(game, { plan, confirm: 20, sensitivity: 10, ...given });
}
