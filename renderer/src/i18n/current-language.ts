import { bestLocale, DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES, type Locale } from '@shared/locales';

const KEY = 'emberforge.language';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** What was chosen in this browser, else the best of what it asks for. */
export function currentLanguage(): Locale {
  if (typeof document === 'undefined') return DEFAULT_LOCALE; // rendered by the server
  return chosenLanguage() ?? bestLocale(navigator.languages);
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
