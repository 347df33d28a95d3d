import { ITEMS } from '@shared/rules/items';
import type { LessonSolution, UserLesson } from '@web/api';
import type { ExerciseCalls } from '@web/exercises';
import type { ItemsStore } from '@web/features/game/items';
import { AsyncState } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

export interface SolutionOptions {
  calls: Pick<ExerciseCalls, 'solution'>;
  /** The learner's progress in the exercise. */
  userLesson: AsyncState<UserLesson>;
  items: () => ItemsStore;
  /** Called when the first view has cost a seer stone, or else this exercise's XP. */
  onPaid: (price: 'seer-stone' | 'xp') => void;
  onError: (message: string) => void;
}

/** What the first view would cost: a seer stone, one that can be bought, or only the exercise's XP. */
export type SolutionPrice = 'seer-stone' | 'gems' | 'xp';

/** Viewing the solution (docs/items.md): asks first if it costs something, and makes one attempt at a time. */
export class SolutionStore {
  readonly state: AsyncState<LessonSolution>;
  isAsking = false;
  /** An attempt is running. */
  isBusy = false;

  constructor(private readonly options: SolutionOptions) {
    this.state = new AsyncState((signal) => options.calls.solution(signal));
    makeAutoObservable<this, 'options'>(this, { options: false, state: false });
  }

  /** The first view costs something, unless the exercise is solved. */
  get needsConfirmation(): boolean {
    const userLesson = this.options.userLesson.value;
    if (!userLesson) return true;
    return userLesson.solutionViewedAt === null && !userLesson.isComplete && userLesson.successCount === 0;
  }

  get price(): SolutionPrice {
    const items = this.options.items();
    if (items.count('seer_stone') > 0) return 'seer-stone';
    return items.gems >= ITEMS.seer_stone.price ? 'gems' : 'xp';
  }

  get stones(): number {
    return this.options.items().count('seer_stone');
  }

  get gems(): number {
    return this.options.items().gems;
  }

  /** Shows the solution if it's free, otherwise asks first. */
  open(): Promise<void> {
    return this.attempt(async () => {
      if (this.state.value) return;
      const { userLesson } = this.options;
      // Both change in other windows, and the question says what the view costs.
      await Promise.all([userLesson.load(), this.options.items().state.reload()]);
      if (this.needsConfirmation) this.ask();
      else await this.state.reload();
    });
  }

  confirm(): Promise<void> {
    return this.attempt(() => this.view());
  }

  /** Buys a seer stone, which the view then uses. */
  buyAndConfirm(): Promise<void> {
    return this.attempt(async () => {
      const error = await this.options.items().buy('seer_stone');
      if (error) this.options.onError(error.message);
      else if (this.stones > 0) await this.view();
    });
  }

  cancel(): void {
    this.isAsking = false;
  }

  /** Call it when another user signs in. */
  reset(): void {
    this.state.reset();
    this.isAsking = false;
  }

  private async view(): Promise<void> {
    const isFirst = this.needsConfirmation;
    await this.state.reload();
    this.cancel();
    const solution = this.state.value;
    if (this.state.status !== 'ready' || !solution) return;
    if (isFirst) this.options.onPaid(solution.seerStoneUsed ? 'seer-stone' : 'xp');
    await Promise.all([this.options.userLesson.reload(), this.options.items().state.reload()]);
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private ask(): void {
    this.isAsking = true;
  }
}
