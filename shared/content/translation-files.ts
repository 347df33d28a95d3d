import { z } from 'zod';
import { TRANSLATION_LOCALES, type TranslationLocale } from '../locales';
import { filledText, oneLine, title } from './fields';

/** What content says in other languages: at least one of them, if there are any. */
export type Translations<Texts> = Partial<Record<TranslationLocale, Texts>>;

/** Of the original that a translation was made from; `npm run content:translated` writes it. */
export const madeFrom = z
  .string()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{8})?$/, {
    error: 'is written by `npm run content:translated`, once the translation fits its original',
  })
  .optional()
  .describe('Which version of the original this was made from. `npm run content:translated` writes it.');

/** The schema of `chapter.<language>.yaml`, and of `tracks/<slug>.<language>.yaml`. */
export const PartTranslationFile = z
  .strictObject({ madeFrom, title, description: filledText })
  .describe('A chapter or track in another language.');
export type PartTexts = Omit<z.infer<typeof PartTranslationFile>, 'madeFrom'>;

/** The schema of `course.<language>.yaml`. */
export const CourseTranslationFile = z
  .strictObject({
    madeFrom,
    title,
    summary: oneLine,
    description: filledText,
    audience: oneLine.optional(),
    builds: oneLine.optional(),
  })
  .describe('A course in another language.');
export type CourseTexts = Omit<z.infer<typeof CourseTranslationFile>, 'madeFrom'>;

/** `chapter.de.yaml` for `chapter.yaml`. */
export function translatedName(name: string, locale: TranslationLocale): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${locale}${name.slice(dot)}`;
}

/** The names that the translations of a file can have. */
export const translatedNames = (name: string): string[] =>
  TRANSLATION_LOCALES.map((locale) => translatedName(name, locale));
