import type { DomainEvent } from './domain-event';

/** What is known of a delivery beside the payload. */
export interface EventMeta {
  /** The same for every try of this subscriber: a natural unique key for what the handler writes. */
  readonly messageId: string;
  readonly event: string;
  /** When the transaction emitted it, by the server's clock. */
  readonly occurredAt: Date;
  /** 1 for the first try. */
  readonly attempt: number;
}

/**
 * One listener to one event. Delivery is at least once, so `handle` must be repeatable (`insertOnce` with
 * `meta.messageId` or a source key). It opens its own transaction; an error makes it run again later with
 * growing pauses, and never holds up another subscriber.
 */
export interface EventSubscriber<Payload = unknown> {
  /** `<feature>.<what it does>`, unique and stored: never rename while rows are waiting. */
  readonly name: string;
  readonly event: DomainEvent<Payload>;
  handle(payload: Payload, meta: EventMeta): Promise<void> | void;
}
