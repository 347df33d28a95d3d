import { DEFAULT_LOCALE, type Locale, localeFor } from '@shared/locales';

/** The language of the interface: what the page's `lang` says. */
export const interfaceLocale = (): Locale =>
  (typeof document === 'undefined' ? undefined : localeFor(document.documentElement.lang)) ?? DEFAULT_LOCALE;

/**
 * What calls ask for whose texts may be translated; undefined for the originals. It's part of the address, so that every
 * copy of a reply is of one language.
 */
export function contentLanguage(): Locale | undefined {
  const locale = interfaceLocale();
  return locale === DEFAULT_LOCALE ? undefined : locale;
}

/** The address of a public reply in the language of the interface. */
export function inContentLanguage(address: string): string {
  const lang = contentLanguage();
  return lang ? `${address}?lang=${lang}` : address;
}
