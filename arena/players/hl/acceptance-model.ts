import { z } from "zod";
import { Answers, answersSchema } from "./answers.ts";
import { CELLS, KINDS, RATIOS } from "./offer-cell.ts";
import { ownEvidence, PRIOR, Profile } from "./profile.ts";

/**
 * What others accept, learned from what they accepted and refused. Nobody's name is known and seats change from game to
 * game, so answers are kept in a few *profiles*: kinds of partners met so far. In a game each seat has a weight for
 * every profile, which its answers shift (Bayes); after the game its answers join the profile that explains them best,
 * or found a new one. Within a kind of offer evidence is carried along the ratio: who took less will take more, and who
 * refused more will refuse less.
 */

/** Profiles kept at most. */
const MOST_PROFILES = 8;
/** Seats that the chance of an unknown kind of partner counts for. */
const STRANGERS = 1;
/** An answer is never taken for less likely than this. */
const LEAST_LIKELY = 0.02;
/** A profile of fewer seats may make way for a new one. */
const FADED = 0.5;
/** A profile of less weight does not speak. */
const NEGLIGIBLE = 0.005;
/** Above this many seats in all profiles each profile's are halved, so that old ones fade. */
const MOST_SEATS = 256;

/** Offers of less appeal are not made: each costs a search, and one of three in a turn. */
export const LEAST_APPEAL = 0.1;

/** Appeal of offers to one seat, 0 to 1. */
export class Appeals {
  readonly byCell = new Float64Array(CELLS);
  /** By kind: the highest; −1 where the kind has to be worked out. */
  readonly most = new Float64Array(KINDS);
  /** By kind: the first step of the ratio at which an offer is worth making, {@link RATIOS} for none. */
  readonly firstOpen = new Uint8Array(KINDS);

  /** Has every kind worked out again when it is asked for. */
  outdate(): void {
    this.most.fill(-1);
  }
}

/** A seat in the game being played: its answers so far, and how well each profile explains them. */
class Partner {
  readonly answers = new Answers();
  /** By profile; the last is that of an unknown kind. 1 in sum. */
  readonly weights = new Float64Array(MOST_PROFILES + 1);
  answered = 0;
  /** By kind of offer: 1 where it gave an answer. */
  readonly answeredKinds = new Uint8Array(KINDS);
  readonly appeals = new Appeals();
  /** The profiles that are likely enough to speak for it, with their weights. */
  readonly speaking: Profile[] = [];
  readonly speakingWeights: number[] = [];
}

export const acceptanceSchema = z.strictObject({
  profiles: z
    .array(z.strictObject({ seats: z.number().positive(), answers: answersSchema }))
    .max(MOST_PROFILES),
});
/** The profiles as JSON: answers as [cell, accepted, refused] where there are any. */
export type AcceptanceSnapshot = z.infer<typeof acceptanceSchema>;

export class AcceptanceModel {
  private profiles: Profile[] = [];
  /** The kind that nobody was met of: nothing but the prior. */
  private readonly stranger = new Profile();
  private readonly partners: Partner[] = [];
  /** Stands for every seat that has not answered yet. */
  private readonly unmet = new Partner();
  private readonly explore: number;
  private readonly learns: boolean;

  /** `explore`: bonus on the chance for what was never tried. Without `learns` only the prior speaks. */
  constructor(explore: number, learns: boolean) {
    this.explore = explore;
    this.learns = learns;
  }

  /** A game with that many seats begins. */
  begin(seats: number): void {
    while (this.partners.length < seats) this.partners.push(new Partner());
    this.meet(this.unmet);
    for (const partner of this.partners) if (partner.answered > 0) this.meet(partner);
  }

  /** Chance that the seat accepts an offer of that cell. */
  chance(seat: number, cell: number): number {
    const partner = this.known(seat);
    let chance = 0;
    partner.speaking.forEach((profile, k) => {
      chance += partner.speakingWeights[k] * profile.chanceWith(partner.answers, cell);
    });
    return chance;
  }

  /**
   * Appeal of offers to the seat: the chance, and a bonus for cells of which little is known, as an offer that is refused
   * costs nothing but its turn. It holds for the kinds that were {@link appraised} since the last answer.
   */
  appealsTo(seat: number): Appeals {
    return this.known(seat).appeals;
  }

  /** Makes the appeals of that kind of offer to the seat hold, and returns them. */
  appraised(seat: number, kind: number): Appeals {
    const partner = this.known(seat);
    if (partner.appeals.most[kind] < 0) this.appraise(partner, kind);
    return partner.appeals;
  }

  /** Answers that the seat has given in this game. */
  answersOf(seat: number): number {
    return this.partners[seat].answered;
  }

