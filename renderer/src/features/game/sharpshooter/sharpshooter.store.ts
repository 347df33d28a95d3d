import type { ApiClient, Sharpshooter, SharpshooterEvent } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { makeAutoObservable } from 'mobx';

/** The learner's sharpshooter spree, and what the last submission did to it: `sharpshooterOf(scope)`. */
export class SharpshooterStore {
  readonly state: AsyncState<Sharpshooter>;
  last: SharpshooterEvent | null = null;

  constructor(api: ApiClient, isSignedIn: () => boolean) {
    this.state = new AsyncState((signal) => api.call('getSharpshooter', { signal }), { when: isSignedIn });
    makeAutoObservable(this, { state: false });
  }

  note(event: SharpshooterEvent): void {
    const { spree, longestSpree, hitsToChest } = event;
    this.last = event;
    this.state.set({ spree, longestSpree, hitsToChest });
  }

  /** What this submission did to the spree; null if nothing, or as long as it isn't known. */
  effectOf(submissionUuid: string): SharpshooterEvent | null {
    return this.last?.submissionUuid === submissionUuid ? this.last : null;
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.state.reset();
    this.last = null;
  }
}

const create: CreateStore<SharpshooterStore> = (_scope, { api, session }) =>
  new SharpshooterStore(api, () => session.isSignedIn);

/** The learner's spree. */
export const sharpshooterOf = (scope: UserScope): SharpshooterStore => scope.of(create);
