/** A language of the product. */
export interface Language {
  /** BCP 47. */
  code: string;
  /** In itself, as its readers look for it. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** The language that texts are written in. */
export const SOURCE_LANGUAGE = 'en';

export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The best of the product's languages for a reader who prefers `wanted` (BCP 47, the most wanted first). */
export function bestLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find(({ code }) => code === primary);
    if (found) return found.code;
  }
  return SOURCE_LANGUAGE;
}
