import { decisionTerms } from "../../arena/replay/narration/describe-decision.ts";
import { describeEvent } from "../../arena/replay/narration/describe-event.ts";
import type { GameLabels } from "../../arena/replay/narration/game-labels.ts";
import { isFault } from "../../arena/replay/record/answers.ts";
import type { Decision } from "../../arena/replay/record/decision.ts";
import type { Timeline } from "../../arena/replay/timeline/timeline.ts";

/** Events that are shown before and after the one that is looked at. */
const BEFORE = 7;
const AFTER = 5;

interface Props {
  readonly timeline: Timeline;
  readonly index: number;
  readonly labels: GameLabels;
  readonly goTo: (frame: number) => void;
}

/** Events around this moment, each decision with its reason and each refusal with its code. */
export function EventList({ timeline, index, labels, goTo }: Props) {
  const from = Math.max(0, Math.min(index - BEFORE, timeline.length - BEFORE - AFTER - 1));
  return (
    <ol class="events" aria-label="Events">
      {timeline.frames(from, from + BEFORE + AFTER + 1).map(({ index: at, event, decisions, turn }) => (
        <li
          key={at}
          class={at === index ? "here" : undefined}
          aria-current={at === index ? "step" : undefined}
        >
          <button type="button" onClick={() => goTo(at)}>
            <span class="turn">{turn}</span>
            <span class={event.type === "DecisionRefused" ? "refused" : undefined}>
              {describeEvent(labels, event)}
            </span>
          </button>
          {decisions
            .filter((decision) => at === index || isSignificant(decision))
            .map((decision) => (
              <Reason key={`${decision.question} ${decision.seat}`} decision={decision} labels={labels} />
            ))}
        </li>
      ))}
    </ol>
  );
}

/** True for a decision that is shown even away from its moment: a fault. */
function isSignificant({ answer }: Decision): boolean {
  return isFault(answer);
}

interface ReasonProps {
  readonly decision: Decision;
  readonly labels: GameLabels;
}

function Reason({ decision, labels }: ReasonProps) {
  const { seat, question, reason } = decision;
  const detail = decisionTerms(labels, decision);
  return (
    <p class="reason">
      <b>
        {labels.names[seat]}, asked to {ASKED[question] ?? question}
      </b>
      {detail === null ? "" : `: ${detail}`}
      {reason === null ? "" : ` – “${reason}”`}
    </p>
  );
}

/** The request that each question makes. */
const ASKED: Partial<Record<Decision["question"], string>> = {
  jail: "leave jail or stay",
  buy: "buy",
  bid: "bid",
  build: "build",
  sellBuildings: "sell buildings",
  mortgage: "mortgage",
  unmortgage: "lift mortgages",
  raiseCash: "raise cash",
  proposeTrade: "offer a trade",
  respondTrade: "answer a trade",
  takeMortgagedDeed: "lift a mortgage that came along",
  bidBuilding: "bid for the last buildings",
  incomeTax: "choose a tax",
  speedDie: "choose a square",
};
