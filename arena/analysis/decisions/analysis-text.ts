import type { Question } from "../../../src/events/questions.ts";
import { type GameLabels, gameLabels } from "../../replay/narration/game-labels.ts";
import { titleOf } from "../../replay/record/record.ts";
import { policiesText } from "../../replay/turning-points/moments.ts";
import { bounds, DIFFERENCE, type Estimate } from "../../statistics/index.ts";
import { percent, points } from "../report/share-text.ts";
import { textTable } from "../report/text-table.ts";
import { type AnalysedDecision, type GameAnalysis, mistakesOf, type RecordedGame } from "./analyse-game.ts";

/** Chances that are printed of a game, evenly over it. */
const ROWS = 20;
/** Share of differences that are none which a 95% interval takes for a loss. */
const TAKEN_FOR_LOSS = 0.025;

/** An analysis to read: what each seat's decisions cost, the mistakes by size, and the chances of winning over the game. */
export function analysisText({ record, setting }: RecordedGame, analysis: GameAnalysis): string {
  const labels = gameLabels(setting.board, record.seats);
  const mistakes = mistakesOf(analysis);
  const unlike = analysis.decisions.filter(({ loss }) => loss !== null).length;
  return [
    `Analysis of ${titleOf(record)}: ${analysis.playouts} playouts a decision, Trader in every seat\n`,
    seatTable(labels, analysis),
    `Mistakes, the dearest first, in points of the chance of winning; of ${unlike} decisions unlike the planner's some ${Math.ceil(TAKEN_FOR_LOSS * unlike)} may be here by chance`,
    ...(mistakes.length === 0 ? ["  none"] : mistakes.map((mistake) => mistakeLine(labels, mistake))),
    "",
    `Chances of winning, by playouts ${policiesText(analysis.policies)}`,
    chanceTable(labels, analysis),
  ].join("\n");
}

function seatTable({ names }: GameLabels, analysis: GameAnalysis): string {
  const rows = names.map((name, seat) => {
    const own = analysis.decisions.filter((decision) => decision.seat === seat);
    const mistakes = own.filter(({ mistake }) => mistake);
    const cost = mistakes.reduce((sum, { loss }) => sum + (loss?.value ?? 0), 0);
    const alike = own.filter(({ best, played }) => best === played).length;
    return [name, `${own.length}`, `${alike}`, `${mistakes.length}`, points(cost)];
  });
  return textTable([["player", "decisions", "as planner", "mistakes", "cost"], ...rows], true);
}

/** `turn 52, D HL, buy North Carolina Avenue: buy, not do not buy: −51.4 points (−64.7 to −38.1)`. */
export function mistakeLine(labels: GameLabels, decision: AnalysedDecision): string {
  const { turn, seat, options, best, played, loss } = decision;
  return (
    `  turn ${turn}, ${labels.names[seat]}${aboutText(labels, decision)}: ` +
    `${options[played].text}; better: ${options[best].text} (${lossText(loss)})`
  );
}

/** Questions whose answers in words do not say what they are about. */
const UNNAMED: ReadonlySet<Question> = new Set(["buy", "bid"]);

function aboutText({ board }: GameLabels, { question, square }: AnalysedDecision): string {
  return square !== null && UNNAMED.has(question) ? `, ${board.names[square]}` : "";
}

function lossText(loss: Estimate | null): string {
  if (loss === null) return "the same";
  const range = bounds(loss.interval, DIFFERENCE);
  return `${points(loss.value)}, 95% ${range === null ? "–" : range.map(points).join(" to ")}`;
}

function chanceTable({ names }: GameLabels, { chances }: GameAnalysis): string {
  const step = Math.max(1, Math.ceil(chances.length / ROWS));
  const shown = chances.filter((_, index) => index % step === 0 || index === chances.length - 1);
  const rows = shown.map(({ turn, seats }) => [`${turn}`, ...seats.map(({ chance }) => percent(chance))]);
  return textTable([["turn", ...names], ...rows], true);
}
