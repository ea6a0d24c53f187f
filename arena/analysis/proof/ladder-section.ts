import type { CrossLadder } from "../report/cross-ladder.ts";
import { percent } from "../report/share-text.ts";
import { markdownTable } from "./markdown-table.ts";

/** A ladder of all on the page of results: ratings, then who beats whom. */
export function ladderSection(found: CrossLadder): string {
  const { players, cells, rules, seed, engine, games, units, par } = found;
  const ratings = players.map(({ player, winShare, interval, rating, ratingInterval, placeRating }, i) => [
    String(i + 1),
    `\`${player}\``,
    winShare === null ? "–" : percent(winShare),
    interval === null ? "–" : `${percent(interval[0])} to ${percent(interval[1])}`,
    rating === null ? "–" : rating.toFixed(0),
    ratingInterval === null ? "–" : ratingInterval.map((end) => end.toFixed(0)).join(" to "),
    placeRating === null ? "–" : placeRating.toFixed(0),
  ]);
  const rows = players.map(({ player: row }, i) => [
    `${i + 1} \`${row}\``,
    ...players.map(({ player: column }) => {
      const cell = cells.find((each) => each.row === row && each.column === column);
      return cell?.winShare == null ? "·" : (100 * cell.winShare).toFixed(0);
    }),
  ]);
  return [
    "## Every tier against every other",
    "",
    `\`arena ladder --all\` seats each tier alone, in every seat, at tables full of each other one: ${games} games under ${rules},`,
    `${units.count} units of ${units.gamesEach} games a pair, seed ${seed}, engine ${engine}. Par is ${percent(par)}.`,
    "",
    markdownTable(["", "tier", "win share", "95%", "Elo", "95%", "by places"], ratings),
    "",
    "Win share is the mean over the tables of all others. Elo is rated from wins over all games, with Random at 1000, with bootstrap",
    "intervals over units; by places: from whole finishing orders. Per cent of games that the row wins alone among three of the column:",
    "",
    markdownTable(["", ...players.map((_, i) => String(i + 1))], rows),
    "",
  ].join("\n");
}
