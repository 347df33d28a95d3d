import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { type DomainEvent, EventOperations, PruneEvents, runEventCommand } from '.';
import { done, LessonDone, lessonEvents } from './testing/lesson-events';

const DAY_MS = 86_400_000;
const event = LessonDone as DomainEvent<unknown>;

describeOnBothDatabases('events that were handled', (db) => {
  const { emit, listen, drain, states, stored } = lessonEvents(db);
  const running = new AbortController().signal;

  const prune = (days = 30, signal = running) =>
    new PruneEvents(db.database, db.registry, days).run(db.clock.now(), signal);

  /** From here on, the subscribers have been known for a month. */
  async function meetSubscribers() {
    await prune();
    db.clock.advance(31 * DAY_MS);
  }

  const backfill = (name: string) =>
    runEventCommand(
      ['backfill', name],
      new EventOperations(db.database),
      new Map([[name, { name, event }]]),
      db.clock.now().getTime(),
    );

  test('are deleted after the retention, but for the newest', async () => {
    listen('xp', () => undefined);
    await meetSubscribers();
    await emit(1, 2);
    db.clock.advance(10 * DAY_MS);
    await emit(3);
    await drain();
    db.clock.advance(20 * DAY_MS);
    await prune();
    expect(await stored()).toEqual([done(1), done(2), done(3)]);
    db.clock.advance(1);
    await prune();
    expect(await stored()).toEqual([done(3)]);
    db.clock.advance(400 * DAY_MS);
    await prune();
    await emit(4);
    await prune();
    expect(await stored()).toEqual([done(4)]);
  });

  test('by some subscribers stay until the others have handled them, too', async () => {
    let isBroken = true;
    const seen: number[] = [];
    listen('works', () => undefined);
    listen('fails', (lesson) => {
      if (isBroken && lesson === 1) throw new Error('no such table');
      seen.push(lesson);
    });
    await meetSubscribers();
    await emit(1, 2, 3);
    for (let hour = 0; hour < 24; hour++) {
      await drain();
      db.clock.advance(3_600_000);
    }
    db.clock.advance(60 * DAY_MS);
    await prune();
    expect([await stored(), await states()]).toEqual([[done(1), done(3)], ['fails dead']]);
    isBroken = false;
    const operations = new EventOperations(db.database);
    expect(await operations.dead()).toMatchObject([
      { subscriber: 'fails', lastError: 'Error: no such table' },
    ]);
    expect(await operations.retry(db.clock.now().getTime())).toBe(1);
    await prune();
    await drain();
    expect(seen).toEqual([2, 3, 1]);
    await prune();
    expect([await stored(), await states()]).toEqual([[done(3)], []]);
  });

  test('wait for the backfill of a new subscriber, as long as it is new', async () => {
    listen('xp', () => undefined);
    await meetSubscribers();
    await emit(1, 2);
    await drain();
    db.clock.advance(90 * DAY_MS);
    const seen: number[] = [];
    listen('quests', (lesson) => void seen.push(lesson));
    await prune();
    db.clock.advance(29 * DAY_MS);
    await prune();
    expect(await backfill('quests')).toBe('Events to deliver to quests: 2.');
    await drain();
    expect(await backfill('quests')).toBe('Events to deliver to quests: 0.');
    expect(seen).toEqual([1, 2]);
    db.clock.advance(2 * DAY_MS);
    await prune();
    expect(await stored()).toEqual([done(2)]);
  });

  test('and deleted can’t be backfilled, and the command says so', async () => {
    listen('xp', () => undefined);
    await meetSubscribers();
    await emit(1);
    const occurredAt = db.clock.now();
    await emit(2);
    await drain();
    db.clock.advance(31 * DAY_MS);
    await prune();
    const seen: number[] = [];
    listen('quests', (lesson) => void seen.push(lesson));
    expect(await backfill('quests')).toBe(
      `Events to deliver to quests: 1.\nOlder ones can’t be delivered: test.lesson-done up to ${occurredAt.toISOString()} were deleted (EVENT_RETENTION_DAYS).`,
    );
    await drain();
    expect(seen).toEqual([2]);
  });

  test('are deleted in batches, so that a run can stop in between and go on', async () => {
    await emit(...Array.from({ length: 1200 }, (_, index) => index));
    db.clock.advance(31 * DAY_MS);
    let checks = 0;
    const throwIfAborted = () => {
      if (++checks > 1) throw new Error('the process stops');
    };
    await expect(prune(30, { throwIfAborted } as AbortSignal)).rejects.toThrow('the process stops');
    expect(await stored()).toHaveLength(700);
    await prune();
    expect(await stored()).toHaveLength(1);
  });

  test('are deleted while others are emitted and delivered, by several processes', async () => {
    const seen: number[] = [];
    listen('xp', async (lesson) => {
      await db.dataSource.query('SELECT 1');
      seen.push(lesson);
    });
    await prune(0);
    const other = db.createEvents(await db.openAnother());
    const lessons = Array.from({ length: 40 }, (_, index) => index);
    const work = async (lesson: number) => {
      await emit(lesson);
      db.clock.advance(1);
      await Promise.all([prune(0), drain(), prune(0), other.dispatcher.drain()]);
    };
    await Promise.all(lessons.map(work));
    for (const { dispatcher } of [db.events, other]) await dispatcher.drain();
    expect(await states()).toEqual([]);
    expect(seen.sort((a, b) => a - b)).toEqual(lessons);
    db.clock.advance(1);
    await prune(0);
    expect(await stored()).toHaveLength(1);
    expect(db.eventLog).toEqual([]);
  });

  if (db.kind === 'sqlite') return;

  test('are left to a backfill that is just about to deliver them', async () => {
    listen('xp', () => undefined);
    await meetSubscribers();
    await emit(1, 2, 3);
    await drain();
    db.clock.advance(31 * DAY_MS);
    const backfilling = (await db.openAnother({ poolSize: 1 })).createQueryRunner();
    await backfilling.startTransaction();
    const [[{ position }]] = await backfilling.query(
      `UPDATE events SET subscribers = subscribers || '[quests]' WHERE position = (SELECT MIN(position) FROM events)
        RETURNING position`,
    );
    await prune();
    expect(await stored()).toEqual([done(1), done(3)]);
    await backfilling.query(
      `INSERT INTO event_deliveries (position, subscriber, state, attempts, available_at)
        VALUES (${position}, 'quests', 'pending', 0, 0)`,
    );
    await backfilling.commitTransaction();
    await backfilling.release();
    await prune();
    expect(await stored()).toEqual([done(1), done(3)]);
  });
});
