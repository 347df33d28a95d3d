import { t } from '@lingui/core/macro';
import { hasContent, needsStars } from '@shared/rules/reviews';
import type { Reward } from '@web/api';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { CLAIM_TEXTS } from './claim-texts';
import type { RewardsStore } from './rewards.store';

export type CourseReward = Extract<Reward, { rewardType: 'course_completed' }>;

/** Claim, private feedback, stars, public review, all done. */
export type CourseStep = 0 | 1 | 2 | 3 | 4;

export interface CourseReview {
  /** 1 to 5; 0 while none is chosen. */
  rating: number;
  publicReview: string;
  privateReview: string;
}

export interface CourseRewardOptions {
  reward: CourseReward;
  rewards: RewardsStore;
  /** Whether the learner has reviewed the course before. */
  hasReview: boolean;
  submitReview: (review: CourseReview) => Promise<void>;
  toasts: { success: (text: string) => unknown; error: (text: string) => unknown };
  celebrate: () => void;
  /** The learner has finished or skipped everything. */
  onDone: (rewardUuid: string) => void;
}

const LAST_STEP = 3;

function firstStep({ reward, hasReview }: CourseRewardOptions): CourseStep {
  if (reward.claimedAt !== null) return hasReview ? 4 : 1;
  return reward.certificateEarned.rewardAmount === 0 ? 1 : 0;
}

/** The steps of a completed course's reward. */
export class CourseRewardStore implements CourseReview {
  step: CourseStep;
  rating = 0;
  privateReview = '';
  publicReview = '';
  isBusy = false;
  /** The public review needs stars. */
  needsStars = false;

  constructor(private readonly options: CourseRewardOptions) {
    this.step = firstStep(options);
    makeObservable(this, {
      step: observable,
      rating: observable,
      privateReview: observable,
      publicReview: observable,
      isBusy: observable,
      needsStars: observable,
      canContinue: computed,
      chooseRating: action,
      write: action,
      next: action,
    });
  }

  /** Whether the current step has something in it. */
  get canContinue(): boolean {
    if (this.step === 1) return this.privateReview.trim() !== '';
    if (this.step === 2) return this.rating > 0;
    return this.step !== 3 || this.publicReview.trim() !== '';
  }

  chooseRating(rating: number): void {
    this.rating = rating;
    this.needsStars = false;
    if (this.step < 2) this.step = 2;
  }

  write(words: Partial<Pick<CourseReview, 'privateReview' | 'publicReview'>>): void {
    Object.assign(this, words);
  }

  /** Pays the XP. */
  async claim(): Promise<void> {
    const { reward, rewards, toasts, celebrate } = this.options;
    if (this.isBusy) return;
    this.setBusy(true);
    try {
      const { kind } = await rewards.claim(reward);
      if (kind === 'course_already_claimed') toasts.error(CLAIM_TEXTS.already);
      else celebrate();
      runInAction(() => this.next());
    } catch (error) {
      console.warn('A reward could not be claimed', error);
      toasts.error(CLAIM_TEXTS.failed);
    } finally {
      this.setBusy(false);
    }
  }

  /** To the next step, at most the public review. */
  next(): void {
    this.step = Math.min(this.step + 1, LAST_STEP) as CourseStep;
  }

  /** Leaves the current step empty. */
  async skip(): Promise<void> {
    if (this.step === 1) this.write({ privateReview: '' });
    else if (this.step === 2) this.chooseRating(0);
    else this.write({ publicReview: '' });
    if (this.step === LAST_STEP) await this.finish();
    else this.next();
  }

  /** Sends what the learner has written, if anything, and ends. */
  async finish(): Promise<void> {
    const { toasts, onDone, reward, submitReview } = this.options;
    if (this.isBusy) return;
    const { rating, publicReview, privateReview } = this;
    if (needsStars(this)) {
      runInAction(() => {
        this.needsStars = true;
      });
      return;
    }
    this.setBusy(true);
    if (hasContent(this)) {
      try {
        await submitReview({ rating, publicReview, privateReview });
        toasts.success(CLAIM_TEXTS.reviewed);
      } catch (error) {
        toasts.error(error instanceof Error ? error.message : t`An error occurred`);
      }
    }
    await this.endWithoutXp();
    this.setBusy(false);
    onDone(reward.rewardUuid);
  }

  /** A course without XP has no claim of its own: the end of its steps is one, or it would wait for ever. */
  private async endWithoutXp(): Promise<void> {
    const { reward, rewards, toasts } = this.options;
    if (reward.claimedAt !== null || reward.certificateEarned.rewardAmount > 0) return;
    try {
      await rewards.claim(reward);
    } catch (error) {
      console.warn('A reward without XP could not be claimed', error);
      toasts.error(CLAIM_TEXTS.failed);
    }
  }

  private setBusy(isBusy: boolean): void {
    runInAction(() => {
      this.isBusy = isBusy;
    });
  }
}
