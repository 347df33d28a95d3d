import { z } from 'zod';
import { filledText, oneLine, title } from '../content/fields';
import { madeFrom, type Translations } from '../content/translation-files';
import { messageProblems } from './author-message';
import type { LessonTypeDefinition, LessonVariant, StoredLesson, TypeTranslation } from './lesson-type';

/** Declares the texts of a lesson type, and keeps the types of its fields. */
export const typeTranslation = <Data extends StoredLesson, Fields extends z.ZodRawShape>(
  fields: Fields,
  rules: {
    originals(data: Data): object;
    apply(data: Data, texts: z.output<z.ZodObject<Fields>>): Data;
  },
): TypeTranslation<Data> => ({ fields, ...rules }) as TypeTranslation<Data>;

/** A lesson in another language. What's null or missing is shown in the original. */
export interface LessonTexts {
  title: string;
  task: string | null;
  /** Markdown. */
  prose: string | null;
  /** TranslatedFields: of its type, and what else is below. */
  fields: object;
}

export interface TranslatedFields {
  mistakes?: Record<string, string>;
  hints?: Record<string, string>;
  /** For each variant of the lesson. */
  variants?: { task: string | null; fields: object }[];
  [field: string]: unknown;
}
export type LessonTranslations = Translations<LessonTexts>;

const message = filledText.superRefine((text, context) => {
  for (const { problem } of messageProblems(text)) context.addIssue({ code: 'custom', message: problem });
});

const messages = z.record(z.string(), message).optional();

/** The schema of the fields above the text of `lesson.<language>.md`. */
export const lessonTranslationFile = ({ translation }: LessonTypeDefinition) =>
  z.strictObject({
    madeFrom,
    title,
    task: oneLine.max(160, { error: 'may have at most 160 characters' }).optional(),
    ...translation?.fields,
    mistakes: messages.describe('The messages of known mistakes, by the names of their folders in wrong/.'),
    hints: messages.describe('The messages of hints, by the names of their files in hints/.'),
    training: z
      .strictObject({ task: filledText.optional(), variant: z.record(z.string(), z.unknown()).optional() })
      .optional()
      .describe('The texts of training.yaml, with {{name}} where a value goes.'),
  });

interface Mistakes {
  knownMistakes?: readonly { name: string; message: string }[];
}

/** What the fields of a translation have to fit: the original's texts of the lesson's type, its mistakes and its hints. */
export function originalFields(type: LessonTypeDefinition, data: StoredLesson): object {
  const { knownMistakes = [] } = data as Mistakes;
  const mistakes = Object.fromEntries(knownMistakes.map(({ name, message }) => [name, message]));
  const hints = Object.fromEntries((data.hints ?? []).map(({ name = '', message }) => [name, message]));
  return {
    ...type.translation?.originals(data),
    ...(knownMistakes.length > 0 && { mistakes }),
    ...(data.hints && { hints }),
  };
}

/** The lesson's data with the texts of a translation. */
export function translatedData<Data extends StoredLesson>(
  type: LessonTypeDefinition,
  data: Data,
  fields: object,
): Data {
  const { mistakes, hints, variants, ...texts } = fields as TranslatedFields;
  const own = (type.translation?.apply(data, texts) ?? data) as Data & Mistakes;
  return {
    ...own,
    ...(own.knownMistakes && mistakes && { knownMistakes: renamed(own.knownMistakes, mistakes) }),
    ...(own.hints && hints && { hints: renamed(own.hints, hints) }),
    ...(own.variants &&
      variants && {
        variants: own.variants.map((one, at) => translatedVariant(type, data, one, variants[at])),
      }),
  };
}

const renamed = <Entry extends { name?: string; message: string }>(
  entries: readonly Entry[],
  texts: Readonly<Record<string, string>>,
): Entry[] => entries.map((entry) => ({ ...entry, message: texts[entry.name ?? ''] ?? entry.message }));

/** Only the fields that the variant has itself: the others are the lesson's. */
function translatedVariant(
  type: LessonTypeDefinition,
  lesson: StoredLesson,
  variant: LessonVariant,
  texts: { task: string | null; fields: object } | undefined,
): LessonVariant {
  if (!texts) return variant;
  const whole = type.translation?.apply({ ...lesson, ...variant.data }, texts.fields) ?? {};
  const data = Object.fromEntries(
    Object.keys(variant.data).map((key) => [key, Reflect.get(whole, key) ?? Reflect.get(variant.data, key)]),
  );
  return { ...variant, task: texts.task ?? variant.task, data };
}

/** Each entry with its text in the other language, by its place in the list. */
export const byPlace = <Entry, Text>(
  entries: readonly Entry[],
  texts: readonly Text[] | undefined,
  translate: (entry: Entry, text: Text) => Entry,
): Entry[] =>
  texts && texts.length === entries.length
    ? entries.map((entry, at) => translate(entry, texts[at]!))
    : [...entries];
