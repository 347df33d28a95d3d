import { UserEntity } from '@server/people/users';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { replayLedger } from '../xp/replay-ledger';
import { StreakDayCounted } from './streak.events';
import { dayNumber, learningOffline } from './testing/late-lessons';
import { streakEntities } from './testing/streaks';

describeOnBothDatabases('days that are decided again', { entities: streakEntities }, (db) => {
  test('mend a streak that ended while the learner was offline', async () => {
    const { learn, goTo, arrive, now } = await learningOffline(db);
    await learn();
    await goTo(3);
    expect(await now()).toMatchObject({ length: 0 });
    expect(await arrive(1)).toEqual({ day: dayNumber(1), isFirstLesson: true });
    await arrive(2);
    expect(await now()).toMatchObject({ length: 3, longest: 3 });
    await learn();
    expect(await now()).toMatchObject({ length: 4, longest: 4 });
    expect(db.emitted(StreakDayCounted).map(({ day, length }) => [day, length])).toEqual(
      [0, 1, 2, 3].map((index) => [dayNumber(index), index + 1]),
    );
  });

  test('join what the learner did since, on another device', async () => {
    const { learn, goTo, arrive, now } = await learningOffline(db);
    await learn();
    await goTo(2);
    await learn();
    expect(await now()).toMatchObject({ length: 1 });
    await arrive(1);
    expect(await now()).toMatchObject({ length: 3, longest: 3 });
  });

  test('count once, whatever arrives for them', async () => {
    const { learn, goTo, arrive, now } = await learningOffline(db);
    await learn();
    await goTo(2);
    await arrive(1);
    expect(await arrive(1)).toEqual({ day: dayNumber(1), isFirstLesson: false });
    await arrive(0);
    expect(await now()).toMatchObject({ length: 2 });
    expect(db.emitted(StreakDayCounted)).toHaveLength(2);
  });

  test('end a streak again where a day was really missed', async () => {
    const { learn, goTo, arrive, now } = await learningOffline(db);
    await learn();
    await goTo(4);
    await arrive(1);
    expect(await now()).toMatchObject({ length: 0, longest: 2 });
    await arrive(3);
    expect(await now()).toMatchObject({ length: 1, longest: 2 });
  });

  test('give an ember back that wasn’t needed', async () => {
    const { learn, goTo, arrive, give, now, covers } = await learningOffline(db);
    await give('ember');
    await learn();
    await goTo(2);
    expect(await now()).toMatchObject({ length: 1, embers: 0 });
    await arrive(1);
    expect(await now()).toMatchObject({ length: 2, embers: 1 });
    expect(await covers()).toEqual([]);
  });

  test('spend an ember on the day that needed it instead', async () => {
    const { learn, goTo, arrive, give, now, covers } = await learningOffline(db);
    await give('ember');
    await learn();
    await goTo(3); // day 1 took the ember, day 2 ended the streak
    expect(await now()).toMatchObject({ length: 0, embers: 0 });
    await arrive(1);
    expect(await now()).toMatchObject({ length: 2, embers: 0 });
    expect(await covers()).toEqual([`${dayNumber(2)} ember`]);
    await arrive(2);
    expect(await now()).toMatchObject({ length: 3, embers: 1 });
    expect((await replayLedger(db.dataSource)).problems).toEqual([]);
  });

  test('thaw a flame once no day needs it, and keep it while one does', async () => {
    const { learn, goTo, arrive, give, now, covers } = await learningOffline(db);
    await give('frozen_flame');
    await learn();
    await goTo(3);
    expect(await now()).toMatchObject({ length: 1, flames: 0, frozenThrough: dayNumber(4) });
    await arrive(1);
    expect(await now()).toMatchObject({ length: 2, flames: 0, frozenThrough: dayNumber(5) });
    expect(await covers()).toEqual([`${dayNumber(2)} flame`]);
    await arrive(2);
    expect(await now()).toMatchObject({ length: 3, flames: 1, frozenThrough: null });
    expect(await covers()).toEqual([]);
  });

  test('don’t change in a zone that the streak has only moved to since', async () => {
    const { userId, learn, goTo, arrive, now } = await learningOffline(db);
    await learn();
    await goTo(1);
    await db.dataSource.manager.update(UserEntity, { id: userId }, { timeZone: 'Europe/Berlin' });
    await goTo(2);
    expect(await arrive(1)).toMatchObject({ day: dayNumber(2) });
    expect(await now()).toMatchObject({ length: 1 });
  });
});
