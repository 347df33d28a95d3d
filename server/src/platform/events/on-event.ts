import type { DomainEvent } from './domain-event';
import type { EventMeta } from './event-subscriber';

const ON_EVENT = Symbol('emberforge:on-event');

export interface OnEventMark {
  name: string;
  event: DomainEvent<unknown>;
}

type Handler<Payload> = (payload: Payload, meta: EventMeta) => Promise<void> | void;

/**
 * Marks a provider's method as the subscriber `name` (unique, stored, e.g. `xp.award`) of `event`. What
 * `EventSubscriber` says of `handle` holds for the method.
 */
export function OnEvent<Payload>(event: DomainEvent<Payload>, name: string) {
  return <Method extends Handler<Payload>>(
    _target: object,
    _method: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const mark: OnEventMark = { name, event: event as DomainEvent<unknown> };
    Reflect.defineMetadata(ON_EVENT, mark, descriptor.value as Method);
  };
}

export function onEventMarkOf(method: object): OnEventMark | undefined {
  return Reflect.getMetadata(ON_EVENT, method);
}
