import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { type DomainEvent, EventOperations, measureDeliveries, runEventCommand } from '.';
import { LessonDone, lessonEvents } from './testing/lesson-events';

describeOnBothDatabases('events', (db) => {
  const { emit, listen, drain, states } = lessonEvents(db);

  test('a failing subscriber is retried with growing pauses and holds up no other', async () => {
    const tries: number[] = [];
    const others: number[] = [];
    listen('fails', (_lesson, attempt) => {
      tries.push(attempt);
      if (attempt < 3) throw new Error('not yet');
    });
    listen('works', (lesson) => void others.push(lesson));
    await emit(1);
    await drain();
    expect([tries, others]).toEqual([[1], [1]]);
    db.clock.advance(999);
    await drain();
    expect(tries).toEqual([1]);
    db.clock.advance(1);
    await drain();
    expect(tries).toEqual([1, 2]);
    db.clock.advance(2999);
    await drain();
    expect(tries).toEqual([1, 2]);
    db.clock.advance(1);
    await drain();
    expect(tries).toEqual([1, 2, 3]);
    expect(others).toEqual([1]);
    expect(await states()).toEqual([]);
  });

  test('a started dispatcher retries by itself', async () => {
    const { resolve: notify, promise: notified } = Promise.withResolvers<number>();
    listen('fails', (_lesson, attempt) => {
      if (attempt === 1) throw new Error('not yet');
      notify(attempt);
    });
    db.events.dispatcher.start();
    await emit(1);
    await drain();
    db.clock.advance(2000);
    expect(await notified).toBe(2);
    await drain();
  });

  test('that fail every time are dead: logged, counted, listed, and delivered after a retry', async () => {
    let isBroken = true;
    const seen: number[] = [];
    listen('broken', (lesson, attempt) => {
      if (isBroken) throw new Error('no such table');
      seen.push(lesson, attempt);
    });
    await emit(1);
    for (let hour = 0; hour < 24; hour++) {
      await drain();
      db.clock.advance(3_600_000);
    }
    expect(db.eventLog.at(-1)).toMatch(
      /test\.lesson-done failed in broken \(attempt 12.*given up.*no such table/,
    );
    const operations = new EventOperations(db.database);
    const run = (...args: string[]) => {
      const names = ['broken', 'other'];
      const declared = new Map(
        names.map((name) => [name, { name, event: LessonDone as DomainEvent<unknown> }]),
      );
      return runEventCommand(args, operations, declared, db.clock.now().getTime());
    };
    const dead = { subscriber: 'broken', event: 'test.lesson-done', attempts: 12 };
    expect(await operations.dead()).toMatchObject([{ ...dead, lastError: 'Error: no such table' }]);
    const metrics = new Registry();
    measureDeliveries(metrics, operations, { warn: expect.unreachable, error: expect.unreachable });
    const count = 'event_deliveries{subscriber="broken",state="dead"} 1';
    expect(await metrics.metrics()).toContain(count);

    isBroken = false;
    await drain();
    expect(seen).toEqual([]);
    expect(await run('dead')).toMatch(
      /test\.lesson-done \S+ in broken after 12 attempts: Error: no such table$/,
    );
    expect(await run('retry', 'other')).toBe('Deliveries to retry: 0.');
    expect(await run('retry')).toBe('Deliveries to retry: 1.');
    await drain();
    expect(seen).toEqual([1, 1]);
    expect(await run('dead')).toBe('No delivery was given up.');
    expect(await metrics.metrics()).not.toContain('state="dead"');
  });
});
