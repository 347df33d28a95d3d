import type { ExerciseRef } from '@web/exercises';
import { answersOf, type Practice, type SubmissionBody } from '@web/features/solving/waiting-answers';
import type { RootStore } from '@web/stores';
import { canWait, removeWrite } from '@web/stores/write-queue';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { waitingText } from './waiting-text';

export interface OfflineAnswerOptions {
  exercise: ExerciseRef;
  /** Of the exercise, for the list of what's waiting. */
  title: string;
  stores: Pick<RootStore, 'scope' | 'connection'>;
  /** Checks the answer with what this device has. */
  check: () => Promise<Practice>;
  /** Called when that failed. */
  onFailed: () => void;
}

/** An exercise's answer that couldn't be submitted: checked here, as practice, and kept for the server (docs/offline.md). */
export class OfflineAnswerStore {
  /** An answer that didn't pass this device's own checks, so it isn't waiting to be sent. */
  failed: SubmissionBody | null = null;

  constructor(private readonly options: OfflineAnswerOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false, failed: observableRef });
  }

  /** An answer is waiting for a connection. */
  get isWaiting(): boolean {
    return this.answers.isWaiting(this.options.exercise);
  }

  /** What happens to that answer next; null if there is none. */
  get waitingText(): string | null {
    return this.isWaiting ? waitingText(this.options.stores.connection.status) : null;
  }

  /** What this device's own checks said about that answer. */
  get practice(): Practice | undefined {
    return this.answers.waitingFor(this.options.exercise)?.data.practice;
  }

  cancel(): void {
    const answer = this.answers.waitingFor(this.options.exercise);
    if (answer) removeWrite(this.options.stores.scope.writeQueue, answer.id);
  }

  /** Takes an answer that got no reply because of `error`, and keeps it unless it fails. False if the server has answered. */
  async setAside(body: SubmissionBody, error: unknown): Promise<boolean> {
    if (!canWait(error)) return false;
    const { answers } = this;
    const practice = await this.options.check();
    if (practice !== 'failed') answers.queue({ ...this.facts, body, practice });
    else {
      runInAction(() => {
        this.failed = body;
      });
      this.options.onFailed();
    }
    return true;
  }

  /** Keeps an answer for the server although it failed here. */
  sendAnyway(): void {
    const body = this.failed;
    if (!body) return;
    this.failed = null;
    this.answers.queue({ ...this.facts, body, practice: 'failed' });
  }

  /** The learner tries again, or the server has judged. */
  forgetFailure(): void {
    this.failed = null;
  }

  private get answers() {
    return answersOf(this.options.stores.scope);
  }

  private get facts() {
    const { exercise, title } = this.options;
    return { exercise, title };
  }
}
