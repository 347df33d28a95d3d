import type { DomainEvent } from './domain-event';

/** What's known about an event apart from its payload. */
export interface EventMeta {
  /** A UUID, the same on every attempt: a natural unique key for what the handler writes. */
  readonly eventId: string;
  readonly event: string;
  /** When the transaction emitted it, by the server's clock. */
  readonly occurredAt: Date;
  /** 1 on the first attempt. */
  readonly attempt: number;
}

/**
 * Delivery is at least once, so handlers must be idempotent (`insertOnce` with `meta.eventId` or a source key). They
 * open their own transactions. An error is retried with growing pauses and never holds up another subscriber.
 */
export type EventHandler<Payload> = (payload: Payload, meta: EventMeta) => Promise<void> | void;

export interface EventSubscriber<Payload = unknown> {
  /** `<feature>.<what it does>`, unique. Stored with each delivery, so never rename it. */
  readonly name: string;
  readonly event: DomainEvent<Payload>;
  readonly handle: EventHandler<Payload>;
}

export type SubscriberDeclaration = Pick<EventSubscriber, 'name' | 'event'>;

const DECLARATION = Symbol('emberforge:event-subscriber');
const declared = new Map<string, SubscriberDeclaration>();

/** Makes a provider's method the handler of subscriber `name` (e.g. `xp.award`) for `event`. */
export function OnEvent<Payload>(event: DomainEvent<Payload>, name: string) {
  return <Method extends EventHandler<Payload>>(
    _target: object,
    _method: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const declaration = { name, event: event as DomainEvent<unknown> };
    declared.set(name, declaration);
    Reflect.defineMetadata(DECLARATION, declaration, descriptor.value as Method);
  };
}

export function declarationOf(method: object): SubscriberDeclaration | undefined {
  return Reflect.getMetadata(DECLARATION, method);
}

/** Every `@OnEvent` of the modules imported so far, also without a running application. */
export const declaredSubscribers = (): ReadonlyMap<string, SubscriberDeclaration> => declared;

/** The subscribers of this process. Filled at startup, before the first event is emitted. */
export class SubscriberRegistry {
  private readonly byName = new Map<string, EventSubscriber>();

  register<Payload>(subscriber: EventSubscriber<Payload>): void {
    if (this.byName.has(subscriber.name))
      throw new Error(`Two event subscribers are called ${subscriber.name}.`);
    this.byName.set(subscriber.name, subscriber as EventSubscriber);
  }

  all(): EventSubscriber[] {
    return [...this.byName.values()];
  }

  of(event: string): EventSubscriber[] {
    return this.all().filter((subscriber) => subscriber.event.name === event);
  }
}
