import { appPath } from '@shared/app-path';
import type { User } from '@web/api';

/** An account younger than this is new (docs/session.md). */
const NEW_ACCOUNT_MS = 3_600_000;

/** The cookie with the id of the user who has seen the onboarding; lasts a day. */
export const ONBOARDING_COOKIE = 'onboardingSeen';
export const ONBOARDING_COOKIE_SECONDS = 86_400;

const DASHBOARD = '/dashboard';

/**
 * Where to go after a sign-in (docs/session.md): a new account that hasn't seen the onboarding goes there, all others to
 * the requested path or the dashboard.
 */
export function destinationAfterSignIn(options: {
  user: Pick<User, 'uuid' | 'createdAt'> | undefined;
  onboardingSeen: string | null;
  redirect: string | null;
  now: number;
}): string {
  const { user, onboardingSeen, redirect, now } = options;
  const path = appPath(redirect);
  const isNew = user !== undefined && now - Date.parse(user.createdAt) < NEW_ACCOUNT_MS;
  if (isNew && onboardingSeen !== user.uuid)
    return path === null ? '/onboarding' : `/onboarding?redirect=${encodeURIComponent(path)}`;
  return path ?? DASHBOARD;
}
