import { type ApiClient, ApiError, type ApiErrorKind } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

/** What another site sends the browser back with. */
export interface LinkReturn {
  code: string | null;
  state: string | null;
  /** `access_denied` if the learner said no. */
  error: string | null;
}

/** The site whose account is linked. */
export interface LinkedSite {
  /** Links the account that the code is for. Returns its name; null if the reply isn't what it should be. */
  link: (api: ApiClient, query: { code: string; state: string }) => Promise<string | null>;
  texts: {
    failed: string;
    denied: string;
    /** Somebody opened the page by hand. */
    nothing: string;
  };
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

/** Links the account that another site sent the browser back with: once, because a code only works once. */
export class LinkReturnStore {
  /** The linked account's name. */
  name: string | null = null;
  error: string | null = null;
  private hasStarted = false;

  constructor(
    private readonly api: ApiClient,
    private readonly site: LinkedSite,
    private readonly arrival: LinkReturn,
  ) {
    makeAutoObservable<this, 'api' | 'site' | 'arrival' | 'hasStarted'>(this, {
      api: false,
      site: false,
      arrival: false,
      hasStarted: false,
    });
  }

  async start(): Promise<void> {
    if (this.hasStarted) return;
    this.hasStarted = true;
    const { code, state, error } = this.arrival;
    const { failed, denied, nothing } = this.site.texts;
    if (error !== null) return this.fail(error === 'access_denied' ? denied : failed);
    if (code === null || state === null) return this.fail(nothing);
    try {
      const name = await this.site.link(this.api, { code, state });
      if (name === null) return this.fail(failed);
      runInAction(() => {
        this.name = name;
      });
    } catch (cause) {
      const isExplained = cause instanceof ApiError && EXPLAINED.has(cause.kind);
      this.fail(isExplained ? cause.message : failed);
    }
  }

  private fail(text: string): void {
    this.error = text;
  }
}
