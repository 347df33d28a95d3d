import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { GetStreak } from './get-streak';
import { RestDayEntity } from './rest-day.entity';
import { StreakAtRisk } from './streak-at-risk';
import { streakEntities, streakRules } from './testing/streaks';

/** After a streak of two days in Berlin, on the evening of the third. */
async function onTheThirdEvening(db: TestDatabase) {
  const { ledger, streaks } = streakRules(db);
  const userId = await addLearner(db, 'Europe/Berlin');
  const section = new StreakAtRisk(new GetStreak(db.database, db.clock, streaks, ledger));
  const learn = () =>
    db.database.transaction((tx) =>
      streaks.record(tx, { userId, kind: 'lesson', source: newId(), at: db.clock.now() }),
    );
  for (const day of ['05', '06']) {
    db.clock.set(`2026-01-${day}T12:00:00Z`);
    await learn();
  }
  db.clock.set('2026-01-07T19:00:00Z');
  return { userId, learn, read: () => section.read({ userId, now: db.clock.now(), locale: 'en' }) };
}

describeOnBothDatabases('the email about a streak', { entities: streakEntities }, (db) => {
  test('warns as long as the day is open', async () => {
    const { read, learn } = await onTheThirdEvening(db);
    expect(await read()).toMatchObject({ subject: 'Your 2-day streak ends tonight' });
    await learn();
    expect(await read()).toBeNull();
  });

  test('there’s nothing to lose on a rest day, or without a streak', async () => {
    const { read, userId } = await onTheThirdEvening(db);
    await db.dataSource.getRepository(RestDayEntity).insert({ userId, day: '2026-01-07' });
    expect(await read()).toBeNull();
    await db.dataSource.getRepository(RestDayEntity).delete({ userId });
    db.clock.set('2026-01-09T19:00:00Z');
    expect(await read()).toBeNull();
  });
});
