import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageIn } from '@server/authoring/content-import/read-lesson';
import { slug as slugField } from '@shared/content/fields';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import { parse, stringify } from 'yaml';
import { addToList } from './add-to-list';
import { readTemplate } from './templates';

/** The lesson can't be written. The message says what to do. */
export class ContentNewError extends Error {
  override readonly name = 'ContentNewError';
}

export interface NewLesson {
  /** The names of the folders. */
  course: string;
  chapter: string;
  type: string;
  language: Language;
  title: string;
}

/**
 * Writes a lesson from its template, and its course and chapter if they don't exist. Returns its folder, relative to the
 * content folder.
 * @throws ContentNewError if a name can't be one of a folder, or if there is such a lesson already
 */
export function writeLesson(
  contentDir: string,
  { course, chapter, type, language, title }: NewLesson,
): string {
  const slug = slugOf(title);
  for (const name of [course, chapter, slug])
    if (!slugField.safeParse(name).success)
      throw new ContentNewError(
        `"${name}" can’t be a folder’s name: use lower-case letters, digits and hyphens.`,
      );
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  };
  const courseFolder = `courses/${course}`;
  const chapterFolder = `${courseFolder}/chapters/${chapter}`;
  const folder = `${chapterFolder}/lessons/${slug}`;
  if (existsSync(join(contentDir, folder)))
    throw new ContentNewError(`There is already a lesson in ${folder}.`);
  const ofCourse = languageOfCourse(contentDir, course) ?? language;
  const ownLanguage = language === ofCourse ? '' : `language: ${language}\n`;
  const lesson = readTemplate(type, language);
  for (const [name, text] of lesson)
    write(
      `${folder}/${name}`,
      name === 'lesson.yaml'
        ? text
            .replace('{{uuid}}', randomUUID())
            .replace('{{slug}}', slug)
            .replace('{{title}}', () => stringify(title).trim())
            .replace('{{language}}', ownLanguage)
        : text,
    );
  addToParent(contentDir, `${chapterFolder}/chapter.yaml`, 'lessons', slug, () => ({
    uuid: randomUUID(),
    slug: chapter,
    title: titleOf(chapter),
    description: 'What a learner can do after this chapter.',
  }));
  addToParent(contentDir, `${courseFolder}/course.yaml`, 'chapters', chapter, () => ({
    uuid: randomUUID(),
    slug: course,
    title: titleOf(course),
    summary: `A course in ${LANGUAGE_FACTS[language].title}.`,
    description: 'Who this course is for, and what they can do at its end.',
    language,
    status: 'draft',
    emblem: 'anvil-impact',
    rewardXp: 500,
  }));
  return folder;
}

/** The language of an existing course. */
export function languageOfCourse(contentDir: string, course: string): Language | undefined {
  const file = join(contentDir, `courses/${course}/course.yaml`);
  return existsSync(file) ? languageIn(parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Adds a name to the list in the parent's file, which is created if it doesn't exist. */
function addToParent(
  contentDir: string,
  path: string,
  key: 'lessons' | 'chapters',
  name: string,
  create: () => object,
): void {
  const file = join(contentDir, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : stringify(create());
  writeFileSync(file, addToList(text, key, name));
}

/** `Hello, World!` becomes `hello-world`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

const titleOf = (slug: string): string =>
  slug.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  );
