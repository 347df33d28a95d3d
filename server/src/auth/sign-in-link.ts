const NOWHERE = 'http://app.invalid';

/** The address in the mail: `/login?otp=CODE`, with the page to go to afterwards if it is one of this app. */
export function signInLink(publicUrl: string, code: string, redirect: string | null): string {
  const path = redirect === null ? undefined : appPath(redirect);
  const query = new URLSearchParams({ otp: code, ...(path ? { redirect: path } : {}) });
  return `${publicUrl}/login?${query}`;
}

/** The path when it stays within this app, read as a browser reads it: never `//host`, `/\host` or a scheme. */
export function appPath(redirect: string): string | undefined {
  if (!redirect.startsWith('/') || !URL.canParse(redirect, NOWHERE)) return undefined;
  const url = new URL(redirect, NOWHERE);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === NOWHERE && !path.startsWith('//') ? path : undefined;
}
