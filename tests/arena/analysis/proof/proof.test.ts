import { describe, expect, test } from "vitest";
import { choosingOf } from "../../../../arena/analysis/proof/choosing.ts";
import { type ClaimRule, judge, type Seasons } from "../../../../arena/analysis/proof/claims.ts";
import { FIELDS, type Field } from "../../../../arena/analysis/proof/fields.ts";
import { proveField } from "../../../../arena/analysis/proof/proof.ts";
import { proofPage } from "../../../../arena/analysis/proof/proof-page.ts";
import { HL, type Variant } from "../../../../arena/analysis/proof/variants.ts";
import { buildReport } from "../../../../arena/analysis/report/build-report.ts";
import { Tally } from "../../../../arena/analysis/report/tally.ts";
import { scheduleOf } from "../../../../arena/tournament/plan/schedule.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const lineUp = ({ against }: Field, { player }: Variant): string => [...against, player].join();
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Few, short seasons of a field with some of its variants in HL's place. */
function play(field: Field) {
  return [HL, ...field.ablations, ...field.audit].map((variant) => {
    const plan = planOf(lineUp(field, variant), { units: 6, games: 24, asSeasons: true });
    const units = Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));
    return { variant, plan, units: () => units };
  });
}

function fieldNamed(id: string, kept: (variant: Variant) => boolean = () => false): Field {
  const field = FIELDS.find((each) => each.id === id) as Field;
  return { ...field, ablations: field.ablations.filter(kept), audit: field.audit.slice(0, 2) };
}

describe("the fields of the proof", () => {
  test("seat HL last, and every variant in its place, in all the seatings there are", () => {
    const seatings = FIELDS.map((field) => {
      const counts = [HL, ...field.ablations, ...field.audit].map((variant) => {
        const schedule = scheduleOf(planOf(lineUp(field, variant)));
        expect(schedule.ids.at(-1)).toBe(planOf(`${variant.player},random`).players[0].id);
        return schedule.seatings.length;
      });
      return [field.id, ...new Set(counts)];
    });
    expect(seatings).toEqual([
      ["tiers", 24],
      ["traders", 4],
      ["greedies", 4],
      ["validators", 4],
      ["learners", 1],
    ]);
  });
});

describe("a claim", () => {
  const plan = planOf("greedy,hl-spec");
  const seasons: Seasons = { tally: new Tally(plan), units: () => [] };
  const rule = (values: readonly number[], bar: Partial<ClaimRule>): ClaimRule => ({
    unit: "share",
    range: [0, 1],
    least: null,
    most: null,
    measure: () => ({ claim: "a share", values }),
    ...bar,
  });
  const around = (middle: number) => [-2, -1, 0, 1, 2, 0].map((step) => middle + step / 100);

  test("is proven when its whole interval keeps the bar, and refuted when none of it does", () => {
    const verdict = (middle: number, bar: Partial<ClaimRule>) =>
      judge(rule(around(middle), bar), seasons).verdict;
    expect(verdict(0.6, { least: 0.5 })).toBe("proven");
    expect(verdict(0.4, { least: 0.5 })).toBe("refuted");
    expect(verdict(0.505, { least: 0.5 })).toBe("not proven");
    expect(verdict(0.4, { most: 0.5 })).toBe("proven");
    expect(verdict(0.6, { most: 0.5 })).toBe("refuted");
    expect(verdict(0.6, { least: 0.5, most: 0.7 })).toBe("proven");
    expect(verdict(0.8, { least: 0.5, most: 0.7 })).toBe("refuted");
    expect(verdict(0.69, { least: 0.5, most: 0.7 })).toBe("not proven");
  });

  test("is never told an interval beyond what a season's number can be", () => {
    const rare = [1, ...Array.from({ length: 11 }, () => 0)];
    expect(judge(rule(rare, {}), seasons).interval?.[0]).toBe(0);
    expect(judge(rule(rare, { range: [-1, 1] }), seasons).interval?.[0]).toBeLessThan(0);
  });

  test("is not proven by too few seasons, however clear they look", () => {
    expect(judge(rule([1, 1, 1], { least: 0.5 }), seasons)).toMatchObject({
      interval: null,
      verdict: "not proven",
    });
  });
});

