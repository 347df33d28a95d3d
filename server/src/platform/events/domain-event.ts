import type { EventDefinition } from '@server/platform/database';
import type { ZodType } from 'zod';

/** Something that has happened and that other features may want to know; emitted by `tx.emit`. */
export type DomainEvent<Payload> = EventDefinition<Payload>;

/** The payload type of an event: `EventPayload<typeof LessonSubmitted>`. */
export type EventPayload<Event> = Event extends DomainEvent<infer Payload> ? Payload : never;

/**
 * Declares an event, in `<feature>.events.ts`:
 *
 *     export const LessonSubmitted = defineEvent(
 *       'lesson.submitted',
 *       z.object({ userId: z.string(), lessonId: z.string() }),
 *       { orderKey: (event) => event.userId },
 *     );
 *
 * The payload is stored as JSON, so times are ISO strings or milliseconds. Rows outlive a deployment: a
 * changed schema must still accept yesterday's payloads.
 */
export function defineEvent<Payload>(
  name: string,
  schema: ZodType<Payload>,
  options: { orderKey?: (payload: Payload) => string } = {},
): DomainEvent<Payload> {
  return { name, schema, ...options };
}
