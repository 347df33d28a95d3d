import type { Notification } from '@web/api';
import type { NotificationTarget } from '@web/features/community/notification-texts';
import type { UserScope } from '@web/stores';

type Reward = Extract<NotificationTarget, { kind: 'reward' }>;

/** Opens what belongs to features that come after this one: the app passes it in (app/target-openers.ts). */
export interface TargetOpeners {
  /** @throws ApiError. */
  openReward(scope: UserScope, type: Reward['type'], id: string): Promise<void>;
  /** Whether there's a quest to choose on the board. */
  hasOpenBoard(scope: UserScope): Promise<boolean>;
  /** What has been claimed, once that's known; observable. */
  claims(scope: UserScope): Promise<Claims>;
}

export interface Claims {
  /** Undefined until it's known, and false for notifications of anything else than a reward. */
  isClaimed(notification: Notification): boolean | undefined;
}
