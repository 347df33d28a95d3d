import { type LevelPlace, placeOf, totalXpToReach } from '@shared/rules/levels';
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
  'hidesCompetition',
] as const satisfies (keyof User)[];

export type Profile = Pick<User, (typeof PROFILE_FIELDS)[number]>;

/** The learner's level before and after an award. */
export interface LevelGain {
  from: LevelPlace;
  to: LevelPlace;
}

/** The signed-in user: GET /users, loaded after each sign-in and after each award. */
export class UserStore {
  readonly state: AsyncState<User>;
  private readonly gains = new Map<string, LevelGain>();
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

  /** Nothing that compares learners is shown: no boards, leagues or links to them. */
  get hidesCompetition(): boolean {
    return this.user?.hidesCompetition ?? false;
  }

  /**
   * Adds XP that the server has paid, so the new level shows without waiting for GET /users, which is loaded again to
   * confirm it. Call it once per `source`, the id of what was paid for.
   */
  async award(source: string, xp: number): Promise<void> {
    const user = this.state.value;
    if (user) {
      const before = totalXpOf(user);
      this.keepGain(source, before, before + xp);
      this.state.set(withTotalXp(user, before + xp));
    }
    await this.reload();
    const after = this.state.value;
    if (!user && after) this.keepGain(source, totalXpOf(after) - xp, totalXpOf(after));
  }

  /** The same for an award that may be counted already: one that another window has shown. */
  async recallAward(source: string, xp: number): Promise<void> {
    if (this.gains.has(source)) return;
    await this.reload();
    if (this.user) this.keepGain(source, totalXpOf(this.user) - xp, totalXpOf(this.user));
  }

  /** What an award did to the level; undefined until the user is loaded. */
  gainOf(source: string): LevelGain | undefined {
    return this.gains.get(source);
  }

  private keepGain(source: string, before: number, after: number): void {
    this.gains.set(source, { from: placeOf(Math.max(0, before)), to: placeOf(after) });
  }
}

const totalXpOf = ({ level, xpForLevel }: Pick<User, 'level' | 'xpForLevel'>): number =>
  totalXpToReach(level) + xpForLevel;

function withTotalXp(user: User, total: number): User {
  const { level, xp, xpTotal } = placeOf(total);
  return { ...user, level, xpForLevel: xp, xpTotalForLevel: xpTotal };
}

function profileOf(user: User): Profile {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, user[field]])) as unknown as Profile;
}
