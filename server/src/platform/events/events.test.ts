import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases } from '../../../test/database';
import { Database } from '../database';
import {
  type DomainEvent,
  defineEvent,
  EventDeliveryEntity,
  EventEntity,
  EventOperations,
  measureDeliveries,
  runEventCommand,
} from '.';

const LessonDone = defineEvent('test.lesson-done', z.object({ user: z.string(), lesson: z.number() }), {
  orderKey: ({ user }) => user,
});
const done = (lesson: number, user = 'ann') => ({ user, lesson });

describeOnBothDatabases('events', (db) => {
  const emit = (...lessons: number[]) =>
    db.database.transaction(async (tx) => {
      for (const lesson of lessons) tx.emit(LessonDone, done(lesson));
    });
  const listen = (name: string, handle: (lesson: number, attempt: number) => Promise<void> | void) =>
    db.registry.register({
      name,
      event: LessonDone,
      handle: ({ lesson }, { attempt }) => handle(lesson, attempt),
    });
  const states = async () => {
    const order = { position: 'ASC', subscriber: 'ASC' } as const;
    const rows = await db.dataSource.getRepository(EventDeliveryEntity).find({ order });
    return rows.map(({ subscriber, state }) => `${subscriber} ${state}`);
  };
  const drain = () => db.events.dispatcher.drain();
  const stored = async () => {
    const rows = await db.dataSource.getRepository(EventEntity).find({ order: { position: 'ASC' } });
    return rows.map(({ payload }) => JSON.parse(payload));
  };

  test('are delivered once to each subscriber, with their payload and time', async () => {
    const seen: unknown[] = [];
    for (const name of ['xp', 'quests']) {
      db.registry.register({
        name,
        event: LessonDone,
        handle: (payload, { event, occurredAt, attempt }) => {
          seen.push({ name, payload, event, occurredAt, attempt });
        },
      });
    }
    const occurredAt = db.clock.now();
    await emit(7);
    db.clock.advance(1000);
    await drain();
    await drain();
    const common = { payload: done(7), event: 'test.lesson-done', occurredAt, attempt: 1 };
    expect(seen).toHaveLength(2);
    for (const name of ['xp', 'quests']) expect(seen).toContainEqual({ name, ...common });
    expect(await states()).toEqual(['quests done', 'xp done']);
    expect(await stored()).toEqual([done(7)]);
    expect(db.emitted(LessonDone)).toEqual([done(7)]);
  });

  test('are delivered right after the commit, without waiting for the next poll', async () => {
    const { resolve: notify, promise: notified } = Promise.withResolvers<number>();
    listen('mail', notify);
    db.events.dispatcher.start();
    await emit(3);
    expect(await notified).toBe(3); // the clock stands still: no timer can have fired
    await drain();
    expect(await states()).toEqual(['mail done']);
  });

  test('a handler may open transactions and emit', async () => {
    const seen: number[] = [];
    listen('chain', async (lesson) => {
      seen.push(lesson);
      if (lesson < 3) await emit(lesson + 1);
    });
    db.events.dispatcher.start();
    await emit(1);
    await drain();
    expect(seen).toEqual([1, 2, 3]);
  });

  test('of a rolled-back transaction are neither stored nor delivered', async () => {
    listen('xp', () => undefined);
    db.events.dispatcher.start();
    const failing = db.database.transaction(async (tx) => {
      tx.emit(LessonDone, done(1));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await drain();
    expect([await states(), await stored()]).toEqual([[], []]);
    expect(db.emitted(LessonDone)).toEqual([]);
  });

  test('with a payload that does not fit the schema fail their transaction', async () => {
    listen('xp', () => undefined);
    const wrong = db.database.transaction(async (tx) => tx.emit(LessonDone, { user: 'ann' } as never));
    await expect(wrong).rejects.toThrow(z.ZodError);
    expect(await stored()).toEqual([]);
  });

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
    expect(await states()).toEqual(['xp done']);
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
    expect([attempts, await states()]).toEqual([[1], ['slow done']]);
  });

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
    expect(await states()).toEqual(['fails done', 'works done']);
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
    const operations = new EventOperations(db.dataSource);
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

  test('that were stored before a subscriber existed reach it by a backfill, once and in order', async () => {
    await emit(1, 2);
    const seen: number[] = [];
    listen('quests', (lesson) => void seen.push(lesson));
    await emit(3);
    await drain();
    expect(seen).toEqual([3]);
    const backfill = (event: DomainEvent<unknown>) =>
      new EventOperations(db.dataSource).backfill({ name: 'quests', event }, db.clock.now().getTime());
    expect(await backfill(LessonDone as DomainEvent<unknown>)).toBe(2);
    await drain();
    expect(await backfill(LessonDone as DomainEvent<unknown>)).toBe(0);
    expect(await backfill(defineEvent('test.other', z.unknown()))).toBe(0);
    await drain();
    expect(seen).toEqual([3, 1, 2]);
  });

  test('of an older version are upgraded before they are delivered', async () => {
    const renamed = defineEvent(LessonDone.name, z.object({ learner: z.string(), lesson: z.number() }), {
      version: 2,
      upgrades: { 1: ({ user, ...rest }: { user: string }) => ({ learner: user, ...rest }) },
    });
    const seen: unknown[] = [];
    db.registry.register({ name: 'xp', event: renamed, handle: (payload) => void seen.push(payload) });
    await emit(1);
    await drain();
    expect(seen).toEqual([{ learner: 'ann', lesson: 1 }]);
  });

  test('of a newer version wait for a server that knows it', async () => {
    const newer = { ...LessonDone, version: 2 };
    listen('xp', () => undefined);
    await db.database.transaction(async (tx) => tx.emit(newer, done(1)));
    await drain();
    expect(await states()).toEqual(['xp pending']);
    expect(db.eventLog).toEqual([expect.stringContaining('newer than this server')]);
  });

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

  test('are handled once by two processes on one database', async () => {
    const seen: number[] = [];
    listen('xp', async (lesson) => {
      await db.dataSource.query('SELECT 1');
      seen.push(lesson);
    });
    const lessons = Array.from({ length: 60 }, (_, index) => index);
    await Promise.all(lessons.map((lesson) => emit(lesson)));
    const second = db.createEvents(await db.openAnother());
    while ((await states()).some((state) => state !== 'xp done'))
      await Promise.all([drain(), second.dispatcher.drain()]);
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
    db.events.dispatcher.start();
    await emit(1, 2, 3);
    await begun;
    const stopped = db.events.dispatcher.stop();
    goOn();
    await stopped;
    expect(seen).toEqual([1]);
    await drain();
    expect(seen).toEqual([1, 2, 3]);
  });

  test('stay stored after they have been delivered', async () => {
    listen('xp', () => undefined);
    await emit(1);
    await drain();
    db.clock.advance(400 * 24 * 3_600_000);
    await drain();
    expect(await stored()).toEqual([done(1)]);
  });
});

test('an operator who mistypes a command reads what there is', async () => {
  const run = (...args: string[]) => {
    const declaration = { name: 'xp', event: LessonDone as DomainEvent<unknown> };
    return runEventCommand(args, {} as EventOperations, new Map([['xp', declaration]]), 0);
  };
  await expect(run('backfill', 'quest')).rejects.toThrow('No subscriber is called quest. There are: xp.');
  for (const args of [[], ['backfill'], ['dead', 'xp'], ['retry', 'xp', 'xp'], ['drop', 'xp']])
    await expect(run(...args)).rejects.toThrow('npm run events -- <command>');
});

test('an event whose version lacks an upgrade is a mistake found at startup', () => {
  expect(() => defineEvent('test.gap', z.object({}), { version: 3, upgrades: { 1: (old) => old } })).toThrow(
    'The event test.gap lacks an upgrade from version 2.',
  );
});
