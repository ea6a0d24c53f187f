import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { scatterChart } from "../../chart/scatter.ts";
import type { Address, Go } from "../../page/address.ts";
import { percent, whole } from "../../page/format.ts";
import { parameterAxis } from "./parameter-axis.ts";
import { shownValue } from "./settings-text.ts";

interface Props {
  readonly study: StudyAnalysis;
  readonly address: Address;
  readonly go: Go;
}

/** Two chosen parameters against each other, each setting coloured by the rank of its score. */
export function PairChart({ study, address, go }: Props) {
  const { parameters, trials } = study;
  if (parameters.length < 2) return null;
  const chosen = (name: string, usual: number): number => {
    const place = parameters.findIndex((spec) => spec.name === address.params[name]);
    return place < 0 ? usual : place;
  };
  const [x, y] = [chosen("x", 0), chosen("y", 1)];
  const [across, up] = [parameters[x], parameters[y]];
  const order = trials.toSorted((a, b) => a.score - b.score);
  const rank = new Map(order.map(({ trial }, place) => [trial, place / Math.max(1, order.length - 1)]));
  const pick = (label: string, name: "x" | "y", place: number) => (
    <label>
      {label}
      <select
        value={parameters[place].name}
        onChange={({ currentTarget }) => go({ [name]: currentTarget.value })}
      >
        {parameters.map((spec) => (
          <option key={spec.name} value={spec.name}>
            {spec.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <ChartCard
      title="Two parameters"
      about={`${across.name} and ${up.name} of each setting · the fuller the colour, the better the rank of its mean score · n = ${whole(trials.length)} settings`}
      height={300}
      legend={
        <div class="row">
          {pick("Across", "x", x)}
          {pick("Up", "y", y)}
        </div>
      }
      table={{
        columns: [
          { name: "trial" },
          { name: across.name },
          { name: `${up.name} (up)` },
          { name: "score", show: percent },
        ],
        rows: trials.map(({ trial, settings, score }) => [
          String(trial),
          shownValue(across, settings),
          shownValue(up, settings),
          score,
        ]),
      }}
      draw={scatterChart(
        [
          {
            label: "settings",
            colour: "#5b6b7d",
            point: "circle",
            points: trials.map(({ trial, point, score }) => ({
              x: point[x] ?? 0,
              y: point[y] ?? 0,
              name: `trial ${trial}, ${percent(score)}`,
              radius: 7,
              weight: rank.get(trial) ?? 0,
            })),
          },
        ],
        { x: parameterAxis(study, across), y: parameterAxis(study, up) },
      )}
    />
  );
}
