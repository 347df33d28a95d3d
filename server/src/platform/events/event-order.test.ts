import { expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { Database } from '../database';
import { PruneEvents } from '.';
import { done, LessonDone, lessonEvents } from './testing/lesson-events';

describeOnBothDatabases('events', (db) => {
  const { emit, listen, drain, states, stored } = lessonEvents(db);

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
  if (db.kind === 'sqlite') return;

  /** Emits in a transaction that stays open until `commit`, with the event written. */
  async function emitAndHold(lesson: number, user = 'ann') {
    const { resolve: end, promise: ended } = Promise.withResolvers<void>();
    onTestFinished(() => end());
    const { resolve: append, promise: appended } = Promise.withResolvers<void>();
    const { sink } = db.events;
    const held = new Database(db.dataSource, {
      append: async (manager, events) => {
        await sink.append(manager, events);
        append();
        await ended;
      },
      committed: (events) => sink.committed(events),
    });
    const transaction = held.transaction(async (tx) => tx.emit(LessonDone, done(lesson, user)));
    await appended;
    return {
      commit: () => {
        end();
        return transaction;
      },
    };
  }

  test('of one order key cannot overtake one whose transaction is still open', async () => {
    const seen: number[] = [];
    listen('xp', (lesson) => void seen.push(lesson));
    const first = await emitAndHold(1);
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
    await Promise.all([first.commit(), second]);
    await drain();
    expect(seen).toEqual([1, 2]);
  });

  test('of a transaction that commits after later ones aren’t lost, whichever process delivers and prunes', async () => {
    const seen: string[] = [];
    const register = (name: string) =>
      db.registry.register({
        name,
        event: LessonDone,
        handle: ({ user, lesson }) => void seen.push(`${name} ${user} ${lesson}`),
      });
    for (const name of ['quests', 'xp']) register(name);
    const other = db.createEvents(await db.openAnother());
    const deliver = () => Promise.all([drain(), other.dispatcher.drain()]);
    const prune = async () => {
      db.clock.advance(40 * 86_400_000);
      const job = new PruneEvents(db.database, db.registry, 30);
      await job.run(db.clock.now(), AbortSignal.timeout(20_000));
    };
    await prune(); // the subscribers aren't new from here on
    const [ann, bob] = [await emitAndHold(1, 'ann'), await emitAndHold(1, 'bob')];
    for (const lesson of [1, 2])
      await db.database.transaction(async (tx) => tx.emit(LessonDone, done(lesson, 'eve')));
    await deliver();
    expect(seen.splice(0).sort()).toEqual(['quests eve 1', 'quests eve 2', 'xp eve 1', 'xp eve 2']);
    await prune();
    expect(await stored()).toEqual([done(2, 'eve')]);
    await bob.commit();
    await prune();
    await deliver();
    expect(seen.splice(0).sort()).toEqual(['quests bob 1', 'xp bob 1']);
    await ann.commit();
    await prune();
    expect(await stored()).toEqual([done(1, 'ann'), done(2, 'eve')]);
    await deliver();
    expect(seen.sort()).toEqual(['quests ann 1', 'xp ann 1']);
    await prune();
    expect([await stored(), await states()]).toEqual([[done(2, 'eve')], []]);
  });
});
