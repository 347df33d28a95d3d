import type { AchievementProgress, ApiClient } from '@web/api';
import { notificationsOf } from '@web/features/community/notifications';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';

/** Several achievements often arrive together: the list is loaded once for all of them. */
const REFRESH_DELAY_MS = 1_200;

/** All achievements with the learner's progress: `achievementsOf(scope)`. */
export class AchievementsStore {
  readonly progress: AsyncState<AchievementProgress[]>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopListening: () => void;

  constructor(api: ApiClient, isSignedIn: () => boolean, scope: UserScope) {
    this.progress = new AsyncState((signal) => api.call('listAchievementProgress', { signal }), {
      when: isSignedIn,
    });
    this.stopListening = notificationsOf(scope).onArrival(({ notificationType }) => {
      if (notificationType === 'achievement_earned') this.refreshSoon();
    });
  }

  private refreshSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.progress.reload(), REFRESH_DELAY_MS);
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    clearTimeout(this.timer);
    this.stopListening();
    this.progress.reset();
  }
}

const create: CreateStore<AchievementsStore> = (scope, { api, session }) =>
  new AchievementsStore(api, () => session.isSignedIn, scope);

/** The learner's achievements. */
export const achievementsOf = (scope: UserScope): AchievementsStore => scope.of(create);
