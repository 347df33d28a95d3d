import { appPath } from '@shared/app-path';

/** Where a mailed link leads: `/login?otp=CODE`, and where to go from there, if that is a page of this app. */
export function signInLink(publicUrl: string, code: string, redirect: string | null): string {
  const path = appPath(redirect);
  const query = new URLSearchParams({ otp: code, ...(path ? { redirect: path } : {}) });
  return `${publicUrl}/login?${query}`;
}
