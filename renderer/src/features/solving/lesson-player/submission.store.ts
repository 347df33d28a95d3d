import { t } from '@lingui/core/macro';
import type { SubmissionReply } from '@web/api';
import { type Answer, ApiError, ERROR_TEXTS, toSubmissionBody } from '@web/api';
import type { ExerciseCalls } from '@web/exercises';
import type { AnswerOutcome, SubmissionBody } from '@web/features/solving/waiting-answers';
import { makeAutoObservable, runInAction } from 'mobx';

export interface SubmissionOptions {
  calls: Pick<ExerciseCalls, 'submit'>;
  /** Resolves once it's known whether somebody is signed in. */
  whenKnown: () => Promise<void>;
  isSignedIn: () => boolean;
  /** Whose answer it is; a judgement that arrives after this has changed is dropped. */
  owner: () => string;
  /** Asks a learner whose session has ended to sign in; the work waits meanwhile. */
  askToSignIn: () => void;
  /** False while the server is known to be out of reach: then it isn't even tried. */
  isOnline: () => boolean;
  /** Takes care of an answer that got no reply because of `error`. False if there's nothing it can do. */
  keep: (body: SubmissionBody, error: unknown) => Promise<boolean>;
  /** What a guest's right answer would pay after signing up. */
  payable: (reply: SubmissionReply) => Promise<SubmissionReply>;
  /** Called once per result. */
  onJudged: (reply: SubmissionReply) => void;
}

/** Submits answers: one at a time, and none gets lost on the way. A guest's are checked, but neither stored nor paid. */
export class SubmissionStore {
  isJudging = false;
  reply: SubmissionReply | null = null;
  /** What the judge has written about the answer so far, in Markdown; types that don't stream have none. */
  text = '';
  /** The result is a guest's: its XP is what signing up would bring. */
  isGuestResult = false;
  /** Why the last attempt got no verdict, and what to do. */
  error: string | null = null;

  constructor(private readonly options: SubmissionOptions) {
    makeAutoObservable<this, 'options'>(this, { options: false });
  }

  get isSuccess(): boolean {
    return this.reply?.resultSlug === 'success';
  }

  /** Returns the result; null if there is none, with the reason in `error`. */
  async submit(answer: Answer): Promise<SubmissionReply | null> {
    if (this.isJudging) return null;
    this.isJudging = true;
    this.clear();
    const body = { ...withTimeZone(answer), requestUUID: crypto.randomUUID() };
    try {
      await this.options.whenKnown();
      if (!this.options.isOnline()) throw new ApiError(0, ERROR_TEXTS.offline, 'offline');
      return await this.judge(body);
    } catch (error) {
      if (!(await this.options.keep(body, error))) this.fail(error);
      return null;
    } finally {
      runInAction(() => {
        this.isJudging = false;
      });
    }
  }

  /** Takes the outcome of an answer that was kept. */
  settle(outcome: AnswerOutcome): void {
    this.clear();
    if (!('reply' in outcome)) this.fail(outcome.error);
    else if (this.options.isSignedIn()) this.take(outcome.reply, false);
    else void this.options.payable(outcome.reply).then((reply) => this.take(reply, true));
  }

  /** Shows a result: a new one, or one from another window or an earlier visit. */
  show(reply: SubmissionReply, isGuestResult = false): void {
    this.error = null;
    this.reply = reply;
    this.isGuestResult = isGuestResult;
  }

  /** Clears the result: the learner continues to work. */
  clear(): void {
    this.reply = null;
    this.error = null;
    this.text = '';
  }

  private async judge(body: SubmissionBody): Promise<SubmissionReply | null> {
    const { calls, isSignedIn } = this.options;
    const owner = this.options.owner();
    const isGuest = !isSignedIn();
    // Without a signal: leaving the page doesn't withdraw a submission.
    const reply = await calls.submit({ body, isGuest }, (text) => this.write(text));
    const shown = isGuest ? await this.options.payable(reply) : reply;
    if (this.options.owner() !== owner) return null;
    this.take(shown, isGuest);
    return shown;
  }

  private write(text: string): void {
    this.text += text;
  }

  private take(reply: SubmissionReply, isGuest: boolean): void {
    this.show(reply, isGuest);
    this.options.onJudged(reply);
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    const kind = error instanceof ApiError ? error.kind : 'internal';
    this.error = explain(kind, error instanceof ApiError ? error.message : '');
    if (kind === 'unauthenticated') this.options.askToSignIn();
  }
}

/** The body of a submission from this computer. */
export const withTimeZone = (answer: Answer): SubmissionBody =>
  toSubmissionBody(answer, Intl.DateTimeFormat().resolvedOptions().timeZone);

function explain(kind: ApiError['kind'], message: string): string {
  if (kind === 'unauthenticated') return t`${message}. Sign in and submit again. Your work is safe here.`;
  if (kind === 'internal' || kind === 'unavailable')
    return t`We couldn’t check your answer just now. Please submit again. Your work is safe here.`;
  return t`${message} Your work is safe here.`;
}
