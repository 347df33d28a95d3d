import type { Notification, Reward } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { NotificationsStore } from '@web/features/community/notifications';
import { expect, test, vi } from 'vitest';
import { RewardsStore } from './rewards.store';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const AT = '2026-01-05T12:00:00.000Z';
const CONTENTS = {
  gems: 4,
  items: { xp_potion: 0, armor: 0, baked_salmon: 0, seer_stone: 0, frozen_flame: 0 },
};

const chest = (id: number, claimedAt: string | null = null) =>
  ({
    rewardUuid: uuid(id),
    rewardType: 'chest_earned',
    claimedAt,
    rewardAmount: 0,
    chestEarned: {
      userChestUuid: uuid(id + 100),
      chestConstUuid: uuid(1),
      title: 'Common Chest',
      description: 'For a finished quest.',
      rewardType: 'daily_quest',
      claimedAt,
      contents: claimedAt ? CONTENTS : null,
    },
  }) satisfies Reward;

const course = (id: number) =>
  ({
    rewardUuid: uuid(id),
    rewardType: 'course_completed',
    claimedAt: null,
    rewardAmount: 1000,
    certificateEarned: {
      completionUuid: uuid(id + 100),
      courseUuid: uuid(id + 200),
      title: 'Learn Python',
      typeDescription: 'Course',
      completedAt: AT,
      rewardAmount: 1000,
      percentPlatformCompleted: 5,
      thumbnailUrl: '/image',
    },
  }) satisfies Reward;

const achievement = (id: number) =>
  ({
    rewardUuid: uuid(id),
    rewardType: 'achievement_earned',
    claimedAt: AT,
    rewardAmount: 2,
    achievementEarned: {
      achievementUuid: uuid(id + 100),
      title: 'First Spark',
      description: 'Complete a lesson.',
      category: 'normal',
      imageUrl: '/image',
      percentPlatformCompleted: 50,
    },
  }) satisfies Reward;

const earned = (id: number, inAppViewedAt: string | null = null): Notification => ({
  uuid: uuid(id + 300),
  createdAt: AT,
  inAppViewedAt,
  notificationType: 'achievement_earned',
  notificationData: { achievementUuid: uuid(id + 100), title: 'First Spark' },
});

function setUp(handlers: FakeHandlers) {
  const api = fakeApi({ markNotificationViewed: () => ({ body: {} }), ...handlers });
  api.tokens.set(fakeToken(900));
  const notifications = new NotificationsStore(api.client, () => true);
  let claims = 0;
  const rewards = new RewardsStore({
    api: api.client,
    isSignedIn: () => true,
    notifications,
    onClaimed: () => {
      claims += 1;
    },
  });
  return { api, notifications, rewards, claims: () => claims };
}

const shown = (rewards: RewardsStore) => rewards.queue.map(({ rewardType }) => rewardType);

test('the queue has chests, then unseen achievements, then courses', async () => {
  const { rewards } = setUp({
    listPendingRewards: () => ({ body: [course(1), chest(2)] }),
    listNotifications: () => ({ body: [earned(3), earned(4, AT)] }),
    getReward: ({ params }) => ({ body: params.id === uuid(103) ? achievement(3) : achievement(4) }),
  });
  await rewards.openAll();
  expect(shown(rewards)).toEqual(['chest_earned', 'achievement_earned', 'course_completed']);
  expect(rewards.counts).toEqual({ rewards: 2, achievements: 1 });
});

test('going on marks an achievement as seen, and the last one closes the queue', async () => {
  let isViewed = false;
  const { rewards, notifications } = setUp({
    listPendingRewards: () => ({ body: [] }),
    listNotifications: () => ({ body: [earned(3, isViewed ? AT : null)] }),
    getReward: () => ({ body: achievement(3) }),
    markNotificationViewed: () => {
      isViewed = true;
      return { body: {} };
    },
  });
  await rewards.openAll();
  rewards.next();
  expect(rewards.current).toBeNull();
  expect(notifications.unseen).toEqual([]);
  await expect.poll(() => isViewed).toBe(true);
});

const told = (id: number): Notification => ({
  uuid: uuid(id + 400),
  createdAt: AT,
  inAppViewedAt: null,
  notificationType: 'chest_earned',
  notificationData: { userChestUuid: uuid(id + 100), chestConstUuid: uuid(1), title: 'Common Chest' },
});

/** Chests on a server, which fails to open those that are `stuck`. */
function chestServer(ids: readonly number[], stuck: readonly number[] = []) {
  const closed = new Set(ids);
  const viewed = new Set<string>();
  return setUp({
    listPendingRewards: () => ({ body: [...closed].map((id) => chest(id)) }),
    listNotifications: () => ({
      body: ids.map((id) => ({ ...told(id), inAppViewedAt: viewed.has(told(id).uuid) ? AT : null })),
    }),
    claimReward: ({ params }) => {
      const id = ids.find((one) => uuid(one) === params.id)!;
      if (stuck.includes(id)) return { status: 500, body: { error: 'No' } };
      closed.delete(id);
      return { body: { kind: 'claim_chest_response', ...CONTENTS } };
    },
    markNotificationViewed: ({ params }) => {
      viewed.add(params.id!);
      return { body: {} };
    },
  });
}

