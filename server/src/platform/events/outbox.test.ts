import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases } from '../../../test/database';
import { defineEvent, OutboxMessage } from '.';

const LessonDone = defineEvent('test.lesson-done', z.object({ user: z.string(), lesson: z.number() }), {
  orderKey: ({ user }) => user,
});
const done = (lesson: number, user = 'ann') => ({ user, lesson });

describeOnBothDatabases('the outbox', (db) => {
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
    const rows = await db.dataSource.getRepository(OutboxMessage).find({ order: { id: 'ASC' } });
    return rows.map(({ subscriber, state }) => `${subscriber} ${state}`);
  };
  const drain = () => db.events.dispatcher.drain();
  const nextOf = <T>() => {
    let tell: (value: T) => void = () => undefined;
    const told = new Promise<T>((resolve) => {
      tell = resolve;
    });
    return { tell, told };
  };

  test('tells each subscriber once, with what was emitted and when', async () => {
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
    expect(seen).toEqual([
      { name: 'xp', ...common },
      { name: 'quests', ...common },
    ]);
    expect(await states()).toEqual(['xp done', 'quests done']);
    expect(db.emitted(LessonDone)).toEqual([done(7)]);
  });

  test('once started, tells it without waiting for the next poll', async () => {
    const { tell, told } = nextOf<number>();
    listen('realtime', tell);
    db.events.dispatcher.start();
    await emit(3);
    expect(await told).toBe(3); // the clock stands still: no timer can have fired
    await drain();
    expect(await states()).toEqual(['realtime done']);
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

  test('tells nothing of a transaction that was rolled back', async () => {
    listen('xp', () => undefined);
    db.events.dispatcher.start();
    const failing = db.database.transaction(async (tx) => {
      tx.emit(LessonDone, done(1));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await drain();
    expect(await states()).toEqual([]);
    expect(db.emitted(LessonDone)).toEqual([]);
  });

  test('refuses a payload that its schema does not allow, and the transaction with it', async () => {
    listen('xp', () => undefined);
    const wrong = db.database.transaction(async (tx) => tx.emit(LessonDone, { user: 'ann' } as never));
    await expect(wrong).rejects.toThrow(z.ZodError);
    expect(await states()).toEqual([]);
  });

  test('a crash between the commit and the handling loses nothing', async () => {
    const seen: number[] = [];
    listen('xp', (lesson) => void seen.push(lesson));
    await emit(1, 2); // nobody delivers: the dispatcher of this process is not started
    const survivor = db.createEvents(await db.openAnother());
    await survivor.dispatcher.drain();
    expect(seen).toEqual([1, 2]);
    await drain();
    expect(seen).toEqual([1, 2]);
  });

  test('what a process had taken when it ended is taken over when its lease is over', async () => {
    const seen: number[] = [];
    const { tell: begin, told: begun } = nextOf<void>();
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

  test('a failing subscriber is tried again with growing pauses and holds nobody up', async () => {
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

  test('a started dispatcher tries again by itself when the time has come', async () => {
    const { tell, told } = nextOf<number>();
    listen('fails', (_lesson, attempt) => {
      if (attempt === 1) throw new Error('not yet');
      tell(attempt);
    });
    db.events.dispatcher.start();
    await emit(1);
    await drain();
    db.clock.advance(1000);
    expect(await told).toBe(2);
    await drain();
  });

  test('what never succeeds is given up, kept and logged', async () => {
    listen('broken', () => {
      throw new Error('no such table');
    });
    await emit(1);
    for (let hour = 0; hour < 24; hour++) {
      await drain();
      db.clock.advance(3_600_000);
    }
    const [row] = await db.dataSource.getRepository(OutboxMessage).find();
    expect(row).toMatchObject({ state: 'dead', attempts: 12, lastError: 'Error: no such table' });
    expect(db.eventLog.at(-1)).toMatch(
      /test\.lesson-done failed in broken \(try 12.*given up.*no such table/,
    );
  });

  test('events of one order key stay in order, also around a failure; other keys go on', async () => {
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

  test('two dispatchers on one database handle each message once', async () => {
    const seen: number[] = [];
    listen('xp', async (lesson) => {
      await db.dataSource.query('SELECT 1');
      seen.push(lesson);
    });
    const lessons = Array.from({ length: 60 }, (_, index) => index);
    await Promise.all(lessons.map((lesson) => emit(lesson)));
    const second = db.createEvents(await db.openAnother());
    await Promise.all([drain(), second.dispatcher.drain(), drain(), second.dispatcher.drain()]);
    expect(seen.sort((a, b) => a - b)).toEqual(lessons);
  });

  test('stopping waits for what has begun and leaves the rest for the next start', async () => {
    const seen: number[] = [];
    const { tell: goOn, told: mayGoOn } = nextOf<void>();
    const { tell: begin, told: begun } = nextOf<void>();
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

  test('handled messages are pruned after a week', async () => {
    listen('xp', () => undefined);
    await emit(1);
    await drain();
    db.clock.advance(8 * 24 * 3_600_000);
    db.events.dispatcher.start();
    await expect.poll(states).toEqual([]);
  });
});
