import { handlerOf } from './handlers';
import type { QueueState } from './queue-state';

/**
 * Loads what sends and describes writes before it's needed: right after a reconnect a request may still fail.
 * @throws Error if any of it can't be loaded.
 */
export async function loadAhead(queue: QueueState): Promise<void> {
  const kinds = queue.options.kinds.map(({ name }) => handlerOf(queue, name));
  await Promise.all([import('./send-queue'), ...kinds]);
}
