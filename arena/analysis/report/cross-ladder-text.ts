import type { CrossLadder } from "./cross-ladder.ts";
import type { Bounds } from "./report.ts";
import { percent } from "./share-text.ts";
import { textTable, wrapped } from "./text-table.ts";

/** A ladder of all as text: ratings, then the table row × column. */
export function crossLadderText(found: CrossLadder): string {
  const { players, cells, rules, board, seed, games, units, par } = found;
  const head = `${games} games under ${rules} on ${board}, seed ${seed}: each alone in every seat against tables full of each other, ${units.count} units of ${units.gamesEach} games a pair; par is ${percent(par)}.`;
  const ratings = players.map(({ label, winShare, interval, rating, ratingInterval, placeRating }, i) => [
    `${i + 1} ${label}`,
    winShare === null ? "–" : percent(winShare),
    interval === null ? "–" : `${percent(interval[0])} to ${percent(interval[1])}`,
    whole(rating),
    wholeRange(ratingInterval),
    whole(placeRating),
  ]);
  const names = players.map((_, i) => String(i + 1));
  const rows = players.map(({ player: row, label }, i) => [
    `${i + 1} ${label}`,
    ...players.map(({ player: column }) => {
      const cell = cells.find((each) => each.row === row && each.column === column);
      return cell?.winShare == null ? "·" : (100 * cell.winShare).toFixed(0);
    }),
  ]);
  return [
    wrapped(head),
    "",
    textTable([["player", "wins", "95%", "Elo", "95%", "by places"], ...ratings], true),
    "Per cent of games that the row wins alone among three of the column:",
    textTable([["", ...names], ...rows], true),
  ].join("\n");
}

const whole = (rating: number | null): string => (rating === null ? "–" : rating.toFixed(0));

const wholeRange = (interval: Bounds): string =>
  interval === null ? "–" : `${interval[0].toFixed(0)} to ${interval[1].toFixed(0)}`;
