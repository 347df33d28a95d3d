import { bestLocale, DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES, type Locale } from '@shared/locales';

const KEY = 'emberforge.language';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Of the learner's system, in the desktop app. */
let preferred: readonly string[] | undefined;

/** What was chosen in this browser, else the best of what it asks for; in the desktop app, of what the system prefers. */
export function currentLanguage(): Locale {
  if (typeof document === 'undefined') return DEFAULT_LOCALE; // rendered by the server
  return chosenLanguage() ?? bestLocale(preferred ?? navigator.languages);
}

/** Asks the desktop app what the system prefers: there, `navigator.languages` is Electron's own language. */
export async function askForPreferred(
  ask: (() => Promise<readonly string[]>) | undefined = globalThis.window?.emberforge?.language.preferred,
): Promise<void> {
  try {
    preferred = await ask?.();
  } catch (error) {
    console.warn('The system’s languages are unknown', error);
  }
}

function chosenLanguage(): Locale | undefined {
  try {
    const chosen = localStorage.getItem(KEY);
    return LOCALES.find((code) => code === chosen);
  } catch {
    return undefined; // storage is blocked
  }
}

/** Keeps the language for this browser, and for what the server renders and sends. It's shown once the page has loaded again. */
export function chooseLanguage(code: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't there in every browser
  document.cookie = `${LOCALE_COOKIE}=${code}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is blocked: the cookie is all there is.
  }
}
