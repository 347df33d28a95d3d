import { Access, GUEST } from '@server/people/access';
import {
  FindProfile,
  Handles,
  PastHandleEntity,
  ProfileDetailsEntity,
  UsersPolicy,
} from '@server/people/users';
import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { GetActivity } from './get-activity';
import { GetStats } from './get-stats';
import { GetStreak } from './get-streak';
import { StreakPolicy } from './streak.policy';
import { presentStats } from './streak.presenter';
import { StreakSettings } from './streak-settings';
import { streakEntities, streakRules } from './testing/streaks';

async function active(db: TestDatabase) {
  const { streaks, ledger } = streakRules(db);
  const userId = await addLearner(db); // its handle, too
  const access = new Access(undefined as never).use([new StreakPolicy(), new UsersPolicy()]);
  const profiles = new FindProfile(db.dataSource, new Handles(db.dataSource), access);
  const getActivity = new GetActivity(db.dataSource, profiles, access, db.clock);
  const getStreak = new GetStreak(db.database, db.clock, streaks, ledger);
  return {
    userId,
    settings: new StreakSettings(db.database, db.clock, streaks),
    stats: async () => presentStats(await new GetStats(db.dataSource, getStreak, ledger).execute(userId)),
    record: async (at: string, kind: 'lesson' | 'training' = 'lesson', source = newId()) => {
      db.clock.set(at);
      await db.database.transaction((tx) => streaks.record(tx, { userId, kind, source, at: db.clock.now() }));
    },
    heatmap: async (timeZone?: string, viewer: string | typeof GUEST = GUEST, handle = userId) =>
      (await getActivity.execute({ viewer, handle, timeZone })).map(({ day, count }) => `${day} ${count}`),
  };
}

describeOnBothDatabases(
  'the activity of a learner',
  { entities: [...streakEntities, PastHandleEntity, ProfileDetailsEntity] },
  (db) => {
    test('is counted by the days of the viewer’s zone, or else the learner’s', async () => {
      const { record, heatmap } = await active(db);
      await record('2026-03-01T10:00:00Z');
      await record('2026-03-01T22:59:59Z', 'training');
      await record('2026-03-01T23:00:00Z'); // the 2nd in Berlin
      await record('2026-03-02T18:14:59Z');
      await record('2026-03-02T18:15:00Z'); // the 3rd in Kathmandu
      expect(await heatmap()).toEqual(['2026-03-01 2', '2026-03-02 3']);
      expect(await heatmap('UTC')).toEqual(['2026-03-01 3', '2026-03-02 2']);
      expect(await heatmap('Asia/Kathmandu')).toEqual(['2026-03-01 1', '2026-03-02 3', '2026-03-03 1']);
    });

    test('is shown for 365 days', async () => {
      const { record, heatmap } = await active(db);
      await record('2025-03-01T12:00:00Z');
      await record('2025-03-02T12:00:00Z');
      db.clock.set('2026-03-01T12:00:00Z');
      expect(await heatmap()).toEqual(['2025-03-02 1']);
    });

    test('counts the same lesson once', async () => {
      const { record, heatmap } = await active(db);
      const lesson = newId();
      await record('2026-03-01T10:00:00Z', 'lesson', lesson);
      await record('2026-03-02T10:00:00Z', 'lesson', lesson);
      expect(await heatmap()).toEqual(['2026-03-01 1']);
    });

    test('can be private: then only the learner sees it', async () => {
      const { userId, settings, record, heatmap } = await active(db);
      await record('2026-03-01T10:00:00Z');
      await settings.change(userId, { isActivityPublic: false });
      const isPrivate = { kind: 'forbidden', message: 'This learner keeps their activity private.' };
      await expect(heatmap()).rejects.toMatchObject(isPrivate);
      await expect(heatmap('UTC', newId())).rejects.toMatchObject(isPrivate);
      expect(await heatmap('UTC', userId)).toEqual(['2026-03-01 1']);
      await expect(heatmap('UTC', GUEST, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    });

    test('adds up to the learner’s stats', async () => {
      const { record, stats } = await active(db);
      await record('2026-03-01T10:00:00Z');
      await record('2026-03-01T11:00:00Z', 'training');
      await record('2026-03-02T10:00:00Z');
      expect(await stats()).toEqual({
        Streak: 2,
        LongestStreak: 2,
        NumActiveDays: 2,
        NumLessonsCompleted: 2,
        NumTrainingItems: 1,
        XP: 0,
      });
    });
  },
);
