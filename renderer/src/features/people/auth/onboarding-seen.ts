import type { Platform } from '@web/platform';

/** The cookie with the id of the user who has seen the onboarding; lasts a day (docs/session.md). */
export const ONBOARDING_COOKIE = 'onboardingSeen';
const LIFETIME_SECONDS = 86_400;

/** Keeps the onboarding from being shown to this user after a sign-in. */
export function markOnboardingSeen(platform: Platform, userUuid: string): void {
  platform.setCookie(ONBOARDING_COOKIE, userUuid, LIFETIME_SECONDS);
}
