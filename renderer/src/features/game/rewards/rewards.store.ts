import { addContents, type ChestContents } from '@shared/rules/chests';
import type { ApiClient, ClaimReply, Notification, Reward } from '@web/api';
import { type NotificationsStore, notificationsOf } from '@web/features/community/notifications';
import { itemsOf } from '@web/features/game/items';
import { questsOf } from '@web/features/game/quests';
import { streakOf } from '@web/features/game/streak';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';

type RewardType = Reward['rewardType'];
export type PendingReward = Exclude<Reward, { rewardType: 'achievement_earned' }>;
export type Chest = Extract<Reward, { rewardType: 'chest_earned' }>;

/** What was in several chests that were opened together. */
export interface OpenedChests {
  count: number;
  contents: ChestContents;
}

const ORDER: Record<RewardType, number> = { chest_earned: 0, achievement_earned: 1, course_completed: 2 };

/** Chests first, then achievements, then courses; within a kind in the given order. */
export const inQueueOrder = (rewards: readonly Reward[]): Reward[] =>
  [...rewards].sort((a, b) => ORDER[a.rewardType] - ORDER[b.rewardType]);

/** Whether a notification tells of this reward. */
function isAbout({ notificationType, notificationData }: Notification, reward: Reward): boolean {
  switch (notificationType) {
    case 'achievement_earned':
      return (
        reward.rewardType === 'achievement_earned' &&
        reward.achievementEarned.achievementUuid === notificationData.achievementUuid
      );
    case 'chest_earned':
      return (
        reward.rewardType === 'chest_earned' &&
        reward.chestEarned.userChestUuid === notificationData.userChestUuid
      );
    case 'course_completed':
      return (
        reward.rewardType === 'course_completed' &&
        reward.certificateEarned.completionUuid === notificationData.completionUuid
      );
    case 'new_user_reward_reminder':
      return reward.rewardType === 'chest_earned' && reward.chestEarned.rewardType === 'new_user_reward';
    default:
      return false;
  }
}

export interface RewardsOptions {
  api: ApiClient;
  isSignedIn: () => boolean;
  notifications: NotificationsStore;
  /** Called after a claim: XP, gems and items have changed. */
  onClaimed: () => void;
}

/** What the learner can claim, and the queue that the reward dialog shows one by one: `rewardsOf(scope)`. */
export class RewardsStore {
  /** Chests and courses that aren't claimed. */
  readonly pending: AsyncState<PendingReward[]>;
  /** What the dialog shows; the first is the current one. */
  queue: readonly Reward[] = [];
  /** The ids of claims that got no answer yet, by reward: sent again, such a claim gets the reply that it missed. */
  readonly #unanswered = new Map<string, string>();
  /** The id of what was claimed last in this window. */
  lastClaimed: string | null = null;

  constructor(private readonly options: RewardsOptions) {
    const { api, isSignedIn } = options;
    this.pending = new AsyncState((signal) => api.call('listPendingRewards', { signal }), {
      when: isSignedIn,
    });
    makeObservable(this, {
      queue: observableRef,
      lastClaimed: observableRef,
      current: computed,
      counts: computed,
      waitingChests: computed,
      show: action,
      next: action,
      close: action,
    });
  }

  get current(): Reward | null {
    return this.queue[0] ?? null;
  }

  /** How many rewards and how many unseen achievements wait. */
  get counts(): { rewards: number; achievements: number } {
    const rewards = this.pending.value?.length ?? 0;
    return { rewards, achievements: this.unseenAchievements().length };
  }

  /** The chests of the queue that are still closed. */
  get waitingChests(): Chest[] {
    return this.queue.filter(
      (reward): reward is Chest => reward.rewardType === 'chest_earned' && reward.claimedAt === null,
    );
  }

  /** Whether this was claimed; undefined as long as it isn't known. */
  isClaimed(notification: Notification): boolean | undefined {
    return this.pending.value && !this.pending.value.some((reward) => isAbout(notification, reward));
  }

  /** Shows everything that waits, one after the other. @throws ApiError. */
  async openAll(): Promise<void> {
    const { api, notifications } = this.options;
    await Promise.all([this.pending.reload(), notifications.list.load()]);
    const achievements = await Promise.all(
      this.unseenAchievements().map((id) =>
        api.call('getReward', { params: { type: 'achievement_earned', id } }),
      ),
    );
    this.show([...(this.pending.value ?? []), ...achievements]);
  }

