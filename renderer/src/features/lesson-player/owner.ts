import type { RootStore } from '@web/stores';
import { GUEST } from './kept-work';

/** The last owner, remembered so that their work can be shown before the server has said who is signed in. */
const LAST_USER = 'emberforge.last-user';

/** Whose work to show: the user's id, or the guests'. Observable. */
export function ownerOf({ session, user, tokens, platform }: RootStore): string {
  if (user.user) return user.user.UUID;
  if (session.isSignedIn) return subjectOf(tokens.current) ?? GUEST;
  return (session.isProbablySignedIn ? platform.storage.get(LAST_USER) : null) ?? GUEST;
}

/** Call it with each new owner. */
export function rememberOwner({ platform }: RootStore, owner: string): void {
  if (owner !== GUEST) platform.storage.set(LAST_USER, owner);
}

/** User id in the token (`sub`). */
function subjectOf(token: string | null): string | null {
  try {
    const payload = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null; // no token, or an unreadable one: the user will be loaded soon
  }
}
