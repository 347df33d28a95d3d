import type { EventDefinition } from '@server/platform/database';
import type { ZodType } from 'zod';

/** Something that has happened, stored by `tx.emit`. See docs/events.md. */
export type DomainEvent<Payload> = EventDefinition<Payload>;

/** The payload type of an event: `EventPayload<typeof LessonSubmitted>`. */
export type EventPayload<Event> = Event extends DomainEvent<infer Payload> ? Payload : never;

interface EventOptions<Payload> {
  /** Events with the same key reach each subscriber in the order they were committed. */
  orderKey?: (payload: Payload) => string;
  /** Of the schema; starts at 1. */
  version?: number;
  /** `upgrades[n]` turns a payload of version n into one of version n + 1: one for each version before this. */
  upgrades?: Record<number, (payload: never) => unknown>;
}

/**
 * Declares an event, in `<feature>.events.ts`:
 *
 *     export const LessonSubmitted = defineEvent(
 *       'submissions.lesson-submitted',
 *       z.object({ userId: z.string(), lessonId: z.string() }),
 *       { orderKey: (event) => event.userId },
 *     );
 *
 * The schema is the event's own, with camelCase keys, never one of the wire. Payloads are stored as JSON, so times are
 * ISO strings or milliseconds. Stored events are never rewritten: to change the schema, raise `version` and add an
 * upgrade.
 */
export function defineEvent<Payload>(
  name: string,
  schema: ZodType<Payload>,
  { version = 1, upgrades = {}, orderKey }: EventOptions<Payload> = {},
): DomainEvent<Payload> {
  for (let old = 1; old < version; old++) {
    if (!upgrades[old]) throw new Error(`The event ${name} lacks an upgrade from version ${old}.`);
  }
  const upgrade = (payload: unknown, from: number): Payload => {
    if (from > version) throw new Error(`Version ${from} of ${name} is newer than this server`);
    for (let old = from; old < version; old++) payload = upgrades[old]?.(payload as never);
    return schema.parse(payload);
  };
  return { name, version, schema, upgrade, ...(orderKey && { orderKey }) };
}
