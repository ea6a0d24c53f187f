import type { LearnerAnalysis, OpponentAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { counted, intervalText, percent } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";
import { coloursOf } from "./colours.ts";
import { type Panel, SmallMultiples } from "./small-multiples.tsx";

interface Props {
  readonly learner: LearnerAnalysis;
  readonly games: number;
}

/** Share of each strategy over the season, a panel each, with a band over seasons; where there are tables, those of each. */
export function StrategyShares({ learner, games }: Props) {
  const { opponents } = learner;
  return (
    <>
      {opponents.map((opponent) => (
        <OpponentShares key={opponent.table} learner={learner} games={games} opponent={opponent} />
      ))}
    </>
  );
}

function OpponentShares({ learner, games, opponent }: Props & { readonly opponent: OpponentAnalysis }) {
  const { stretches, strategies, seasons, table } = opponent;
  const colours = coloursOf(learner);
  const title = `Share of each strategy over the season${table === null ? "" : `: ${table}`}`;
  const intervals = stretches.flatMap(({ shares }) => shares.map(({ interval }) => interval));
  const panels = strategies.map(
    ({ strategy, share }, number): Panel => ({
      name: strategy,
      note: `${percent(share.value)} of all choices${closed(learner, strategy)}`,
      curves: [
        {
          label: strategy,
          colour: colours.get(strategy) ?? "",
          dash: [],
          points: stretches.map(({ from, to, shares }) => ({
            x: (from + to) / 2,
            y: shares[number]?.value ?? null,
            interval: shares[number]?.interval ?? null,
          })),
        },
      ],
    }),
  );
  return (
    <SmallMultiples
      title={title}
      about={`Share of its choices, by stretch of games · n = ${counted(seasons, "season")} · band: ${intervalText(intervals, "season")} · the largest of several noisy shares looks larger than it is`}
      panels={panels}
      settings={{
        x: { title: "game", show: (game) => String(Math.round(game)), min: 0, max: games },
        y: { show: percentTick, min: 0, max: 1 },
        reference: { value: 1 / strategies.length, label: "even" },
      }}
      table={{
        columns: [
          { name: "games" },
          { name: "strategy" },
          { name: "share", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: stretches.flatMap(({ from, to, shares }) =>
          shares.map(({ value, interval }, number) => [
            `${from + 1}–${to}`,
            strategies[number]?.strategy ?? "",
            value,
            ...bounded(interval),
          ]),
        ),
      }}
    />
  );
}

/** Where the strategy was closed for good. */
function closed({ arms }: LearnerAnalysis, strategy: string): string {
  const own = arms.filter((arm) => arm.strategy === strategy && arm.absorbedAfter !== null);
  return own
    .map(
      ({ absorbedAfter, absorbedShare }) =>
        `, closed after game ${absorbedAfter} in ${percent(absorbedShare)} of seasons`,
    )
    .join("");
}

export const percentTick = (share: number): string => `${Math.round(100 * share)}%`;
