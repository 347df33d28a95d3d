import { errorText, type LessonChecks, type SubmissionReply } from '@web/api';
import { leaveForGithub } from '@web/features/people/github';
import { AsyncState, type RootStore } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

export interface GithubStoreOptions {
  lessonUuid: string;
  stores: Pick<RootStore, 'api' | 'platform' | 'session'>;
  /** The repository that the learner named, if the lesson doesn't. */
  chosen: () => string;
}

/** The learner's GitHub account, and how a lesson's checks are doing there. */
export class GithubStore {
  readonly checks: AsyncState<LessonChecks>;
  /** What the learner waits for. */
  pending: 'link' | 'unlink' | null = null;
  error: string | null = null;

  constructor(private readonly options: GithubStoreOptions) {
    const { stores, lessonUuid: id, chosen } = options;
    this.checks = new AsyncState(
      (signal) => {
        const repository = chosen().trim() || undefined;
        return stores.api.call('getLessonChecks', { params: { id }, query: { repository }, signal });
      },
      { when: () => stores.session.isSignedIn },
    );
    makeAutoObservable<this, 'options'>(this, { options: false, checks: false });
  }

  get account(): LessonChecks['account'] {
    return this.checks.value?.account ?? null;
  }

  link(): Promise<void> {
    const { stores, lessonUuid } = this.options;
    const { api, platform } = stores;
    return this.wait('link', () => leaveForGithub({ api, platform, returnTo: `/lessons/${lessonUuid}` }));
  }

  unlink(): Promise<void> {
    return this.wait('unlink', async () => {
      await this.options.stores.api.call('revokeGithub');
      await this.checks.reload();
    });
  }

  /** A submission looks at every check, too. */
  take({ repositoryChecks: checks }: SubmissionReply): void {
    const { value } = this.checks;
    if (value && checks) this.checks.set({ ...value, checks, problem: null });
  }

  private async wait(what: 'link' | 'unlink', task: () => Promise<void>): Promise<void> {
    if (this.pending) return;
    this.pending = what;
    this.error = null;
    try {
      await task();
    } catch (cause) {
      runInAction(() => {
        this.error = errorText(cause);
      });
    } finally {
      runInAction(() => {
        this.pending = null;
      });
    }
  }
}
