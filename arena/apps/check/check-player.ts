import fc from "fast-check";
import { seedKey } from "../../../src/chance/random.ts";
import { QUESTIONS, type Question } from "../../../src/events/questions.ts";
import { defaultSettings, type Settings } from "../../../src/player/parameters.ts";
import { leavesToBase, type Player } from "../../../src/player/player.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";
import { GUARDED, parseEntrant } from "../../players/registry.ts";
import type { TierDefinition } from "../../players/tier.ts";
import { checkCase } from "./case-arbitrary.ts";
import type { CheckCase } from "./check-case.ts";
import { type CaseFinding, type Examination, examineCase } from "./examine-case.ts";
import { examineGames } from "./examine-games.ts";
import { misspeltNames } from "./examine-names.ts";
import { corners, makingFails, undeclaredSettings, watchedSettings } from "./examine-settings.ts";
import { type Finding, sameness } from "./finding.ts";
import { placeProbes } from "./probes.ts";
import { writeScenario } from "./write-scenario.ts";

/** Request for a check: the player, and the number and limits of its trials. */
export interface CheckRequest {
  /** A player as a line-up names it. */
  readonly player: string;
  /** Positions to try. */
  readonly cases: number;
  readonly seed: number;
  /** Milliseconds that an answer may take. */
  readonly limitMs: number;
  /** Positions to try instead of drawn ones. */
  readonly only?: readonly CheckCase[];
}

/** Result for one kind of question. */
export interface QuestionReport {
  readonly question: Question;
  /** False when the player leaves it to the passive base, which is not asked. */
  readonly answers: boolean;
  readonly asked: number;
}

export interface CheckReport {
  readonly player: string;
  readonly label: string;
  readonly cases: number;
  readonly questions: readonly QuestionReport[];
  readonly findings: readonly Finding[];
  /** Milliseconds of the slowest answer to each question: what two checks may differ in. */
  readonly timing: Readonly<Partial<Record<Question, number>>>;
}

/** Told where a check stands, so that somebody outside can see when a player does not return. */
export interface CheckWatch {
  case(checkCase: CheckCase): void;
  asking(ask: Question | null): void;
  /** Called after each call of the player; throws where it left behind what it must not. Nothing is looked for when left out. */
  settle?(): void;
}

/** Different faults that are looked for before the check is content. */
const MOST_FINDINGS = 12;
/** Smaller cases that are tried for each. */
const MOST_SHRINKS = 300;
/** Cases that each extreme setting is tried in. */
const CORNER_CASES = 40;

/** Checks a player through and through. Throws one line when there is no such player. */
export function checkPlayer(request: CheckRequest, watch: CheckWatch): CheckReport {
  const probes = placeProbes();
  try {
    const { id, tier, settings } = parseEntrant(request.player, GUARDED);
    return new Check(request, watch, tier, { id, settings, probes }).report();
  } finally {
    probes.remove();
  }
}

interface Examined {
  readonly id: string;
  readonly settings: Settings;
  readonly probes: Examination["probes"];
}

/** The player, with `settle` called after each of its calls. */
function settled(player: Player, settle: () => void): Player {
  const hook = (call: () => unknown): unknown => {
    try {
      return call();
    } finally {
      settle();
    }
  };
  return wrappedPlayer(player, { answer: (_question, _args, call) => hook(call), hook });
}

class Check {
  private readonly request: CheckRequest;
  private readonly watch: CheckWatch;
  private readonly tier: TierDefinition;
  private readonly examined: Examined;
  private readonly undeclared = new Set<string>();
  private readonly asked = new Map<Question, number>();
  private readonly slowest = new Map<Question, number>();
  private readonly findings: Finding[] = [];

  constructor(request: CheckRequest, watch: CheckWatch, tier: TierDefinition, examined: Examined) {
    this.request = request;
    this.watch = watch;
    this.tier = tier;
    this.examined = examined;
  }

