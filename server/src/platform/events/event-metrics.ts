import { Gauge, type Registry } from 'prom-client';
import type { EventOperations } from './event-operations';
import { type EventErrorLog, textOf } from './event-settings';

/** Deliveries by subscriber and state (`pending`, `dead`), counted when the metrics are read. */
export function measureDeliveries(registry: Registry, operations: EventOperations, log: EventErrorLog): void {
  new Gauge({
    name: 'event_deliveries',
    help: 'Event deliveries that are waiting (pending) or were given up (dead).',
    labelNames: ['subscriber', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const { subscriber, state, total } of await operations.counts())
          this.set({ subscriber, state }, total);
      } catch (error) {
        log.warn(`Event deliveries could not be counted: ${textOf(error)}`);
      }
    },
  });
}
