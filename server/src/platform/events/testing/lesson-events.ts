import { z } from 'zod';
import type { TestDatabase } from '../../../../test/database';
import { defineEvent, EventDeliveryEntity, EventEntity } from '..';

export const LessonDone = defineEvent(
  'test.lesson-done',
  z.object({ user: z.string(), lesson: z.number() }),
  { orderKey: ({ user }) => user },
);
export const done = (lesson: number, user = 'ann') => ({ user, lesson });

/** Emits, subscribes to and reads `LessonDone` events on one database. */
export function lessonEvents(db: TestDatabase) {
  return {
    /** In one transaction. */
    emit: (...lessons: number[]) =>
      db.database.transaction(async (tx) => {
        for (const lesson of lessons) tx.emit(LessonDone, done(lesson));
      }),
    listen: (name: string, handle: (lesson: number, attempt: number) => Promise<void> | void) =>
      db.registry.register({
        name,
        event: LessonDone,
        handle: ({ lesson }, { attempt }) => handle(lesson, attempt),
      }),
    /** Handles everything that is due. */
    drain: () => db.events.dispatcher.drain(),
    /** Of all deliveries: `<subscriber> <state>`. */
    states: async () => {
      const order = { position: 'ASC', subscriber: 'ASC' } as const;
      const rows = await db.dataSource.getRepository(EventDeliveryEntity).find({ order });
      return rows.map(({ subscriber, state }) => `${subscriber} ${state}`);
    },
    /** Payloads of all events, in order. */
    stored: async () => {
      const rows = await db.dataSource.getRepository(EventEntity).find({ order: { position: 'ASC' } });
      return rows.map(({ payload }) => JSON.parse(payload));
    },
  };
}
