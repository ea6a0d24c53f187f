import type { AnalysisDocument, DecisionDocument } from "../../arena/analysis/decisions/analysis-document.ts";
import { decisionFrame } from "../../arena/replay/timeline/decision-frame.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";
import { counted, percent, percents, points, pointsRange } from "../page/format.ts";
import { Scroller } from "../page/scroller.tsx";
import type { Answer } from "../page/source.ts";

interface Props {
  readonly timeline: Timeline;
  /** By seat. */
  readonly names: readonly string[];
  /** Null until somebody asks for it. */
  readonly analysis: Answer<AnalysisDocument> | null;
  /** Player-turn that is shown, from 1. */
  readonly turn: number;
  readonly ask: () => void;
  readonly goTo: (frame: number) => void;
}

/** Decisions that cost most, and what each answer of the turn at hand was worth. */
export function DecisionCard({ analysis, ask, ...props }: Props) {
  return (
    <section class="card" aria-label="Decisions" data-testid="decisions">
      <h2>What decisions cost</h2>
      {analysis === null && (
        <p class="about">
          <button type="button" onClick={ask}>
            Analyse the decisions
          </button>{" "}
          A planner plays every answer on; that takes some ten seconds.
        </p>
      )}
      {analysis?.state === "loading" && <p class="about">Every decision is being played on …</p>}
      {analysis?.state === "failed" && <p class="about">{analysis.message}</p>}
      {analysis?.state === "ready" && <Decisions {...props} analysis={analysis.value} />}
    </section>
  );
}

interface DecisionsProps extends Omit<Props, "analysis" | "ask"> {
  readonly analysis: AnalysisDocument;
}

function Decisions({ timeline, names, analysis, turn, goTo }: DecisionsProps) {
  const mistakes = mistakesIn(analysis);
  const here = analysis.decisions.filter((decision) => decision.turn === turn);
  return (
    <>
      <p class="about">
        {counted(analysis.decisions.length, "decision")} held against a planner with {analysis.playouts}{" "}
        playouts each; {counted(mistakes.length, "mistake")}, in points of the chance of winning. <kbd>M</kbd>{" "}
        goes to the next.
      </p>
      <ol class="moments">
        {mistakes.map((mistake) => (
          <li key={`${mistake.turn} ${mistake.number}`}>
            <button type="button" onClick={() => goTo(decisionFrame(timeline, mistake.turn, mistake.number))}>
              <span class="turn">{mistake.turn}</span>
              <b>{points(mistake.loss === null ? null : -mistake.loss)}</b> {names[mistake.seat]}:{" "}
              {mistake.options[mistake.played]?.text}; better: {mistake.options[mistake.best]?.text} (95%:{" "}
              {pointsRange(mistake.lossInterval)})
            </button>
          </li>
        ))}
      </ol>
      {here.map((decision) => (
        <Options
          key={decision.number}
          name={names[decision.seat] ?? ""}
          decision={decision}
          timeline={timeline}
        />
      ))}
    </>
  );
}

interface OptionsProps {
  readonly name: string;
  readonly decision: DecisionDocument;
  readonly timeline: Timeline;
}

/** What if: the chance of winning behind each answer to one question. */
function Options({ name, decision, timeline }: OptionsProps) {
  const { options, best, played, square } = decision;
  const about = square === null ? "" : `, ${timeline.board.names[square]}`;
  return (
    <Scroller class="table" label={`What if, turn ${decision.turn}: ${name}`}>
      <table>
        <caption class="about">
          What if, turn {decision.turn}, {name}
          {about}
        </caption>
        <thead>
          <tr>
            <th scope="col" class="text">
              Answer
            </th>
            <th scope="col">Wins</th>
            <th scope="col">95%</th>
          </tr>
        </thead>
        <tbody>
          {options.map(({ text, chance, interval }, place) => (
            <tr key={text}>
              <th scope="row" class="text">
                {text}
                {place === played && <small> · played</small>}
                {place === best && <small> · planner</small>}
              </th>
              <td>{percent(chance)}</td>
              <td>{percents(interval)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The dearest first. */
export function mistakesIn({ decisions }: AnalysisDocument): readonly DecisionDocument[] {
  return decisions.filter(({ mistake }) => mistake).toSorted((a, b) => (b.loss ?? 0) - (a.loss ?? 0));
}
