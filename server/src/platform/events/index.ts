/**
 * Domain events (docs/events.md): `tx.emit(Event, payload)` stores the event with the transaction, and each subscriber
 * handles it after the commit, at least once, in order for each learner.
 *
 *     @Injectable()
 *     export class AwardXp {
 *       @OnEvent(LessonSubmitted, 'xp.award')
 *       async award(payload: EventPayload<typeof LessonSubmitted>, meta: EventMeta) { … }
 *     }
 *
 * Provider methods with `@OnEvent` are found at startup (`EventsModule` is global). Without Nest:
 * `registry.register({ name, event, handle })`. In tests: `await db.events.dispatcher.drain()`.
 */
export { type DomainEvent, defineEvent, type EventPayload } from './domain-event';
export { EventEntity } from './event.entity';
export { createEventBus, type EventBus } from './event-bus';
export { runEventCommand } from './event-command';
export { type DeliveryState, EventDeliveryEntity } from './event-delivery.entity';
export { EventDispatcher } from './event-dispatcher';
export { measureDeliveries } from './event-metrics';
export { type Backfill, type DeadDelivery, EventOperations } from './event-operations';
export type { EventErrorLog, EventSettings } from './event-settings';
export {
  declaredSubscribers,
  type EventMeta,
  type EventSubscriber,
  OnEvent,
  type SubscriberDeclaration,
  SubscriberRegistry,
} from './event-subscriber';
export { EventsModule } from './events.module';
export { KnownSubscriberEntity } from './known-subscriber.entity';
export { PruneEvents } from './prune-events.job';
export { PrunedEventsEntity } from './pruned-events.entity';
