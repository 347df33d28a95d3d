import type { TextStorage } from '@web/platform';

const KEY = 'emberforge.vim-invitation';
const JOINED = 'joined';
const PAUSE_MS = 30 * 86_400_000;

/**
 * Whether to invite somebody who uses Vim keys to the list for a course on Vim now: at most once in 30 days in each
 * browser, and not after they've joined. If so, the 30 days begin.
 */
export function takeVimInvitation(storage: TextStorage, now: number): boolean {
  const stored = storage.get(KEY);
  if (stored === JOINED) return false;
  const since = now - Number(stored ?? Number.NaN);
  if (since >= 0 && since < PAUSE_MS) return false;
  return storage.set(KEY, String(now));
}

/** There's nothing left to invite to. */
export function endVimInvitations(storage: TextStorage): void {
  storage.set(KEY, JOINED);
}
