import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases } from '../../../test/database';
import { type DomainEvent, defineEvent, EventOperations, runEventCommand } from '.';
import { done, LessonDone, lessonEvents } from './testing/lesson-events';

describeOnBothDatabases('events', (db) => {
  const { emit, listen, drain, states, stored } = lessonEvents(db);

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
    expect(await states()).toEqual([]);
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
    expect(await states()).toEqual([]);
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

  test('that were stored before a subscriber existed reach it by a backfill, once and in order', async () => {
    await emit(1, 2);
    const seen: number[] = [];
    listen('quests', (lesson) => void seen.push(lesson));
    await emit(3);
    await drain();
    expect(seen).toEqual([3]);
    const backfill = (event: DomainEvent<unknown>) =>
      new EventOperations(db.database).backfill({ name: 'quests', event }, db.clock.now().getTime());
    expect(await backfill(LessonDone as DomainEvent<unknown>)).toEqual({ added: 2, deletedUntil: null });
    expect(await states()).toEqual(['quests pending', 'quests pending']);
    await drain();
    expect(await backfill(LessonDone as DomainEvent<unknown>)).toMatchObject({ added: 0 });
    expect(await backfill(defineEvent('test.other', z.unknown()))).toMatchObject({ added: 0 });
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
