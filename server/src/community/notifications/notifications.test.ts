import { InProcessBus, UserPush } from '@server/community/realtime';
import { UserEntity } from '@server/people/users';
import { expectNoDrift, newId, type Transaction } from '@server/platform/database';
import { notification, serverMessage } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { NotificationEntity } from './notification.entity';
import { presentNotification } from './notification.presenter';
import type { NotificationDataByType, NotificationKind } from './notification-data';
import { Notifications } from './notifications';

function notifying(db: TestDatabase) {
  const bus = new InProcessBus();
  const pushed: { userId: string; message: unknown }[] = [];
  bus.subscribe(({ userId, frame }) => pushed.push({ userId, message: JSON.parse(frame) }));
  const notifications = new Notifications(db.dataSource, new UserPush(bus), db.clock);
  const userId = newId();
  const add = (tx: Transaction, key: string, by = userId) =>
    notifications.add(tx, { userId: by, type: 'ember_consumed', data: {}, key, at: db.clock.now() });
  return {
    userId,
    notifications,
    pushed,
    add: (key: string, by?: string) => db.database.transaction((tx) => add(tx, key, by)),
    addThenFail: (key: string) =>
      db.database.transaction(async (tx) => {
        await add(tx, key);
        throw new Error('The transaction fails.');
      }),
  };
}

describeOnBothDatabases('notifications', { entities: [NotificationEntity, UserEntity] }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('one per learner, type and key, pushed once', async () => {
    const { userId, add, notifications, pushed } = notifying(db);
    const other = newId();
    expect(await add('2026-01-05')).toBe(true);
    expect(await add('2026-01-05')).toBe(false);
    expect(await add('2026-01-05', other)).toBe(true);
    expect(await notifications.of(userId)).toHaveLength(1);
    expect(pushed.map((push) => push.userId)).toEqual([userId, other]);
    expect(serverMessage.parse(pushed[0]!.message)).toMatchObject({
      Type: 'NotificationCreated',
      Data: { NotificationType: 'ember_consumed', InAppViewedAt: null },
    });
  });

  test('a rollback leaves nothing and pushes nothing', async () => {
    const { userId, addThenFail, notifications, pushed } = notifying(db);
    await expect(addThenFail('day')).rejects.toThrow();
    expect(await notifications.of(userId)).toEqual([]);
    expect(pushed).toEqual([]);
  });

  test('the newest comes first, and no more than a hundred are listed', async () => {
    const { userId, add, notifications } = notifying(db);
    for (let day = 1; day <= 101; day += 1) {
      db.clock.advance(1_000);
      await add(`day ${day}`);
    }
    const listed = await notifications.of(userId);
    expect(listed).toHaveLength(100);
    expect(listed[0]!.key).toBe('day 101');
  });

  test('viewing keeps the first time, and is only for the owner', async () => {
    const { userId, add, notifications } = notifying(db);
    await add('one');
    const { id } = (await notifications.of(userId))[0]!;
    const viewedAt = db.clock.now();
    await notifications.markViewed(userId, id);
    db.clock.advance(60_000);
    await notifications.markViewed(userId, id);
    expect(await notifications.of(userId)).toMatchObject([{ viewedAt }]);
    await expect(notifications.markViewed(newId(), id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(notifications.markViewed(userId, newId())).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('viewing all leaves other learners’ alone', async () => {
    const { userId, add, notifications } = notifying(db);
    const other = newId();
    for (const key of ['one', 'two']) await add(key);
    await add('one', other);
    await notifications.markAllViewed(userId);
    const viewed = (by: string) =>
      notifications.of(by).then((list) => list.map(({ viewedAt }) => viewedAt !== null));
    expect(await viewed(userId)).toEqual([true, true]);
    expect(await viewed(other)).toEqual([false]);
  });
});

const id = newId();
const DATA: NotificationDataByType = {
  achievement_earned: { achievementId: id, title: 'First Spark' },
  course_completed: { completionId: id, courseId: id, title: 'Learn Python' },
  track_completed: { trackId: id, title: 'Backend Beginnings' },
  chest_earned: { userChestId: id, chestId: id, title: 'Common Chest' },
  joined_league: { leagueName: 'Copper' },
  on_daily_league_leaderboard_top: { leagueName: 'Copper' },
  community_join_reminder: {},
  new_user_reward_reminder: {},
  quest_available: {},
  boss_event_start: { thumbnailUrl: '/bosses/hound.png' },
  on_daily_xp_leaderboard: {},
  daily_streak_expiry: {},
  frozen_flame_consumed: {},
  ember_consumed: {},
  announcement: { announcementId: id, text: 'We’ll be down for an hour on Sunday.' },
  discord_command_reward: { text: 'Thanks!', amount: 3, rewardType: 'gems' },
};

test.each(Object.keys(DATA) as NotificationKind[])('%s fits the contract', (type) => {
  const at = new Date();
  const row = { id, userId: id, type, key: 'key', data: DATA[type], createdAt: at, viewedAt: at };
  expect(notification.parse(presentNotification(row, 'de')).NotificationType).toBe(type);
});

test('an achievement is named in the reader’s language, in English if it has no name in it', () => {
  const at = new Date();
  const data = { achievementId: id, title: 'First Spark', translations: { de: { title: 'Erster Funke' } } };
  const row = { id, userId: id, type: 'achievement_earned', key: id, createdAt: at, viewedAt: null } as const;
  const titles = (['en', 'de'] as const).flatMap((locale) => [
    presentNotification({ ...row, data }, locale).NotificationData,
    presentNotification({ ...row, data: { achievementId: id, title: 'Old' } }, locale).NotificationData,
  ]);
  expect(titles).toEqual(
    ['First Spark', 'Old', 'Erster Funke', 'Old'].map((Title) => ({ AchievementUUID: id, Title })),
  );
});
