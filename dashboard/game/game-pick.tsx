import { useRef } from "preact/hooks";
import type { GameEntry } from "../../arena/analysis/report/game-list.ts";
import type { RunListing } from "../../arena/apps/server/routes.ts";
import type { Go } from "../page/address.ts";
import { Commands } from "../page/commands.tsx";
import { labelsOf } from "../page/run-name.ts";
import { useAnswer } from "../page/source.ts";

interface Props {
  readonly run: RunListing;
  readonly unit: number;
  readonly game: number;
  readonly version: string;
  /** True once a game is shown: the list of the others, which is long, waits for that. */
  readonly shown: boolean;
  readonly go: Go;
}

/** Picks the game of the run. */
export function GamePick({ run, unit, game, version, shown, go }: Props) {
  const listing = useRef(false);
  listing.current ||= shown;
  const games = useAnswer(listing.current ? `/api/runs/${run.run}/units/${unit}/games` : null, version);
  const listed = games.state === "ready" ? games.value : [];
  const open = (nextUnit: number, nextGame: number): void => go({ unit: nextUnit, game: nextGame, at: null });
  const { units, games: each, unit: kind } = run.plan;
  const labels = labelsOf(run);
  return (
    <div class="row">
      <label>
        {kind === "season" ? "Season" : "Block"}
        <input
          type="number"
          min="0"
          max={units - 1}
          value={unit}
          onChange={({ currentTarget }) => {
            const wanted = Number(currentTarget.value);
            if (Number.isInteger(wanted) && wanted >= 0 && wanted < units) open(wanted, 0);
          }}
        />
      </label>
      <label>
        Game
        <select
          value={String(game)}
          onChange={({ currentTarget }) => open(unit, Number(currentTarget.value))}
        >
          {listed.length === 0 && <option value={String(game)}>{game}</option>}
          {listed.map((entry) => (
            <option key={entry.game} value={String(entry.game)}>
              {gameText(entry, labels)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={game === 0} onClick={() => open(unit, game - 1)}>
        ‹ Game
      </button>
      <button type="button" disabled={game >= each - 1} onClick={() => open(unit, game + 1)}>
        Game ›
      </button>
      <Commands commands={[`replay ${run.run}:${unit}/${game}`]} />
    </div>
  );
}

function gameText({ game, rounds, ending, seats }: GameEntry, labels: ReadonlyMap<string, string>): string {
  const winners = seats.filter(({ won }) => won).map(({ player }) => labels.get(player) ?? player);
  const how = ending === "cap" ? "at the cap" : ending === "forfeit" ? "after a forfeit" : "as last survivor";
  return `${game}: ${winners.join(" and ") || "nobody"} ${how}, ${rounds} rounds`;
}
