import { z } from 'zod';
import { DEFAULT_LOCALE, type Locale, TRANSLATION_LOCALES, type TranslationLocale } from '../locales';

/** `translations` of a file with few texts: the same texts in other languages, beside the original's. */
export const translationsField = <Texts extends z.ZodRawShape>(texts: Texts) => {
  const shape = Object.fromEntries(
    TRANSLATION_LOCALES.map((locale) => [locale, z.strictObject(texts).optional()]),
  ) as Record<TranslationLocale, z.ZodOptional<z.ZodObject<Texts>>>;
  return z
    .strictObject(shape)
    .optional()
    .describe('The texts in other languages; learners see the original in those that are missing.');
};

interface Translated {
  translations?: Partial<Record<TranslationLocale, object | undefined>> | undefined;
}

/** The same in another language, as far as it's translated. */
export const inLocale = <Part extends Translated>(part: Part, locale: Locale): Part =>
  locale === DEFAULT_LOCALE ? part : { ...part, ...part.translations?.[locale] };
