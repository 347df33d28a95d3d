/**
 * Domain events through a transactional outbox: `tx.emit(Event, payload)` writes one row for each subscriber
 * with the transaction; after the commit each subscriber runs at once, at least once, also over a crash.
 *
 *     // <feature>.module.ts: listen
 *     @Injectable()
 *     export class AwardXp {
 *       constructor(private readonly database: Database) {}
 *
 *       @OnEvent(LessonSubmitted, 'xp.award')
 *       async award(payload: EventPayload<typeof LessonSubmitted>, meta: EventMeta) { … }
 *     }
 *
 * A provider method with `@OnEvent` is found at start by itself (`EventsModule` is global). Without Nest:
 * `registry.register({ name, event, handle })`. In tests: `await db.events.dispatcher.drain()` waits until all is handled.
 */
export { OutboxDispatcher } from './dispatcher';
export { type DomainEvent, defineEvent, type EventPayload } from './domain-event';
export { createEventBus, type EventBus } from './event-bus';
export type { EventMeta, EventSubscriber } from './event-subscriber';
export { EventsModule } from './events.module';
export { OnEvent } from './on-event';
export { OutboxMessage, type OutboxState } from './outbox-message.entity';
export type { OutboxLog, OutboxSettings } from './outbox-settings';
export { SubscriberRegistry } from './subscriber-registry';
