import type { TextStorage } from '@web/platform';

const keyOf = (owner: string) => `emberforge.push.${owner}`;

/**
 * Whether this learner has turned on push notifications in this browser. The browser's own subscription doesn't say: it
 * may be another learner's on a shared computer.
 */
export const isOwnDevice = (storage: TextStorage, owner: string): boolean =>
  storage.get(keyOf(owner)) === 'on';

export function markOwnDevice(storage: TextStorage, owner: string, isOwn: boolean): void {
  if (isOwn) storage.set(keyOf(owner), 'on');
  else storage.remove(keyOf(owner));
}
