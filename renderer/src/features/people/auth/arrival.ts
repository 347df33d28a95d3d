import type { Platform } from '@web/platform';

const REFERRER = 'emberforge.ruid';
const RECRUITER = 'emberforge.recruiter';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const HANDLE = /^[\w-]{1,40}$/;

/**
 * Stores a link's query parameters (docs/app.md): `ruid` for the sign-up, until this tab closes, and the recruiter's
 * handle from `bannerlord`, in this browser. Malformed values are ignored.
 */
export function keepArrivalQuery(query: URLSearchParams, platform: Platform): void {
  const ruid = query.get('ruid');
  if (ruid && UUID.test(ruid)) platform.sessionStorage.set(REFERRER, ruid);
  const bannerlord = query.get('bannerlord');
  if (bannerlord && HANDLE.test(bannerlord)) platform.storage.set(RECRUITER, bannerlord);
}

/** The UUID of the user who referred this visitor; null if there is none. */
export function referrerOf(platform: Platform): string | null {
  return platform.sessionStorage.get(REFERRER);
}

/** The handle of the recruiter whose link this browser has opened; null if there is none. */
export function keptRecruiter(platform: Platform): string | null {
  return platform.storage.get(RECRUITER);
}

export function forgetRecruiter(platform: Platform): void {
  platform.storage.remove(RECRUITER);
}
