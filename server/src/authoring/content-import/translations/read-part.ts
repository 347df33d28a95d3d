import type { CourseFile } from '@shared/content/structure-files';
import {
  CourseTranslationFile,
  PartTranslationFile,
  type Translations,
  translatedName,
} from '@shared/content/translation-files';
import { TRANSLATION_LOCALES } from '@shared/locales';
import type { z } from 'zod';
import type { ContentFiles } from '../content-files';
import { staleMessage, versionOf } from './made-from';

/** The translations of a chapter or a track beside its file; undefined if there are none. */
export const readPartTranslations = (
  files: ContentFiles,
  file: string,
  { title, description }: { title: string; description: string },
) => readTranslations(files, file, PartTranslationFile, { title, description });

/** The same for a course. */
export const readCourseTranslations = (
  files: ContentFiles,
  file: string,
  { title, summary, description, audience, builds }: CourseFile,
) => readTranslations(files, file, CourseTranslationFile, { title, summary, description, audience, builds });

function readTranslations<Texts extends { madeFrom?: string | undefined }>(
  files: ContentFiles,
  file: string,
  schema: z.ZodType<Texts>,
  original: object,
): Translations<Omit<Texts, 'madeFrom'>> | undefined {
  const found: Translations<Omit<Texts, 'madeFrom'>> = {};
  const current = versionOf(original);
  for (const locale of TRANSLATION_LOCALES) {
    const name = translatedName(file, locale);
    if (!files.has(name)) continue;
    const yaml = files.readYaml(name);
    const parsed = yaml?.parse(schema);
    if (!yaml || !parsed) continue;
    const { madeFrom, ...texts } = parsed;
    const isCurrent = madeFrom === current;
    files.translations.push({ file: name, current, isCurrent });
    if (!isCurrent)
      files.warnings.add(name, yaml.lineOf(['madeFrom']), staleMessage(madeFrom, baseName(file)));
    found[locale] = texts;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Without the key if there are none: the content's hash stays the same then. */
export const withTranslations = <Part extends object, Texts>(
  part: Part,
  translations: Texts | undefined,
): Part & { translations?: Texts } => (translations ? { ...part, translations } : part);

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);
