import type { ApiClient, LessonSolution, UserLesson } from '@web/api';
import { AsyncState } from '@web/stores';
import { makeAutoObservable } from 'mobx';

export interface SolutionOptions {
  api: ApiClient;
  lessonUuid: string;
  /** The learner's progress in the lesson. */
  userLesson: AsyncState<UserLesson>;
  /** Called when the solution has cost this lesson's XP. */
  onPenalty: () => void;
}

/** Viewing the solution (docs/game.md): asks first if it costs XP, and sends one request at a time. */
export class SolutionStore {
  readonly state: AsyncState<LessonSolution>;
  isAsking = false;

  constructor(private readonly options: SolutionOptions) {
    const { api, lessonUuid } = options;
    this.state = new AsyncState((signal) =>
      api.call('getLessonSolution', { params: { id: lessonUuid }, signal }),
    );
    makeAutoObservable<this, 'options'>(this, { options: false, state: false });
  }

  /** The first view costs the lesson's XP, unless the lesson is solved. */
  get needsConfirmation(): boolean {
    const standing = this.options.userLesson.value;
    if (!standing) return true;
    return standing.solutionViewedAt === null && !standing.isComplete && standing.successCount === 0;
  }

  /** Shows the solution if it's free, otherwise asks first. */
  async open(): Promise<void> {
    if (this.state.status === 'loading' || this.state.value) return;
    await this.options.userLesson.load();
    if (this.needsConfirmation) this.ask();
    else await this.state.reload();
  }

  async confirm(): Promise<void> {
    const isFirst = this.needsConfirmation;
    await this.state.reload();
    this.cancel();
    if (this.state.status !== 'ready') return;
    if (isFirst) this.options.onPenalty();
    await this.options.userLesson.reload();
  }

  cancel(): void {
    this.isAsking = false;
  }

  /** Call it when another user signs in. */
  reset(): void {
    this.state.reset();
    this.isAsking = false;
  }

  private ask(): void {
    this.isAsking = true;
  }
}
