import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { BroadcastEntity } from './broadcasts/broadcast.entity';
import { Broadcasts } from './broadcasts/broadcasts';
import { NotificationEntity } from './notification.entity';
import { delivering, deliveryEntities, newLearner } from './testing/delivering';

const DAY_MS = 24 * 3_600_000;

describeOnBothDatabases('reminders and broadcasts', { entities: deliveryEntities }, (db) => {
  const listed = () => db.dataSource.getRepository(NotificationEntity).find();
  const schedule = (process: ReturnType<typeof delivering>, userId: string, inMs: number) =>
    db.database.transaction((tx) =>
      process.reminders.schedule(tx, userId, 'quest_available', new Date(db.clock.now().getTime() + inMs)),
    );

  test('a reminder comes at its time, once across processes', async () => {
    const processes = [delivering(db), delivering(db)] as const;
    const { userId } = await newLearner(db);
    await schedule(processes[0], userId, DAY_MS);
    await schedule(processes[0], userId, 2 * DAY_MS);
    db.clock.advance(DAY_MS);
    await processes[0].reminders.sendDue();
    expect(await listed()).toEqual([]);
    db.clock.advance(DAY_MS);
    await Promise.all(processes.map(({ reminders }) => reminders.sendDue()));
    expect(await listed()).toMatchObject([{ userId, type: 'quest_available', key: 'today' }]);
    db.clock.advance(DAY_MS);
    await processes[1].reminders.sendDue();
    expect(await listed()).toHaveLength(1);
  });

  test('one that has become pointless is dropped, and one that fails keeps no other waiting', async () => {
    const process = delivering(db);
    const [first, second] = [await newLearner(db), await newLearner(db)];
    await schedule(process, first.userId, 0);
    await schedule(process, second.userId, 1_000);
    db.clock.advance(1_000);
    process.reminder.keyFor = async (userId?: string) => {
      if (userId === first.userId) throw new Error('no answer');
      return 'today';
    };
    await process.reminders.sendDue();
    expect((await listed()).map(({ userId }) => userId)).toEqual([second.userId]);
    db.clock.advance(3_600_000);
    process.reminder.keyFor = async () => null;
    await process.reminders.sendDue();
    expect(await listed()).toHaveLength(1);
  });

  test('an announcement reaches everybody once, in batches, by several processes', async () => {
    class SmallBatches extends Broadcasts {
      override readonly batch = 2;
    }
    const { notifications, frames } = delivering(db);
    const learners = await Promise.all(Array.from({ length: 5 }, () => newLearner(db)));
    const processes = [1, 2].map(() => new SmallBatches(db.database, notifications, db.clock));
    await db.database.transaction((tx) =>
      processes[0]!.announce(tx, '  We’ll be down for an hour on Sunday. '),
    );
    await Promise.all(processes.map((process) => process.sendAll()));
    const rows = await listed();
    expect(rows.map(({ userId }) => userId).sort()).toEqual(learners.map(({ userId }) => userId).sort());
    expect(rows[0]!.data).toMatchObject({ text: 'We’ll be down for an hour on Sunday.' });
    expect(frames).toHaveLength(5);
    await newLearner(db);
    await processes[0]!.sendAll();
    expect(await listed()).toHaveLength(5);
  });

  test('a broadcast continues where it stopped', async () => {
    class SmallBatches extends Broadcasts {
      override readonly batch = 2;
    }
    const { notifications } = delivering(db);
    for (let count = 0; count < 5; count++) await newLearner(db);
    const broadcasts = new SmallBatches(db.database, notifications, db.clock);
    await db.database.transaction((tx) => broadcasts.announce(tx, 'Hello'));
    const stop = new AbortController();
    stop.abort();
    await expect(broadcasts.sendAll(stop.signal)).rejects.toThrow();
    expect(await listed()).toHaveLength(2);
    await broadcasts.sendAll();
    expect(await listed()).toHaveLength(5);
    expect(await db.dataSource.getRepository(BroadcastEntity).findOneBy({})).toMatchObject({
      doneAt: db.clock.now(),
    });
  });

  test.each(['', '   ', 'x'.repeat(2_001)])('an announcement of %j is refused', async (text) => {
    const { broadcasts } = delivering(db);
    const announced = db.database.transaction((tx) => broadcasts.announce(tx, text));
    await expect(announced).rejects.toMatchObject({ kind: 'invalid' });
  });
});
