import type { PlannedPopulation, TournamentPlan } from "../../tournament/plan/plan.ts";
import { lineUpsOf } from "../../tournament/population/population.ts";

/** Mode and memory of the learners of a plan. */
export interface ToldMode extends Pick<TournamentPlan, "mode" | "training"> {
  /** Mark of the memory that they start with; null where they start with none. */
  readonly memoryMark: string | null;
}

/** What is told of a plan: all that two runs of the same players may differ in, but for their size. */
export type ToldSetting = ToldMode &
  Pick<
    TournamentPlan,
    "seed" | "rules" | "board" | "format" | "population" | "seatPolicy" | "stopWhen" | "position"
  >;

const USUAL_BOARD = "us-classic@1";
const USUAL_MODE = "learning";

/** `learning`; `frozen after 48, warm 3fa9`, where the mark tells memories apart. */
export function modeText({ mode, training, memoryMark }: ToldMode): string {
  const trained = training === 0 ? "" : ` after ${training}`;
  return `${mode}${trained}${memoryMark === null ? "" : `, warm ${memoryMark}`}`;
}

/** Whatever of a plan is not as usual: `frozen after 48, islands@1, round-robin`; nothing where all is. */
export function variantText(plan: Omit<ToldSetting, "seed" | "rules">): string {
  const { board, format, population, seatPolicy, stopWhen, position } = plan;
  const mode = modeText(plan);
  const parts = [
    mode === USUAL_MODE ? "" : mode,
    board === USUAL_BOARD ? "" : board,
    population === undefined ? (format === "line-up" ? "" : format) : populationText(population),
    seatPolicy === "all" ? "" : `seats ${seatPolicy}`,
    stopWhen === null ? "" : `stops at ${Number((100 * stopWhen).toPrecision(6))} points`,
    position === undefined ? "" : "from a position",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** `population@1`, or how many line-ups were given. */
function populationText(population: PlannedPopulation): string {
  const lineUps = lineUpsOf(population);
  return lineUps === null ? population.id : `${lineUps.length} line-ups`;
}

/** Seed and rules, then the {@link variantText}. */
export function settingText(plan: ToldSetting): string {
  const variant = variantText(plan);
  return `seed ${plan.seed}, ${plan.rules}${variant === "" ? "" : `, ${variant}`}`;
}
