import type { ApiClient } from '@web/api';
import type { CatalogStore } from './catalog.store';
import { ProgressStore } from './progress.store';
import type { SessionStore } from './session.store';
import { UserStore } from './user.store';

/** The owner of a guest's work. */
export const GUEST = 'guest-id';

/** Who a scope is for. */
export interface ScopeOwner {
  /** The learner's UUID, or `GUEST`. Work kept on this machine is keyed by it. */
  owner: string;
  /** Grows each time a learner leaves; the screens are rebuilt then, since they hold that learner's work. */
  generation: number;
}

/**
 * All that this page knows of one learner, or of a guest. `RootStore` replaces it at each sign-in and sign-out, so
 * nothing of one learner can reach the next. A store with a learner's data belongs here.
 */
export class UserScope implements ScopeOwner {
  readonly owner: string;
  readonly generation: number;
  readonly user: UserStore;
  readonly progress: ProgressStore;

  constructor(
    { owner, generation }: ScopeOwner,
    api: ApiClient,
    session: SessionStore,
    catalog: CatalogStore,
  ) {
    this.owner = owner;
    this.generation = generation;
    this.user = new UserStore(api, () => session.isSignedIn);
    this.progress = new ProgressStore(api, session, catalog);
  }

  /** Cancels what is loading and drops what was loaded. */
  dispose(): void {
    this.user.state.reset();
    this.progress.dispose();
  }
}
