import { expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { Database } from '../database';
import { done, LessonDone, lessonEvents } from './testing/lesson-events';

describeOnBothDatabases('events', (db) => {
  const { emit, listen, drain } = lessonEvents(db);

  test('of one order key stay in order around a failure, and do not delay others', async () => {
    const seen: string[] = [];
    db.registry.register({
      name: 'ordered',
      event: LessonDone,
      handle: async ({ user, lesson }, { attempt }) => {
        await Promise.resolve();
        if (user === 'ann' && lesson === 1 && attempt === 1) throw new Error('not yet');
        seen.push(`${user} ${lesson}`);
      },
    });
    db.events.dispatcher.start();
    const emitOne = (lesson: number, user: string) =>
      db.database.transaction(async (tx) => tx.emit(LessonDone, done(lesson, user)));
    await emitOne(1, 'ann');
    await emitOne(2, 'ann');
    await drain();
    await emitOne(3, 'ann');
    await emitOne(1, 'bob');
    await drain();
    expect(seen).toEqual(['bob 1']);
    db.clock.advance(1000);
    await drain();
    await emitOne(4, 'ann');
    await drain();
    expect(seen).toEqual(['bob 1', 'ann 1', 'ann 2', 'ann 3', 'ann 4']);
  });

  test('of one order key wait for the one before, also when another process is handling it', async () => {
    const seen: number[] = [];
    const { resolve: finish, promise: mayFinish } = Promise.withResolvers<void>();
    onTestFinished(() => finish());
    const { resolve: begin, promise: begun } = Promise.withResolvers<void>();
    listen('xp', async (lesson) => {
      begin();
      if (lesson === 1) await mayFinish;
      seen.push(lesson);
    });
    await emit(1);
    const first = drain();
    await begun;
    await emit(2, 3);
    const second = db.createEvents(await db.openAnother());
    await second.dispatcher.drain();
    expect(seen).toEqual([]);
    finish();
    await Promise.all([first, second.dispatcher.drain()]);
    expect(seen).toEqual([1, 2, 3]);
  });

  // On SQLite a second transaction cannot even begin before the first has ended.
  if (db.kind === 'postgres')
    test('of one order key cannot overtake one whose transaction is still open', async () => {
      const seen: number[] = [];
      listen('xp', (lesson) => void seen.push(lesson));
      const { resolve: commit, promise: mayCommit } = Promise.withResolvers<void>();
      onTestFinished(() => commit());
      const { resolve: append, promise: appended } = Promise.withResolvers<void>();
      const { sink } = db.events;
      const slow = new Database(db.dataSource, {
        append: async (manager, events) => {
          await sink.append(manager, events);
          append();
          await mayCommit;
        },
        committed: (events) => sink.committed(events),
      });
      const first = slow.transaction(async (tx) => tx.emit(LessonDone, done(1)));
      await appended;
      let isOver = false;
      const second = emit(2).then(() => {
        isOver = true;
      });
      const isWaiting = async () => {
        const [row] = await db.dataSource.query(
          `SELECT COUNT(*) AS total FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        return row.total > 0;
      };
      await expect.poll(async () => isOver || (await isWaiting()), { timeout: 20_000 }).toBe(true);
      await drain();
      commit();
      await Promise.all([first, second]);
      await drain();
      expect(seen).toEqual([1, 2]);
    });
});