  /** Shows one reward. @throws ApiError. */
  async open(type: RewardType, id: string): Promise<void> {
    this.show([await this.options.api.call('getReward', { params: { type, id } })]);
  }

  /** Shows the chest for signing up; null if it has been claimed before. @throws ApiError. */
  async openNewUserReward(): Promise<Reward | null> {
    const reward = await this.options.api.call('getNewUserReward');
    if (reward.claimedAt !== null) return null;
    this.show([reward]);
    return reward;
  }

  /** Shows the reward of a course that was just completed, unless another one is on the screen. */
  async courseCompleted(courseUuid: string): Promise<void> {
    await this.pending.reload();
    const isOf = (reward: PendingReward) =>
      reward.rewardType === 'course_completed' && reward.certificateEarned.courseUuid === courseUuid;
    const reward = this.pending.value?.find(isOf);
    if (reward && this.current === null) this.show([reward]);
  }

  show(rewards: readonly Reward[]): void {
    this.queue = inQueueOrder(rewards);
  }

  /** Opens the chest or pays the course's XP. @throws ApiError. */
  async claim(reward: PendingReward): Promise<ClaimReply> {
    const reply = await this.send(reward);
    this.afterClaims([reward]);
    return reply;
  }

  /**
   * Opens the chests of the queue, one after the other, and takes them out of it, except for the current one. Those that
   * fail stay closed. @throws ApiError if none could be opened.
   */
  async openChests(): Promise<OpenedChests> {
    const claimed: Chest[] = [];
    const found: ChestContents[] = [];
    for (const chest of this.waitingChests) {
      try {
        const reply = await this.send(chest);
        claimed.push(chest);
        if (reply.kind === 'claim_chest_response') found.push({ gems: reply.gems, items: reply.items });
      } catch (error) {
        if (claimed.length === 0) throw error;
        console.warn('A chest could not be opened', error);
        break;
      }
    }
    runInAction(() => {
      this.queue = this.queue.filter(
        (reward, index) => index === 0 || !claimed.some(({ rewardUuid }) => rewardUuid === reward.rewardUuid),
      );
    });
    this.afterClaims(claimed);
    return { count: found.length, contents: addContents(found) };
  }

  private async send({ rewardType: type, rewardUuid: id }: PendingReward): Promise<ClaimReply> {
    const requestUUID = this.#unanswered.get(id) ?? crypto.randomUUID();
    this.#unanswered.set(id, requestUUID);
    const reply = await this.options.api.call('claimReward', { params: { type, id }, body: { requestUUID } });
    this.#unanswered.delete(id);
    runInAction(() => {
      this.lastClaimed = id;
    });
    return reply;
  }

  private afterClaims(rewards: readonly PendingReward[]): void {
    const { notifications, onClaimed } = this.options;
    const told = notifications.unseen.filter((one) => rewards.some((reward) => isAbout(one, reward)));
    void this.pending.reload();
    void notifications.markViewed(...told);
    onClaimed();
  }

  /** Goes on to the next reward, or closes the dialog after the last. */
  next(): void {
    this.markSeen();
    if (this.queue.length <= 1) this.close();
    else this.queue = this.queue.slice(1);
  }

  /** Closes the dialog. Unclaimed rewards stay pending. */
  close(): void {
    this.markSeen();
    this.queue = [];
    void this.pending.reload();
  }

  /** An achievement counts as seen once its reward was shown. */
  private markSeen(): void {
    const { current } = this;
    if (current?.rewardType !== 'achievement_earned') return;
    const { notifications } = this.options;
    void notifications.markViewed(...notifications.unseen.filter((one) => isAbout(one, current)));
  }

  private unseenAchievements(): string[] {
    return this.options.notifications.unseen.flatMap((one) =>
      one.notificationType === 'achievement_earned' ? [one.notificationData.achievementUuid] : [],
    );
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.pending.reset();
    runInAction(() => {
      this.queue = [];
    });
  }
}

const create: CreateStore<RewardsStore> = (scope, { api, session }) => {
  const notifications = notificationsOf(scope);
  return new RewardsStore({
    api,
    isSignedIn: () => session.isSignedIn,
    notifications,
    onClaimed: () => {
      void scope.user.reload();
      void notifications.list.reload();
      void itemsOf(scope).state.reload();
      const streak = streakOf(scope).state;
      if (streak.value) void streak.reload();
      const quests = questsOf(scope);
      if (quests.accepted) void quests.board.reload();
    },
  });
};

/** What the learner can claim. */
export const rewardsOf = (scope: UserScope): RewardsStore => scope.of(create);
