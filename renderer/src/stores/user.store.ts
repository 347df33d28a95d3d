import type { ApiClient, User } from '@web/api';
import { makeAutoObservable } from 'mobx';
import { AsyncState } from './async-state';
import type { KeptData } from './kept-data';

/** What every page shows of the learner, and therefore all that is kept of them on this device. */
const PROFILE_FIELDS = [
  'uuid',
  'handle',
  'firstName',
  'lastName',
  'level',
  'xpForLevel',
  'xpTotalForLevel',
  'profileImageUrl',
] as const satisfies (keyof User)[];

export type Profile = Pick<User, (typeof PROFILE_FIELDS)[number]>;

/** The signed-in user: GET /users, loaded after each sign-in and after each award. */
export class UserStore {
  readonly state: AsyncState<User>;
  private readonly keptProfile: Profile | undefined;

  constructor(api: ApiClient, isSignedIn: () => boolean, kept?: KeptData) {
    const profile = kept?.area<Profile>('user');
    this.keptProfile = profile?.read();
    this.state = new AsyncState((signal) => api.call('getUser', { signal }), {
      when: isSignedIn,
      kept: { read: () => undefined, write: (user) => profile?.write(profileOf(user)) },
    });
    makeAutoObservable<this, 'keptProfile'>(this, { state: false, keptProfile: false });
  }

  /** Undefined for guests and while loading for the first time on this device; later, the last known one until then. */
  get user(): Profile | undefined {
    return this.state.value ?? this.keptProfile;
  }

  load(): Promise<void> {
    return this.state.load();
  }

  reload(): Promise<void> {
    return this.state.reload();
  }
}

function profileOf(user: User): Profile {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, user[field]])) as unknown as Profile;
}
