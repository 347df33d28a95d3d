import type { EntityManager } from 'typeorm';
import { insertRows } from './insert-rows';

const COLUMNS = ['position', 'subscriber', 'order_key', 'state', 'attempts', 'available_at'];

interface NewDelivery {
  position: number;
  subscriber: string;
  orderKey: string | null;
}

/** Adds deliveries that are due right away. The events' rows name the subscribers, so none is added twice. */
export async function insertDeliveries(
  manager: EntityManager,
  deliveries: readonly NewDelivery[],
  nowMs: number,
): Promise<void> {
  const rows = deliveries.map((one) => [one.position, one.subscriber, one.orderKey, 'pending', 0, nowMs]);
  await insertRows(manager, 'event_deliveries', COLUMNS, rows);
}