  /** The seat accepted or refused an offer of that cell. */
  observe(seat: number, cell: number, accepted: boolean): void {
    if (!this.learns) return;
    const partner = this.partners[seat];
    if (partner.answered === 0) partner.weights.set(this.unmet.weights);
    let sum = 0;
    for (let k = 0; k <= this.profiles.length; k++) {
      const chance = this.profile(k).chanceWith(partner.answers, cell);
      partner.weights[k] *= Math.max(LEAST_LIKELY, accepted ? chance : 1 - chance);
      sum += partner.weights[k];
    }
    for (let k = 0; k <= this.profiles.length; k++) partner.weights[k] /= sum;
    partner.answers.add(cell, accepted);
    partner.answeredKinds[Math.floor(cell / RATIOS)] = 1;
    partner.answered++;
    this.listen(partner);
  }

  /** The game is over: each seat's answers join the profile that explains them best, or found one of their own. */
  end(): void {
    const known = this.profiles.length;
    for (const { answers, answered, weights } of this.partners) {
      if (answered === 0) continue;
      let best = 0;
      for (let k = 1; k < known; k++) if (weights[k] > weights[best]) best = k;
      const stranger = known === 0 || weights[known] > weights[best];
      if (stranger) best = this.found() ?? best;
      this.profiles[best].join(answers);
    }
    const met = this.profiles.reduce((sum, profile) => sum + profile.seats, 0);
    if (met > MOST_SEATS) for (const profile of this.profiles) profile.seats /= 2;
  }

  snapshot(): AcceptanceSnapshot {
    return {
      profiles: this.profiles.map(({ seats, answers }) => ({
        seats,
        answers: answers.snapshot(),
      })),
    };
  }

  restore(saved: AcceptanceSnapshot): void {
    this.profiles = saved.profiles.map(({ seats, answers }) => new Profile(seats, Answers.of(answers)));
  }

  /** Makes room for a new profile, at the cost of one that has all but faded; its number, or null where there is none. */
  private found(): number | null {
    const fresh = new Profile();
    if (this.profiles.length < MOST_PROFILES) return this.profiles.push(fresh) - 1;
    const faded = this.profiles.findIndex(({ seats }) => seats < FADED);
    if (faded === -1) return null;
    this.profiles[faded] = fresh;
    return faded;
  }

  /** The seat as far as it is known. */
  private known(seat: number): Partner {
    const partner = this.partners[seat];
    return partner.answered === 0 ? this.unmet : partner;
  }

  /** Forgets a seat: nothing is known but how often each profile was met. */
  private meet(partner: Partner): void {
    const met = this.profiles.reduce((sum, profile) => sum + profile.seats, STRANGERS);
    partner.answers.clear();
    partner.answered = 0;
    partner.answeredKinds.fill(0);
    partner.weights.fill(0);
    this.profiles.forEach((profile, k) => {
      partner.weights[k] = profile.seats / met;
    });
    partner.weights[this.profiles.length] = STRANGERS / met;
    this.listen(partner);
  }

  /** Takes in the weights of the seat: which profiles speak for it, and that its appeals are to be worked out again. */
  private listen({ weights, speaking, speakingWeights, appeals }: Partner): void {
    speaking.length = 0;
    speakingWeights.length = 0;
    for (let k = 0; k <= this.profiles.length; k++) {
      if (weights[k] <= NEGLIGIBLE) continue;
      speaking.push(this.profile(k));
      speakingWeights.push(weights[k]);
    }
    appeals.outdate();
  }

  /** The `k`-th profile; the one after the last is that of an unknown kind. */
  private profile(k: number): Profile {
    return k < this.profiles.length ? this.profiles[k] : this.stranger;
  }

  /** Works out the appeal of a kind's cells, its highest, and the first step that is worth an offer. */
  private appraise(partner: Partner, kind: number): void {
    const { answers, appeals, speaking, speakingWeights } = partner;
    const { byCell } = appeals;
    const answered = partner.answeredKinds[kind] === 1;
    const first = kind * RATIOS;
    let most = 0;
    let open = RATIOS;
    for (let step = RATIOS - 1; step >= 0; step--) {
      const cell = first + step;
      let chance = 0;
      let evidence = answered ? ownEvidence(answers, cell) : 0;
      for (let k = 0; k < speaking.length; k++) {
        const weight = speakingWeights[k];
        const profile = speaking[k];
        chance += weight * (partner.answered > 0 ? profile.chanceWith(answers, cell) : profile.chance[cell]);
        evidence += weight * profile.evidence[cell];
      }
      const appeal = this.learns ? Math.min(1, chance + this.explore / (1 + evidence)) : PRIOR[step];
      byCell[cell] = appeal;
      if (appeal > most) most = appeal;
      if (appeal >= LEAST_APPEAL) open = step;
    }
    appeals.most[kind] = most;
    appeals.firstOpen[kind] = open;
  }
}
