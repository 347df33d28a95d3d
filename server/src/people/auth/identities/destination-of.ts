import { appPath } from '@shared/app-path';

/** Pages to sign in on, which nobody wants to return to. */
const SIGN_IN_PAGES = /^\/(login)?\/?([?#]|$)/;

/** The page of this app that a sign-in leads to; null for none in particular. Never another host. */
export function destinationOf({
  redirect,
  originalPath,
}: {
  redirect?: string | null | undefined;
  originalPath?: string | null | undefined;
}): string | null {
  const path = appPath(redirect);
  if (path !== null) return path;
  const original = appPath(originalPath);
  return original !== null && !SIGN_IN_PAGES.test(original) ? original : null;
}
