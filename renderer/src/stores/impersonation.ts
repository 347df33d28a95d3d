import type { Platform } from '@web/platform';

const ID = 'emberforge.impersonation';
const NOTICE = 'emberforge.impersonation-over';
const QUERY = 'impersonate';

/**
 * An admin's view of Emberforge as a learner, in this window alone (docs/admin.md). The window remembers which one, so that
 * a reload goes on with it; its token is in memory like any other.
 */
export class Impersonation {
  constructor(private readonly window: Pick<Platform, 'sessionStorage' | 'reload'>) {}

  /** Its UUID; null if this window shows the account that's signed in. */
  get id(): string | null {
    return this.window.sessionStorage.get(ID);
  }

  /** Call at startup: takes over the query `impersonate` of the page's address. */
  takeQuery(): void {
    const url = new URL(location.href);
    const id = url.searchParams.get(QUERY);
    if (id === null) return;
    this.window.sessionStorage.set(ID, id);
    url.searchParams.delete(QUERY);
    history.replaceState(history.state, '', url);
  }

  /** Opens the dashboard of the learner in this window. The app starts again, so nothing of the admin's is left in it. */
  open(id: string): void {
    history.pushState(null, '', `/dashboard?${new URLSearchParams({ [QUERY]: id })}`);
    this.window.reload();
  }

  /** Brings the admin back to their own account. `notice` says why, if they didn't ask for it. */
  undo({ notice, to }: { notice?: string; to?: string } = {}): void {
    if (this.id === null) return;
    const { sessionStorage } = this.window;
    sessionStorage.remove(ID);
    if (notice !== undefined) sessionStorage.set(NOTICE, notice);
    if (to !== undefined) history.replaceState(null, '', to);
    this.window.reload();
  }

  /** Why the last one ended, once. */
  takeNotice(): string | null {
    const notice = this.window.sessionStorage.get(NOTICE);
    this.window.sessionStorage.remove(NOTICE);
    return notice;
  }
}
