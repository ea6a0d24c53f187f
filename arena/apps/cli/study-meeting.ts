import {
  leastUnits,
  OBJECTIVES,
  type Objective,
  type StudyTables,
} from "../../analysis/tuning/search/index.ts";
import { UsageError } from "../../runtime/exit.ts";
import { type PlannedPlayer, readPlayers } from "../../tournament/plan/player-list.ts";
import { populationFrom, populationOf, type ReadPopulation } from "../../tournament/population/population.ts";
import { type OptionTable, type ValuesOf, value, values } from "./command.ts";
import { GROUP } from "./option-groups.ts";
import { playersText } from "./plan-options.ts";
import { oneOf, text } from "./values.ts";

/** Options for the opponents of a study: a table, several, or those of a population. */
export const MEETING_OPTIONS = {
  against: values(readPlayers, {
    group: GROUP.who,
    describe: "the others at the table; again for a further table (default: random,greedy,validator)",
  }),
  population: value(text, { group: GROUP.who, describe: "tables to play at, population@1 or a file" }),
} satisfies OptionTable;

/** The score that is raised. */
export const OBJECTIVE = value(oneOf(...OBJECTIVES), {
  group: GROUP.search,
  describe: "with several tables: the score that is raised (default: mean)",
});

interface MeetingChoice extends ValuesOf<typeof MEETING_OPTIONS> {
  readonly objective: Objective | undefined;
}

/** The opponents of a study. */
export interface StudyMeeting {
  readonly against: readonly PlannedPlayer[];
  /** Undefined with one table. */
  readonly population: ReadPopulation | undefined;
  readonly tables: StudyTables | undefined;
}

const USUAL_OTHERS = "random,greedy,validator";

/** Reads the options. Throws one line where they contradict each other, or the tables do not fit together. */
export function meetingFrom({ against, population: named, objective }: MeetingChoice): StudyMeeting {
  if (named !== undefined && against !== undefined) {
    throw new UsageError("--against and --population both say who the opponents are: give one of them");
  }
  const [first = readPlayers(USUAL_OTHERS), ...more] = against ?? [];
  const population =
    named !== undefined
      ? populationFrom(named)
      : more.length > 0
        ? populationOf([first, ...more])
        : undefined;
  const count = population?.tables.length ?? 1;
  if (count === 1 && objective !== undefined) {
    throw new UsageError(`--objective ${objective}: there is one table, whose score is raised; leave it out`);
  }
  const tables = count === 1 ? undefined : { count, objective: objective ?? "mean" };
  return { against: first, population, tables };
}

/** The options as they were given. */
export const askedMeeting = ({ against, population, objective }: MeetingChoice) => ({
  against: against?.map(playersText),
  population,
  objective,
});

/** The next larger number of units in which all tables come as often as the objective needs. */
export function fullTurns(units: number, tables: StudyTables | undefined): number {
  if (tables === undefined) return units;
  const least = leastUnits(tables);
  return least * Math.ceil(units / least);
}
