import type { QueueState } from './queue-state';
import type { WaitingWrite } from './queued-write';

/** More than can be waiting in several windows. */
const MAX_SETTLED = 200;

/** Stores a write, or keeps it as long as this window. */
export function storeWrite(queue: QueueState, write: WaitingWrite): void {
  const { key: _, ...entry } = write;
  const { storage } = queue.options.platform;
  if (storage.set(queue.prefix + write.id, JSON.stringify(entry))) queue.unstored.delete(write.id);
  else queue.unstored.set(write.id, write);
  queue.refresh();
}

export function forgetWrite(queue: QueueState, id: string): void {
  queue.unstored.delete(id);
  queue.options.platform.storage.remove(queue.prefix + id);
  queue.refresh();
}

/** What was sent or removed: other windows can see it stored for a moment afterwards. */
export async function settledIds({ options, prefix }: QueueState): Promise<string[]> {
  const ids = await options.platform.sharedStorage.get(prefix);
  return Array.isArray(ids) ? ids : [];
}

/** Call it under the lock of the windows. */
export async function markSettled(queue: QueueState, id: string): Promise<void> {
  const ids = [...(await settledIds(queue)), id].slice(-MAX_SETTLED);
  await queue.options.platform.sharedStorage.set(queue.prefix, ids);
}
