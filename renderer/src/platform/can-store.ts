import type { TextStorage } from './platform';

const KEY = 'emberforge.storage-test';

/** Whether this storage accepts anything; browsers can refuse it, for example in a private window. */
export function canStore(storage: TextStorage): boolean {
  const isAccepted = storage.set(KEY, '1');
  storage.remove(KEY);
  return isAccepted;
}
