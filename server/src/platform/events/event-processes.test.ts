import { expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { EventDeliveryEntity } from '.';
import { lessonEvents } from './testing/lesson-events';

describeOnBothDatabases('events', (db) => {
  const { emit, listen, drain, states } = lessonEvents(db);

  test('a crash between the commit and the handling loses nothing', async () => {
    const seen: number[] = [];
    listen('xp', (lesson) => void seen.push(lesson));
    await emit(1, 2); // not delivered: this process has not started its dispatcher
    const survivor = db.createEvents(await db.openAnother());
    await survivor.dispatcher.drain();
    expect(seen).toEqual([1, 2]);
    await drain();
    expect(seen).toEqual([1, 2]);
  });

  test('claimed by a process that died are delivered by another once the lease has expired', async () => {
    const seen: number[] = [];
    const { resolve: begin, promise: begun } = Promise.withResolvers<void>();
    listen('xp', async (lesson, attempt) => {
      seen.push(attempt);
      begin();
      if (attempt === 1) await new Promise(() => undefined); // never comes back
      expect(lesson).toBe(1);
    });
    const lost = db.createEvents(await db.openAnother());
    await emit(1);
    void lost.dispatcher.drain();
    await begun;
    await drain();
    expect(seen).toEqual([1]);
    db.clock.advance(60_000);
    await drain();
    expect(seen).toEqual([1, 2]);
    expect(await states()).toEqual([]);
  });

  test('whose handler takes longer than a lease are not claimed by another process', async () => {
    const attempts: number[] = [];
    const { resolve: finish, promise: mayFinish } = Promise.withResolvers<void>();
    onTestFinished(() => finish());
    const { resolve: begin, promise: begun } = Promise.withResolvers<void>();
    listen('slow', async (_lesson, attempt) => {
      attempts.push(attempt);
      begin();
      await mayFinish;
    });
    db.events.dispatcher.start();
    await emit(1);
    await begun;
    const isLeased = async () => {
      const [row] = await db.dataSource.getRepository(EventDeliveryEntity).find();
      return row!.availableAt.getTime() > db.clock.now().getTime() + 55_000;
    };
    for (let lease = 0; lease < 2; lease++) {
      db.clock.advance(59_000);
      await expect.poll(isLeased, { timeout: 20_000 }).toBe(true);
    }
    await db.createEvents(await db.openAnother()).dispatcher.drain();
    finish();
    await drain();
    expect([attempts, await states()]).toEqual([[1], []]);
  });

  test('are handled once by two processes on one database', async () => {
    const seen: number[] = [];
    listen('xp', async (lesson) => {
      await db.dataSource.query('SELECT 1');
      seen.push(lesson);
    });
    const lessons = Array.from({ length: 60 }, (_, index) => index);
    await Promise.all(lessons.map((lesson) => emit(lesson)));
    const second = db.createEvents(await db.openAnother());
    while ((await states()).length > 0) await Promise.all([drain(), second.dispatcher.drain()]);
    expect(seen.sort((a, b) => a - b)).toEqual(lessons);
  });

  test('that have not been started when the process stops are left for its next start', async () => {
    const seen: number[] = [];
    const { resolve: goOn, promise: mayGoOn } = Promise.withResolvers<void>();
    onTestFinished(() => goOn());
    const { resolve: begin, promise: begun } = Promise.withResolvers<void>();
    listen('slow', async (lesson) => {
      begin();
      await mayGoOn;
      seen.push(lesson);
    });
    await emit(1, 2, 3);
    db.events.dispatcher.start(); // after the commit: woken by it, a second claim could still be under way below
    await begun;
    const stopped = db.events.dispatcher.stop();
    goOn();
    await stopped;
    expect(seen).toEqual([1]);
    await drain();
    expect(seen).toEqual([1, 2, 3]);
  });
});
