/** The languages of the product, as BCP 47 tags; the first is what everything falls back to. */
export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Locales that content is translated to: its originals are in the default one. */
export type TranslationLocale = Exclude<Locale, typeof DEFAULT_LOCALE>;
export const TRANSLATION_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

export interface LocaleFacts {
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
};

/** Where a browser keeps the choice: path=/, SameSite=Lax, readable by scripts. */
export const LOCALE_COOKIE = 'lang';

/** The product's locale for a BCP 47 tag such as `de-AT`; undefined for languages that it doesn't have. */
export function localeFor(tag: string): Locale | undefined {
  const [language] = tag.trim().toLowerCase().split(/[-_]/, 1);
  return LOCALES.find((locale) => locale === language);
}

/** The best of the product's languages for a reader who prefers `wanted` (BCP 47, the most wanted first). */
export const bestLocale = (wanted: readonly string[]): Locale =>
  wanted.map(localeFor).find((locale) => locale !== undefined) ?? DEFAULT_LOCALE;
