import { appPath } from '@shared/app-path';

/** The URL in the email: `/login?otp=CODE`, plus the page to return to if it's part of this app. */
export function signInLink(publicUrl: string, code: string, redirect: string | null): string {
  const path = appPath(redirect);
  const query = new URLSearchParams({ otp: code, ...(path ? { redirect: path } : {}) });
  return `${publicUrl}/login?${query}`;
}