  report(): CheckReport {
    const { request, tier, examined, findings } = this;
    const { settings } = examined;
    const cannotBeMade = makingFails((given) => this.create(given), settings);
    findings.push(...cannotBeMade);
    if (cannotBeMade.length === 0) {
      findings.push(...misspeltNames(this.createBare(settings)));
      this.examine(settings);
    }
    findings.push(...undeclaredSettings(this.undeclared, tier.parameters));
    return {
      player: examined.id,
      label: tier.label,
      cases: request.only?.length ?? request.cases,
      questions: cannotBeMade.length === 0 ? this.questions(this.create(settings)) : [],
      findings,
      timing: Object.fromEntries([...this.slowest].map(([ask, ms]) => [ask, Math.round(ms * 1000) / 1000])),
    };
  }

  private examine(settings: Settings): void {
    const { request, tier } = this;
    if (request.only !== undefined) {
      for (const checkCase of request.only) this.findings.push(...this.found(checkCase, settings));
      return;
    }
    this.searchCases(settings, request.cases);
    this.findings.push(
      ...examineGames(this.examination(settings), tier.learns).filter((each) => this.isNew(each)),
    );
    for (const corner of corners(tier.parameters, defaultSettings(tier.parameters))) {
      const fails = makingFails((given) => this.create(given), corner);
      this.findings.push(...fails);
      if (fails.length === 0) this.searchCases(corner, CORNER_CASES);
    }
  }

  /** Draws cases; of each new kind of fault that turns up the smallest case is kept. */
  private searchCases(settings: Settings, cases: number): void {
    let left = cases;
    for (let round = 0; left > 0 && this.findings.length < MOST_FINDINGS; round++) {
      let target: string | null = null;
      let tries = 0;
      const property = fc.property(checkCase, (drawn) => {
        if (target !== null && ++tries > MOST_SHRINKS) return true;
        const fresh = this.examineOne(drawn, settings).findings.filter((each) => this.isNew(each));
        // While a case is made smaller, only the fault it was drawn for counts.
        const found = target === null ? fresh[0] : fresh.find((each) => sameness(each) === target);
        if (found !== undefined) target = sameness(found);
        return found === undefined;
      });
      const { counterexample, numRuns } = fc.check(property, {
        seed: this.request.seed + round,
        numRuns: left,
      });
      left -= numRuns;
      const smallest = counterexample?.[0];
      if (smallest === undefined || target === null) return;
      this.findings.push(
        ...this.found(smallest, settings)
          .filter((each) => sameness(each) === target)
          .slice(0, 1),
      );
    }
  }

  private isNew(finding: Pick<Finding, "kind" | "ask">): boolean {
    return !this.findings.some((known) => sameness(known) === sameness(finding));
  }

  /** Findings of a case, each with its scenario. */
  private found(checkCase: CheckCase, settings: Settings): Finding[] {
    const { transcript, findings } = this.examineOne(checkCase, settings);
    return findings.map((finding: CaseFinding) => {
      const { at: _, ...rest } = finding;
      return { ...rest, scenario: writeScenario(checkCase, transcript, finding) };
    });
  }

  private examineOne(checkCase: CheckCase, settings: Settings) {
    this.watch.case(checkCase);
    const result = examineCase(checkCase, this.examination(settings));
    for (const { ask, ms } of result.answers) {
      this.asked.set(ask, (this.asked.get(ask) ?? 0) + 1);
      this.slowest.set(ask, Math.max(this.slowest.get(ask) ?? 0, ms));
    }
    return result;
  }

  private examination(settings: Settings): Examination {
    const { request, watch, examined } = this;
    return {
      create: () => settled(this.create(settings), () => watch.settle?.()),
      probes: examined.probes,
      limitMs: request.limitMs,
      asking: (ask) => watch.asking(ask),
    };
  }

  private create(settings: Settings): Player {
    return this.tier.create(watchedSettings(settings, this.undeclared), seedKey("check-player"));
  }

  private createBare(settings: Settings): Player {
    const { create, createBare = create } = this.tier;
    return createBare(settings, seedKey("check-player"));
  }

  private questions(player: Player): QuestionReport[] {
    return QUESTIONS.map((question) => ({
      question,
      answers: !leavesToBase(player, question),
      asked: this.asked.get(question) ?? 0,
    }));
  }
}
