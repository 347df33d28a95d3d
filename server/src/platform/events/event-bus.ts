import type { Clock } from '@server/platform/clock';
import type { EventSink } from '@server/platform/database';
import type { DataSource } from 'typeorm';
import { DeliveryStore } from './delivery-store';
import { EventDispatcher } from './event-dispatcher';
import { EventLog } from './event-log';
import { EVENT_DEFAULTS, type EventErrorLog, type EventSettings } from './event-settings';
import type { SubscriberRegistry } from './event-subscriber';

export interface EventBus {
  /** For `new Database(dataSource, sink)`. */
  readonly sink: EventSink;
  readonly dispatcher: EventDispatcher;
}

/** The events of one process on one database; the dispatcher is not started. */
export function createEventBus(
  dataSource: DataSource,
  registry: SubscriberRegistry,
  clock: Clock,
  log: EventErrorLog,
  settings: Partial<EventSettings> = {},
): EventBus {
  const store = new DeliveryStore(dataSource);
  const dispatcher = new EventDispatcher(store, registry, clock, log, { ...EVENT_DEFAULTS, ...settings });
  return { sink: new EventLog(registry, dispatcher, clock), dispatcher };
}