test('all chests open together, with the sum of what was in them, and the tray knows it', async () => {
  const { rewards, notifications, claims } = chestServer([1, 2, 3]);
  await rewards.openAll();
  const opened = await rewards.openChests();
  expect(opened).toEqual({ count: 3, contents: { ...CONTENTS, gems: 12 } });
  expect([rewards.queue.length, claims()]).toEqual([1, 1]);
  await vi.waitFor(() => expect(notifications.unseen).toEqual([]));
  await vi.waitFor(() => expect(rewards.isClaimed(told(2))).toBe(true));
  rewards.next();
  expect(rewards.current).toBeNull();
});

test('a chest that can’t be opened with the others stays closed, with those after it', async () => {
  const { rewards } = chestServer([1, 2, 3], [2]);
  await rewards.openAll();
  expect((await rewards.openChests()).count).toBe(1);
  rewards.next();
  expect(rewards.waitingChests.map(({ rewardUuid }) => rewardUuid)).toEqual([uuid(2), uuid(3)]);
  await expect(rewards.openChests()).rejects.toThrow('No');
});

test('closing the dialog leaves the rest for later', async () => {
  const { rewards } = setUp({
    listPendingRewards: () => ({ body: [chest(1), chest(2)] }),
    listNotifications: () => ({ body: [] }),
  });
  await rewards.openAll();
  rewards.close();
  expect(rewards.current).toBeNull();
  await rewards.pending.reload();
  expect(rewards.counts.rewards).toBe(2);
});

test('a course that was just completed shows its reward, unless another one is on the screen', async () => {
  const { rewards } = setUp({ listPendingRewards: () => ({ body: [course(1), chest(2)] }) });
  await rewards.courseCompleted(uuid(201));
  expect(rewards.current?.rewardUuid).toBe(uuid(1));
  rewards.show([chest(2)]);
  await rewards.courseCompleted(uuid(201));
  expect(rewards.current?.rewardUuid).toBe(uuid(2));
});

test('the chest for signing up opens once', async () => {
  let claimedAt: string | null = null;
  const { rewards, claims } = setUp({
    getNewUserReward: () => ({ body: chest(1, claimedAt) }),
    listPendingRewards: () => ({ body: [] }),
    claimReward: () => {
      claimedAt = AT;
      return { body: { kind: 'claim_chest_response', ...CONTENTS } };
    },
  });
  expect(await rewards.openNewUserReward()).toEqual(rewards.current);
  expect(rewards.lastClaimed).toBeNull();
  expect(await rewards.claim(chest(1))).toMatchObject({ kind: 'claim_chest_response', gems: 4 });
  expect([claims(), rewards.lastClaimed]).toEqual([1, uuid(1)]);
  rewards.close();
  expect(await rewards.openNewUserReward()).toBeNull();
  expect(rewards.current).toBeNull();
});

test('a claim whose reply got lost is sent again as the same one, and the next claim is another', async () => {
  const ids: unknown[] = [];
  const { rewards } = setUp({
    listPendingRewards: () => ({ body: [] }),
    claimReward: ({ body }) => {
      ids.push((body as { requestUUID: string }).requestUUID);
      return ids.length === 1 ? 'offline' : { body: { kind: 'claim_chest_response', ...CONTENTS } };
    },
  });
  await expect(rewards.claim(chest(1))).rejects.toThrow("can't reach the server");
  expect(await rewards.claim(chest(1))).toMatchObject({ kind: 'claim_chest_response' });
  await rewards.claim(chest(2));
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect([ids[1], ids.length]).toEqual([ids[0], 3]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a pushed notification is unseen until it’s marked, and counts once', async () => {
  const { notifications } = setUp({ listNotifications: () => ({ body: [] }) });
  await notifications.list.load();
  const arrived: string[] = [];
  notifications.onArrival(({ uuid }) => arrived.push(uuid));
  for (let push = 1; push <= 2; push += 1) notifications.receive(earned(1));
  expect(notifications.unseen).toHaveLength(1);
  expect(arrived).toHaveLength(1);
});

test('what a screen shows itself is silent for everything else', () => {
  const { notifications } = setUp({ listNotifications: () => ({ body: [] }) });
  const arrived: boolean[] = [];
  notifications.onArrival((_notification, isSilent) => arrived.push(isSilent));
  const stop = notifications.takeArrivals(
    ({ notificationType }) => notificationType === 'achievement_earned',
  );
  notifications.receive(earned(1));
  notifications.receive(told(2));
  stop();
  notifications.receive(earned(3));
  expect(arrived).toEqual([true, false, false]);
});

test('a notification of quiet hours still reaches what follows the learner’s work, marked as silent', () => {
  const { notifications } = setUp({ listNotifications: () => ({ body: [] }) });
  const arrived: boolean[] = [];
  notifications.onArrival((_notification, isSilent) => arrived.push(isSilent));
  notifications.receive(earned(1), true);
  notifications.receive(earned(2));
  expect(arrived).toEqual([true, false]);
});

test('a mark that fails comes back as unseen', async () => {
  const { notifications } = setUp({
    listNotifications: () => ({ body: [earned(1)] }),
    markNotificationViewed: () => ({ status: 503, body: { error: 'Not now.' } }),
  });
  await notifications.list.load();
  const marking = notifications.markViewed(earned(1));
  expect(notifications.unseen).toEqual([]);
  await marking;
  expect(notifications.unseen).toHaveLength(1);
});
