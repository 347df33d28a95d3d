import type { SubmissionReply } from '@web/api';
import { type Answer, type ApiClient, ApiError, toSubmissionBody } from '@web/api';
import type { SentOutcome, SubmissionBody } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

export interface SubmissionOptions {
  api: ApiClient;
  lessonUuid: string;
  isSignedIn: () => boolean;
  /** Whose answer it is; a judgement that arrives after this has changed is dropped. */
  owner: () => string;
  /** Asks a guest to sign in; the work waits meanwhile. */
  askToSignIn: () => void;
  /** Keeps an answer that didn't arrive because of `error`, to send it later. False if it can't be. */
  keep: (body: SubmissionBody, error: unknown) => boolean;
  /** Called once per result. */
  onJudged: (reply: SubmissionReply) => void;
}

/** Submits answers: one at a time, and none gets lost on the way. */
export class SubmissionStore {
  isJudging = false;
  reply: SubmissionReply | null = null;
  /** Why the last attempt got no verdict, and what to do. */
  error: string | null = null;

  constructor(private readonly options: SubmissionOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false });
  }

  get isSuccess(): boolean {
    return this.reply?.resultSlug === 'success';
  }

  async submit(answer: Answer): Promise<void> {
    if (this.isJudging) return;
    if (!this.options.isSignedIn()) return this.options.askToSignIn();
    const owner = this.options.owner();
    this.isJudging = true;
    this.error = null;
    this.reply = null;
    const body = toSubmissionBody(answer, Intl.DateTimeFormat().resolvedOptions().timeZone);
    try {
      // Without a signal: leaving the page doesn't withdraw a submission.
      const reply = await this.options.api.call('submitLesson', {
        params: { id: this.options.lessonUuid },
        body,
      });
      if (this.options.owner() !== owner) return;
      runInAction(() => {
        this.reply = reply;
      });
      this.options.onJudged(reply);
    } catch (error) {
      if (!this.options.keep(body, error)) this.fail(error);
    } finally {
      runInAction(() => {
        this.isJudging = false;
      });
    }
  }

  /** Takes the outcome of an answer that was kept. */
  settle(outcome: SentOutcome): void {
    this.clear();
    if ('reply' in outcome) {
      this.reply = outcome.reply;
      this.options.onJudged(outcome.reply);
    } else this.fail(outcome.error);
  }

  /** Clears the result: the learner continues to work. */
  clear(): void {
    this.reply = null;
    this.error = null;
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    const kind = error instanceof ApiError ? error.kind : 'internal';
    this.error = explain(kind, error instanceof ApiError ? error.message : '');
    if (kind === 'unauthenticated') this.options.askToSignIn();
  }
}

function explain(kind: ApiError['kind'], message: string): string {
  const kept = 'Your work is safe here.';
  if (kind === 'unauthenticated') return `${message}. Sign in and submit again. ${kept}`;
  if (kind === 'offline' || kind === 'timeout') return `${message} ${kept}`;
  if (kind === 'internal' || kind === 'unavailable')
    return `We couldn’t check your answer just now. Please submit again. ${kept}`;
  return `${message} ${kept}`;
}
