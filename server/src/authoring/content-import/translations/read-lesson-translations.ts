import { translatedName } from '@shared/content/translation-files';
import {
  type LessonData,
  type LessonTexts,
  type LessonTranslations,
  type LessonTypeDefinition,
  lessonTranslationFile,
  originalFields,
  type TranslatedFields,
} from '@shared/lesson-types';
import { TRANSLATION_LOCALES, type TranslationLocale } from '@shared/locales';
import { z } from 'zod';
import { checkProse } from '../check-prose';
import type { ContentFiles } from '../content-files';
import { explainIssue } from '../explain-issue';
import { splitFrontMatter } from '../front-matter';
import { filledIn } from '../training/draw-values';
import { YamlFile } from '../yaml-file';
import { compareFields } from './compare-fields';
import { compareProse } from './compare-prose';
import { lessonVersion, staleMessage } from './made-from';

/** The original that translations of a lesson are read beside. */
export interface OriginalLesson {
  path: string;
  type: LessonTypeDefinition;
  title: string;
  task: string | null;
  /** lesson.md as it was written. */
  prose: string;
  data: LessonData;
  /** Of training.yaml: what can be translated of it. */
  training?: object | undefined;
  /** The text with the addresses of its media; reports what's wrong with them in the file of that name. */
  place(markdown: string, file: string): string;
}

/** Reads `lesson.<language>.md`, for each language that there is; undefined if there are none. */
export function readLessonTranslations(
  files: ContentFiles,
  original: OriginalLesson,
): LessonTranslations | undefined {
  const found: LessonTranslations = {};
  for (const locale of TRANSLATION_LOCALES) {
    const texts = readTranslation(files, original, locale);
    if (texts) found[locale] = texts;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

function readTranslation(
  files: ContentFiles,
  original: OriginalLesson,
  locale: TranslationLocale,
): LessonTexts | undefined {
  const name = translatedName('lesson.md', locale);
  const file = `${original.path}/${name}`;
  if (!files.has(file)) return undefined;
  const { frontMatter, text } = splitFrontMatter(files.read(file) ?? '');
  if (frontMatter === undefined) {
    files.problems.add(file, 1, 'must start with --- and its fields, and another --- below them');
    return undefined;
  }
  // The opening --- starts a YAML document of its own, so that lines are those of the file.
  const yaml = new YamlFile(file, `---\n${frontMatter}`, files.problems);
  const linesAbove = frontMatter.split('\n').length + 2;
  const prose = '\n'.repeat(linesAbove) + text;
  for (const { line, message } of checkProse(prose, original.type)) files.problems.add(file, line, message);
  const placed = original.place(prose, name).trim();
  const parsed = yaml.parse(lessonTranslationFile(original.type));
  if (!parsed) return undefined;

  const { madeFrom, title, task, training, ...fields } = parsed as z.infer<typeof Parsed>;
  const fieldsOfOriginal = { ...originalFields(original.type, original.data), training: original.training };
  const current = lessonVersion(
    { title: original.title, task: original.task, prose: original.prose },
    fieldsOfOriginal,
  );
  const isCurrent = madeFrom === current;
  files.translations.push({ file, current, isCurrent });
  const warn = (line: number, message: string) => files.warnings.add(file, line, message);
  if (!isCurrent) warn(yaml.lineOf(['madeFrom']), staleMessage(madeFrom, 'its original'));
  if (original.task !== null && task === undefined) warn(1, 'has no "task": learners see the original');
  for (const { path, message } of compareFields(fieldsOfOriginal, { ...fields, training }))
    warn(path.length > 0 ? yaml.lineOf(path) : 1, message);
  const { differences, isUnusable } = compareProse(original.prose, prose);
  for (const { line, message } of differences) warn(line, message);

  // Of another version, a list's entries may be others: a choice's text would belong to another choice.
  const fits = madeFrom?.split('-')[1] === current.split('-')[1];
  const variants =
    training &&
    variantTexts(original, training, (field, message) =>
      files.problems.add(file, yaml.lineOf(['training', ...field]), message),
    );
  return {
    title,
    task: task ?? null,
    prose: isUnusable ? null : placed,
    fields: fits ? { ...fields, ...(variants && { variants }) } : {},
  };
}

const Parsed = z.looseObject({
  madeFrom: z.string().optional(),
  title: z.string(),
  task: z.string().optional(),
  training: z
    .object({ task: z.string().optional(), variant: z.record(z.string(), z.unknown()).optional() })
    .optional(),
});

/** The texts of each variant, filled in with its values. */
function variantTexts(
  { type, data }: OriginalLesson,
  training: { task?: string | undefined; variant?: Record<string, unknown> | undefined },
  report: (field: PropertyKey[], message: string) => void,
): TranslatedFields['variants'] {
  const schema = z.strictObject({ ...type.translation?.fields });
  const texts: NonNullable<TranslatedFields['variants']> = [];
  for (const { values = {} } of data.variants ?? []) {
    const { task = null, variant = {} } = filledIn(training, values);
    const fields = schema.safeParse(variant);
    if (!fields.success) {
      const issue = fields.error.issues[0]!;
      const isUnknown = issue.code === 'unrecognized_keys';
      report(
        ['variant', ...issue.path],
        isUnknown ? `"training.variant" can’t have "${issue.keys[0]}"` : explainIssue(issue, variant),
      );
      return undefined;
    }
    texts.push({ task, fields: fields.data });
  }
  return texts;
}
