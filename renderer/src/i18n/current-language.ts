import { bestLanguage, LANGUAGES, type LanguageCode, SOURCE_LANGUAGE } from '@shared/languages';

const KEY = 'emberforge.language';
const COOKIE = 'lang';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** What was chosen in this browser, else the best of what it asks for. */
export function currentLanguage(): LanguageCode {
  if (typeof document === 'undefined') return SOURCE_LANGUAGE; // rendered by the server
  return chosenLanguage() ?? bestLanguage(navigator.languages);
}

function chosenLanguage(): LanguageCode | undefined {
  try {
    const chosen = localStorage.getItem(KEY);
    return LANGUAGES.find(({ code }) => code === chosen)?.code;
  } catch {
    return undefined; // storage is blocked
  }
}

/** Keeps the language for this browser, and for what the server renders and sends. It's shown once the page has loaded again. */
export function chooseLanguage(code: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't there in every browser
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Storage is blocked: the cookie is all there is.
  }
}