describe("choosing among strategies", () => {
  const own = [0.5, 0.4, 0.6, 0.5, 0.45, 0.55];
  const held = [
    { strategy: "Bold", shares: own.map((share) => share + 0.1) },
    { strategy: "Meek", shares: own.map((share) => share - 0.2) },
  ];
  const arm = (name: string, absorbedShare: number) => ({
    arm: name,
    value: 0,
    visits: 0,
    absorbed: absorbedShare > 0.5,
    absorbedShare,
  });

  test("has cost what the best strategy by itself wins more, season by season", () => {
    const choosing = choosingOf("learner", own, held, undefined, 24);
    expect(choosing).toMatchObject({ best: "Bold", bestClosed: null });
    expect(choosing?.regret).toBeCloseTo(0.1, 9);
    expect(choosing?.interval?.[0]).toBeCloseTo(0.1, 9);
  });

  test("tells in how many seasons the learner closed the best strategy, in whichever phase that was most", () => {
    const rows = {
      player: "learner",
      arms: [arm("early: Bold", 0.1), arm("late: Bold", 0.3), arm("late: Meek", 0.9)],
    };
    expect(choosingOf("learner", own, held, rows, 24)?.bestClosed).toBe(0.3);
  });

  test("has no cost to be told where nobody was held to a strategy", () => {
    expect(choosingOf("learner", own, [], undefined, 24)).toBeNull();
  });
});

describe("what a field proves", () => {
  const field = fieldNamed("tiers", ({ name }) => ["only Survival", "as specified"].includes(name));
  const played = play(field);
  const proof = proveField(field, played);
  const reports = played.map(({ plan, units }) => buildReport(plan, units(), "completed"));
  const share = (part: number) =>
    reports[part].standings.find(({ player }) => player === reports[part].players.at(-1))?.winShare as number;

  test("is HL's own report, and the same numbers as its claims", () => {
    expect(proof.standings).toEqual(reports[0].standings);
    expect(proof.hash).toBe(reports[0].hash);
    expect(proof.claims.map(({ claim }) => claim)[0]).toBe("HL's win share");
    expect(proof.claims[0].value).toBeCloseTo(share(0), 9);
  });

  test("compares HL with each variant on the same seasons", () => {
    expect(proof.ablations.map(({ name }) => name)).toEqual(["only Survival", "as specified"]);
    proof.ablations.forEach(({ winShare, difference }, i) => {
      expect(winShare).toBeCloseTo(share(i + 1), 9);
      expect(difference).toBeCloseTo(share(0) - share(i + 1), 9);
    });
  });

  test("audits both learners against their strategies by themselves", () => {
    expect(proof.choosing.map(({ learner, arms }) => [learner, arms.length])).toEqual([
      ["hl", 1],
      ["hl-spec", 2],
    ]);
    expect(proof.choosing[1].bestClosed).not.toBeNull();
  });

  test("makes a page that names every claim, part and learner", () => {
    const page = proofPage({
      schema: 3,
      engine: "0.0.0",
      seed: "7",
      ruleSets: [{ rules: "short@1", fields: [proof] }],
    });
    for (const { claim, verdict } of proof.claims) {
      expect(page).toContain(`| short@1 | ${field.title} | ${claim} |`);
      expect(page).toContain(`**${verdict}**`);
    }
    for (const { name } of proof.ablations) expect(page).toContain(`| ${name} |`);
    for (const { learner } of proof.choosing) expect(page).toContain(`Oracle seasons of \`${learner}\``);
  });
});

describe("four HL at a table", () => {
  const field = fieldNamed("learners");
  const played = play(field);
  const [{ plan, units }] = played;
  const proof = proveField(field, played);
  const value = (claim: string) => proof.claims.find((each) => each.claim.startsWith(claim))?.value;

  test("share the wins, and the seats that win least and most are claimed as they are reported", () => {
    const shares = proof.seats.map(({ winShare }) => winShare);
    expect(value("win share of the seat that wins least")).toBeCloseTo(Math.min(...shares), 9);
    expect(value("win share of the seat that wins most")).toBeCloseTo(Math.max(...shares), 9);
    expect(mean(shares)).toBeCloseTo(0.25, 9);
  });

  test("count the games that the cap ends, and the rounds of the others", () => {
    const { endings, games } = buildReport(plan, units(), "completed");
    expect(value("games that the round cap ends")).toBeCloseTo(endings.cap / games, 9);
    expect(value("median rounds")).toBeGreaterThan(10);
  });
});
