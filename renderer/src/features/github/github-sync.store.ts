import { GITHUB_LINK_FAILED } from '@shared/contracts/github-link';
import { type ApiClient, ApiError, type ApiErrorKind } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

/** What GitHub sends the browser back with. */
export interface GithubReturn {
  code: string | null;
  state: string | null;
  /** `access_denied` if the learner said no. */
  error: string | null;
}

/** Failures that have a text of their own; all others get the same one. */
const EXPLAINED = new Set<ApiErrorKind>([
  'conflict',
  'rate-limited',
  'unavailable',
  'unauthenticated',
  'offline',
  'timeout',
]);
const DENIED = 'You didn’t give us access, so nothing was linked. You can try again from the lesson.';
const NOTHING = 'There’s nothing to link here. Start from a lesson that uses GitHub.';

/** Links the account that GitHub sent the browser back with: once, because a code only works once. */
export class GithubSyncStore {
  /** The linked account's name. */
  login: string | null = null;
  error: string | null = null;
  private hasStarted = false;

  constructor(
    private readonly api: ApiClient,
    private readonly arrival: GithubReturn,
  ) {
    makeAutoObservable<this, 'api' | 'arrival' | 'hasStarted'>(this, {
      api: false,
      arrival: false,
      hasStarted: false,
    });
  }

  async start(): Promise<void> {
    if (this.hasStarted) return;
    this.hasStarted = true;
    const { code, state, error } = this.arrival;
    if (error !== null) return this.fail(error === 'access_denied' ? DENIED : GITHUB_LINK_FAILED);
    if (code === null || state === null) return this.fail(NOTHING);
    try {
      const account: unknown = await this.api.call('githubCallback', { query: { code, state } });
      // A text reply is a failure, whatever its status.
      if (typeof account !== 'object' || account === null || !('login' in account))
        return this.fail(GITHUB_LINK_FAILED);
      runInAction(() => {
        this.login = String(account.login);
      });
    } catch (cause) {
      const isExplained = cause instanceof ApiError && EXPLAINED.has(cause.kind);
      this.fail(isExplained ? cause.message : GITHUB_LINK_FAILED);
    }
  }

  private fail(text: string): void {
    this.error = text;
  }
}
