import { t } from '@lingui/core/macro';
/** Shown where Google doesn't let people sign in. */
export const META_BROWSER_TEXT = t`Google sign-in isn't supported by the Meta browser. Open this page in Chrome/Safari to use Google sign-in.`;

/** Whether this is the browser inside of the Facebook or Instagram app. */
export const isMetaBrowser = (userAgent: string): boolean =>
  /\bFB(?:AN|AV|_IAB|IOS)\b|\bInstagram\b/.test(userAgent);
