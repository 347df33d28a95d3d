import type { DiscoveryService } from '@nestjs/core';
import { NotificationEntity, Notifications, Reminders } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { OF_LESSONS } from '@server/learning/exercises';
import { UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import type { Locale } from '@shared/locales';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ReminderEntity } from '../../community/notifications/reminders/reminder.entity';
import { ExerciseProgressEntity } from '../../learning/progress';
import { addLearner, submissionEntities } from '../../solving/submissions/testing/submitting';
import { LedgerEntryEntity } from '../xp';
import { QuestBoardEntity } from './quest-board.entity';
import { QuestBoards } from './quest-boards';
import { QuestProgress } from './quest-progress';
import { QuestReminder, QuestWaiting } from './quest-reminder';
import { QuestSwitches } from './quest-switches';
import { Quests } from './quests';
import { SwitchedOffQuestEntity } from './switched-off-quest.entity';
import { UserQuestEntity } from './user-quest.entity';

const entities = [
  ...submissionEntities,
  LedgerEntryEntity,
  NotificationEntity,
  QuestBoardEntity,
  ReminderEntity,
  SwitchedOffQuestEntity,
  UserQuestEntity,
];

async function learning(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  clock.set('2026-01-05T12:00:00Z');
  const userId = await addLearner(db, 'Europe/Berlin');
  const boards = new QuestBoards(database, new QuestSwitches(dataSource, clock));
  const quests = new Quests(dataSource, database, new QuestProgress(dataSource), boards, clock);
  const notifications = new Notifications(dataSource, new UserPush(new InProcessBus()), clock);
  const discovery = { getProviders: () => [] } as unknown as DiscoveryService;
  const reminders = new Reminders(database, notifications, clock, discovery);
  const reminder = new QuestReminder(database, new UserRepository(dataSource), quests, reminders);
  reminders.use([reminder]);
  const waiting = new QuestWaiting(dataSource, quests);
  return {
    userId,
    accept: async () => quests.accept(userId, (await quests.board(userId))[0]!.quest.id),
    dayCounted: (day: string) => reminder.onDayCounted({ userId, day, length: 1, longest: 1 }),
    remindAt: async (time: string) => {
      clock.set(time);
      await reminders.sendDue();
      return (await notifications.of(userId)).map(({ type, key }) => `${type} ${key}`);
    },
    email: (locale: Locale = 'en') => waiting.read({ userId, now: clock.now(), locale }),
    learn: () =>
      dataSource.getRepository(ExerciseProgressEntity).insert({
        userId,
        ...OF_LESSONS,
        exerciseId: newId(),
        attempts: 1,
        successCount: 1,
        updatedAt: clock.now(),
        firstSuccessAt: clock.now(),
      }),
  };
}

describeOnBothDatabases('new quests', { entities }, (db) => {
  test('are announced on the morning after a day that counted, and then no more', async () => {
    const { dayCounted, remindAt } = await learning(db);
    await dayCounted('2026-01-05');
    expect(await remindAt('2026-01-06T07:59:59Z')).toEqual([]);
    expect(await remindAt('2026-01-06T08:00:00Z')).toEqual(['quest_available 2026-01-06']);
    expect(await remindAt('2026-01-07T08:00:00Z')).toHaveLength(1);
  });

  test('aren’t announced late, or to learners who have one', async () => {
    const { dayCounted, remindAt, accept } = await learning(db);
    await dayCounted('2026-01-05');
    expect(await remindAt('2026-01-07T08:00:00Z')).toEqual([]);
    await dayCounted('2026-01-07');
    db.clock.set('2026-01-07T12:00:00Z');
    await accept();
    expect(await remindAt('2026-01-08T08:00:00Z')).toEqual([]);
  });

  test('are emailed while they wait, to learners who have been around', async () => {
    const { email, learn, accept } = await learning(db);
    expect(await email()).toBeNull();
    await learn();
    const part = await email();
    expect(part?.subject).toBe('Your quests for today are waiting');
    expect(part?.paragraphs.slice(0, 3).map((line) => line.split(':')[0])).toEqual([
      'Easy',
      'Medium',
      'Hard',
    ]);
    const german = await email('de');
    expect(german?.paragraphs.slice(0, 3)).toEqual([
      expect.stringMatching(/^Leicht: (Schließ|Sammle|Löse) /),
      expect.stringMatching(/^Mittel: (Schließ|Sammle|Löse) /),
      expect.stringMatching(/^Schwer: (Schließ|Sammle|Löse) /),
    ]);
    db.clock.advance(15 * 86_400_000);
    expect(await email()).toBeNull();
    db.clock.advance(-15 * 86_400_000);
    await accept();
    expect(await email()).toBeNull();
  });
});
