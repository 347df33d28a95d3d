import { translatedNames } from '@shared/content/translation-files';
import {
  findLessonType,
  HINTS_FOLDER,
  type LessonData,
  type LessonFolder,
  type LessonTypes,
  readHints,
} from '@shared/lesson-types';
import { LANGUAGES, type Language } from '@shared/runner/runner';
import { z } from 'zod';
import { checkProse } from './check-prose';
import type { LessonContent } from './content';
import { type ContentFiles, sizeInWords } from './content-files';
import { mediaNames, placeMedia, readLessonMedia, reportUnusedMedia } from './media/lesson-media';
import { checkSlug } from './ordered-children';
import { readVariants, TRAINING_FILE, trainingTexts } from './training/read-variants';
import { acceptTranslatedAnswers } from './translations/accept-answers';
import { readLessonTranslations } from './translations/read-lesson-translations';
import type { UniqueNames } from './unique-names';

/** What the readers of courses, chapters and lessons share. */
export interface Reading {
  files: ContentFiles;
  names: Pick<UniqueNames, 'register'>;
  types: LessonTypes;
}

/** The language that a file names which may have other errors. */
export function languageIn(data: unknown): Language | undefined {
  const language = (data as { language?: unknown } | null | undefined)?.language;
  return LANGUAGES.find((known) => known === language);
}

/** Twenty times as long as a good lesson. */
const MAX_PROSE_BYTES = 64 * 1024;

/** Reads a lesson's folder; undefined, with every problem reported, if lesson.yaml is invalid. */
export function readLesson(
  reading: Reading,
  path: string,
  courseLanguage?: Language,
): LessonContent | undefined {
  const { files, names, types } = reading;
  files.list(path); // its folders and files, so that what it lacks isn't looked for
  const yaml = files.readYaml(`${path}/lesson.yaml`);
  if (!yaml) return undefined;
  names.register('lesson', yaml);
  const language = languageIn(yaml.data) ?? courseLanguage;
  const type = findLessonType((yaml.data as { type?: unknown } | null | undefined)?.type, types);
  const file = yaml.parse(type?.file ?? z.looseObject({ type: z.enum(Object.keys(types)) }));

  const media = readLessonMedia(files, path);
  const text = readProse(files, `${path}/lesson.md`, type?.needsAssignment ?? false);
  const usedMedia = new Set<string>();
  const place = (markdown: string, name: string) =>
    placeMedia(files, { path, name }, markdown, media, usedMedia);
  const prose = place(text, 'lesson.md');
  const folder: LessonFolder = {
    path,
    language,
    fields: yaml.data,
    prose,
    filesIn(subfolder) {
      const below = `${path}/${subfolder}`;
      return new Map(files.filesBelow(below).map((name) => [name, files.read(`${below}/${name}`) ?? '']));
    },
    reportField: (field, message) => files.problems.add(yaml.file, yaml.lineOf(field), message),
    reportFile: (name, message, line = 1) => files.problems.add(`${path}/${name}`, line, message),
  };
  const fromFiles = { ...type?.readFiles?.(folder), ...readHints(folder) };
  const known = [
    'lesson.yaml',
    'lesson.md',
    ...translatedNames('lesson.md'),
    TRAINING_FILE,
    HINTS_FOLDER,
    ...(type?.folders ?? []),
  ];
  if (type) files.allowOnly(path, [...known, ...mediaNames(files, path)]);
  if (!file || !type) {
    reportUnusedMedia(files, path, media, usedMedia);
    return undefined;
  }

  const facts = file as Omit<LessonContent, 'prose' | 'data' | 'task' | 'minutes'> & Partial<LessonContent>;
  const { uuid, slug, title, difficulty, task = null, minutes = null, ...own } = facts;
  checkSlug(yaml, slug, path.slice(path.lastIndexOf('/') + 1));
  // Whatever the schema and the files leave incomplete has been reported above.
  const data = { ...own, ...fromFiles } as LessonData;
  const variants = readVariants(files, { path, lesson: yaml, type, data });
  if (variants) data.variants = variants;
  const training = variants && trainingTexts(files, path, type);
  const original = { path, type, title, task, prose: text, data, training, place };
  const translations = readLessonTranslations(files, original);
  reportUnusedMedia(files, path, media, usedMedia);
  if (translations) acceptTranslatedAnswers(data, translations);
  const lesson = { uuid, slug, title, difficulty, task, minutes, prose, data };
  return translations ? { ...lesson, translations } : lesson;
}

function readProse(files: ContentFiles, file: string, needsAssignment: boolean): string {
  const prose = files.read(file);
  if (prose === undefined) {
    files.problems.add(file, 1, 'is missing');
    return '';
  }
  const size = Buffer.byteLength(prose);
  if (size > MAX_PROSE_BYTES)
    files.problems.add(file, 1, `is ${sizeInWords(size)}; a lesson’s text may have at most 64 KB`);
  for (const { line, message } of checkProse(prose, { needsAssignment }))
    files.problems.add(file, line, message);
  return prose;
}
