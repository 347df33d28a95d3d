import type { ApiClient, User } from '@web/api';
import { makeAutoObservable } from 'mobx';
import { AsyncState } from './async-state';

/** The signed-in user: GET /users, loaded after each sign-in and after each award. */
export class UserStore {
  readonly state: AsyncState<User>;

  constructor(api: ApiClient, isSignedIn: () => boolean) {
    this.state = new AsyncState((signal) => api.call('getUser', { signal }), { when: isSignedIn });
    makeAutoObservable(this, { state: false });
  }

  /** Undefined for guests and while loading. */
  get user(): User | undefined {
    return this.state.value;
  }

  load(): Promise<void> {
    return this.state.load();
  }

  reload(): Promise<void> {
    return this.state.reload();
  }
}
