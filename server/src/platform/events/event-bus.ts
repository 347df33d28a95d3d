import type { Clock } from '@server/platform/clock';
import type { Outbox } from '@server/platform/database';
import type { DataSource } from 'typeorm';
import { OutboxDispatcher } from './dispatcher';
import { OUTBOX_DEFAULTS, type OutboxLog, type OutboxSettings } from './outbox-settings';
import { OutboxStore } from './outbox-store';
import { OutboxWriter } from './outbox-writer';
import type { SubscriberRegistry } from './subscriber-registry';

export interface EventBus {
  /** For `new Database(dataSource, outbox)`. */
  readonly outbox: Outbox;
  readonly dispatcher: OutboxDispatcher;
}

/** The outbox of one process on one database, not started. */
export function createEventBus(
  dataSource: DataSource,
  registry: SubscriberRegistry,
  clock: Clock,
  log: OutboxLog,
  settings: Partial<OutboxSettings> = {},
): EventBus {
  const store = new OutboxStore(dataSource);
  const dispatcher = new OutboxDispatcher(store, registry, clock, log, { ...OUTBOX_DEFAULTS, ...settings });
  return { outbox: new OutboxWriter(store, registry, dispatcher, clock), dispatcher };
}
