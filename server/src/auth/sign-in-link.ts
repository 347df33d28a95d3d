import { appPath } from '@shared/app-path';

/** The address in the mail: `/login?otp=CODE`, with the page to go to afterwards if it is one of this app. */
export function signInLink(publicUrl: string, code: string, redirect: string | null): string {
  const path = appPath(redirect);
  const query = new URLSearchParams({ otp: code, ...(path ? { redirect: path } : {}) });
  return `${publicUrl}/login?${query}`;
}
