import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { counted, intervalText, percent, percents } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { bounded } from "../standings/about.ts";
import { type Panel, SmallMultiples } from "./small-multiples.tsx";
import { percentTick } from "./strategy-shares.tsx";

interface Props {
  readonly learner: LearnerAnalysis;
  readonly run: RunListing;
}

/** Win share over the season against each opponent, a panel each; nothing for a single line-up. */
export function OpponentCurves({ learner, run }: Props) {
  const { opponents, player } = learner;
  if (opponents.length < 2) return null;
  const par = 1 / run.plan.seats;
  const look = looksOf([player])(player);
  const panels = opponents.map(
    ({ table, winShare, stretches, seasons }): Panel => ({
      name: table ?? "",
      note: `${percent(winShare.value)} (${percents(winShare.interval)}), ${counted(seasons, "season")}`,
      curves: [
        {
          label: learner.label,
          colour: look.colour,
          dash: [],
          points: stretches.map(({ from, to, winShare: each }) => ({
            x: (from + to) / 2,
            y: each.value,
            interval: each.interval,
          })),
        },
      ],
    }),
  );
  return (
    <SmallMultiples
      title="Win share by opponent"
      about={`Share of games won at each table, by stretch of games · n = ${counted(learner.seasons, "season")} · band: ${intervalText(
        opponents.flatMap(({ stretches }) => stretches.map(({ winShare }) => winShare.interval)),
        "season",
      )} · the best and the worst of several tables look better and worse than they are`}
      panels={panels}
      settings={{
        x: { title: "game", show: (game) => String(Math.round(game)), min: 0, max: run.plan.games },
        y: { show: percentTick, min: 0, max: 1 },
        reference: { value: par, label: "par" },
      }}
      table={{
        columns: [
          { name: "table" },
          { name: "games" },
          { name: "win share", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: opponents.flatMap(({ table, stretches }) =>
          stretches.map(({ from, to, winShare: { value, interval } }) => [
            table,
            `${from + 1}–${to}`,
            value,
            ...bounded(interval),
          ]),
        ),
      }}
    />
  );
}
