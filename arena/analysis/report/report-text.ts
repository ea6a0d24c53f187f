import Table from "cli-table3";
import { thousands } from "../../../src/text/thousands.ts";
import { pinnedOf } from "./ratings.ts";
import type { Bounds, Report } from "./report.ts";
import { percent, points } from "./share-text.ts";
import { boxedCells, wrapped } from "./text-table.ts";

/** The report as text for a terminal of 80 columns; of a run without a finished unit the headline alone. */
export function reportText(report: Report): string {
  if (report.games === 0) return `${headline(report)}\nno ${report.units.kind} is finished\n`;
  const sections = [
    headline(report),
    tables(report),
    standings(report),
    seats(report),
    play(report),
    ...report.learners.map((_, learner) => arms(report, learner)),
    curve(report),
    pairs(report),
    crossTable(report),
    faults(report),
    report.notes.map((note) => `! ${note}`).join("\n"),
    `hash ${report.hash}`,
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function headline({ games, units, rules, board, seed, mode, training, format }: Report): string {
  const many = `${units.count} ${units.kind}${units.count === 1 ? "" : "s"}`;
  const trained = training > 0 ? `, after ${training} games of training each` : "";
  return `${thousands(games)} games: ${many} of ${units.gamesEach}${trained} · ${format}, ${mode} · ${rules} on ${board}, seed ${seed}`;
}

function standings({ standings, units, par, players }: Report): string {
  const rows = standings.map((row) => [
    row.label,
    percent(row.winShare),
    percents(row.interval),
    row.meanPlacement.toFixed(2),
    percent(row.survival),
    `$${thousands(Math.round(row.netWorth))}`,
    row.rating === null ? "–" : row.rating.toFixed(0),
    row.ratingInterval === null ? "" : `${row.ratingInterval.map((rating) => rating.toFixed(0)).join("–")}`,
  ]);
  const head = ["Player", "Wins", "95%", "Place", "Alive", "Worth", "Elo", "95%"];
  const pinned = standings.find(({ player, rating }) => rating !== null && player === pinnedOf(players));
  const places = standings
    .filter(({ placeRating }) => placeRating !== null)
    .map(({ label, placeRating }) => `${label} ${placeRating?.toFixed(0)}`);
  const scale =
    pinned === undefined
      ? ""
      : `\nElo is rated from wins, with ${pinned.label} at ${pinned.rating}.\n${wrapped(`Place rating, by whole finishing orders: ${places.join(", ")}.`)}`;
  return `${table(head, rows)}\nIntervals are over ${units.kind}s; par is ${percent(par)}.${scale}`;
}

/** The player of a population by table, then over the tables of each part. */
function tables({ population, units, par }: Report): string {
  if (population === null) return "";
  const share = (winShare: number | null): string => (winShare === null ? "–" : percent(winShare));
  const rows = population.tables.map(({ table, part, units, winShare, interval }) => [
    table,
    part,
    String(units),
    share(winShare),
    percents(interval),
  ]);
  const means = population.parts.map(({ part, winShare, interval, worst }) => [
    part,
    share(winShare),
    percents(interval),
    worst ?? "–",
  ]);
  return [
    table(["Table", "Part", `${units.kind}s`, "Wins", "95%"], rows),
    table(["Mean over tables", "Wins", "95%", "Worst table"], means),
    wrapped(
      `${population.player} at the tables of ${population.id} (${population.digest.slice(0, 8)}); par is ${percent(par)}. The worst of several tables looks worse than it is.`,
    ),
  ].join("\n");
}

const SEATS_ABREAST = 5;

function seats({ seats, seatTest, units }: Report): string {
  const columns = [
    ["Seat", ...seats.map(({ seat }) => String(seat + 1))],
    ["Wins", ...seats.map(({ winShare }) => percent(winShare))],
    ["95%", ...seats.map(({ interval }) => percents(interval))],
  ];
  // More seats than fit side by side stand one below the other.
  const [head, ...rows] =
    seats.length <= SEATS_ABREAST ? columns : columns[0].map((_, row) => columns.map((cells) => cells[row]));
  const lines = table(head, rows);
  if (seatTest?.p == null) return lines;
  const found = seatTest.matters
    ? `the seat matters: seat ${seatTest.seat + 1} is not at its par`
    : "no seat is told apart from its par";
  return `${lines}\n${wrapped(`Over ${units.count} ${units.kind}s ${found} (${chance(seatTest.p)}, Holm).`)}`;
}

const chance = (p: number): string => (p < 0.0001 ? "p < 0.0001" : `p ${p.toFixed(4)}`);

function play({ endings, games, rounds, activity }: Report): string {
  const share = (count: number): string => percent(count / games);
  return table(
    ["Endings", "Rounds", "A game, on average"],
    [
      [
        `last survivor ${share(endings.lastSurvivor)}\ncap ${share(endings.cap)}\nforfeit ${share(endings.forfeit)}`,
        rounds === null
          ? ""
          : `median ${rounds.median}\n10–90% ${rounds.p10}–${rounds.p90}\nmost ${rounds.max}`,
        `${activity.trades.toFixed(2)} trades, ${activity.auctions.toFixed(2)} auctions\n${activity.housesStanding.toFixed(1)} houses, ${activity.hotelsStanding.toFixed(1)} hotels standing\na shortage in ${percent(activity.shortageShare)} of games`,
      ],
    ],
  );
}

function arms({ learners, units }: Report, learner: number): string {
  const { player, arms } = learners[learner]!;
  if (arms.length === 0) return "";
  const rows = arms.map(({ arm, value, visits, absorbedShare }) => [
    arm,
    value.toFixed(3),
    visits.toFixed(1),
    absorbedShare === 0
      ? "no"
      : absorbedShare === 1
        ? "yes"
        : `in ${percent(absorbedShare)} of ${units.kind}s`,
  ]);
  return table([`Arms of ${player}`, "Value", "Visits", "Absorbed"], rows);
}

function curve({ curve, standings }: Report): string {
  if (curve.length === 0) return "";
  const rows = curve.map(({ player, from, to, winShare, interval }) => [
    labelIn(standings, player),
    `${from + 1}–${to}`,
    percent(winShare),
    percents(interval),
  ]);
  return table(["Learning", "Games", "Wins", "95%"], rows);
}

function pairs({ pairs, units, standings }: Report): string {
  if (pairs.length === 0) return "";
  const rows = pairs.map(({ a, b, difference, interval, p, verdict }) => [
    `${labelIn(standings, a)} – ${labelIn(standings, b)}`,
    points(difference),
    interval === null ? "–" : `${points(interval[0])} to ${points(interval[1])}`,
    p === null ? "–" : p < 0.0001 ? "<0.0001" : p.toFixed(4),
    p === null ? `too few ${units.kind}s` : verdict,
  ]);
  return table(["Difference in wins", "Points", "95%", "p (Holm)", "The first is"], rows);
}

/** The label of a player, by which a person reads tables; its id where another is called the same. */
function labelIn(standings: Report["standings"], player: string): string {
  const label = standings.find((each) => each.player === player)?.label ?? player;
  return standings.filter((each) => each.label === label).length > 1 ? player : label;
}

/** Cross-table of a round robin: the share of meetings in which the row finished ahead of the column. */
function crossTable({ format, standings, headToHead }: Report): string {
  if (format !== "round-robin") return "";
  const rows = standings.map(({ player, label }) => [
    label,
    ...standings.map((rival) => {
      const met = headToHead.find((row) => row.player === player && row.rival === rival.player);
      return met === undefined ? "" : percent(met.ahead);
    }),
  ]);
  return table(["Ahead of", ...standings.map(({ label }) => label)], rows);
}

function faults({ faults, standings }: Report): string {
  if (faults.length === 0) return "";
  const rows = faults.map(({ player, ask, reason, count, unit, game, seat, message }) => [
    labelIn(standings, player),
    `${ask}: ${reason}`,
    thousands(count),
    `unit ${unit}, game ${game}, seat ${seat + 1}\n${message.slice(0, 50)}`,
  ]);
  return table(["Faults", "Kind", "Count", "First"], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const [names, ...cells] = boxedCells([head, ...rows]);
  const lines = new Table({
    head: names,
    style: { head: [], border: [], compact: true },
    colAligns: head.map((_, column) => (column === 0 ? "left" : "right")),
  });
  lines.push(...cells);
  return lines.toString();
}

const percents = (interval: Bounds): string =>
  interval === null ? "–" : `${(100 * interval[0]).toFixed(1)}–${(100 * interval[1]).toFixed(1)}`;
