import { ChapterFile, CourseFile } from '@shared/content';
import type { LessonTypes } from '@shared/lesson-types';
import { LANGUAGES, type Language } from '@shared/runner/runner';
import type { ChapterContent, CourseContent } from './content';
import type { ContentFiles } from './content-files';
import { checkSlug, orderedChildren } from './ordered-children';
import { readLesson } from './read-lesson';
import type { UniqueNames } from './unique-names';

/** Reads a course's folder; undefined, with every problem reported, if course.yaml is invalid. */
export function readCourse(
  files: ContentFiles,
  names: UniqueNames,
  types: LessonTypes,
  slug: string,
): CourseContent | undefined {
  const folder = `courses/${slug}`;
  const yaml = files.readYaml(`${folder}/course.yaml`);
  files.allowOnly(folder, ['course.yaml', 'chapters']);
  if (!yaml) return undefined;
  names.register('course', yaml);
  const file = yaml.parse(CourseFile);
  const language = languageOf(yaml.data);
  const chapters = orderedChildren(files, yaml, 'chapters', `${folder}/chapters`)
    .map((name) => readChapter(files, names, types, `${folder}/chapters/${name}`, language))
    .filter((chapter) => chapter !== undefined);
  if (!file) return undefined;
  checkSlug(yaml, file.slug, slug);
  return { ...file, chapters };
}

function readChapter(
  files: ContentFiles,
  names: UniqueNames,
  types: LessonTypes,
  folder: string,
  language: Language | undefined,
): ChapterContent | undefined {
  const yaml = files.readYaml(`${folder}/chapter.yaml`);
  files.allowOnly(folder, ['chapter.yaml', 'lessons']);
  if (!yaml) return undefined;
  names.register('chapter', yaml);
  const file = yaml.parse(ChapterFile);
  const lessons = orderedChildren(files, yaml, 'lessons', `${folder}/lessons`)
    .map((name) => readLesson(files, names, types, `${folder}/lessons/${name}`, language))
    .filter((lesson) => lesson !== undefined);
  if (!file) return undefined;
  checkSlug(yaml, file.slug, folder.slice(folder.lastIndexOf('/') + 1));
  return { ...file, lessons };
}

function languageOf(data: unknown): Language | undefined {
  const language = (data as { language?: unknown } | null | undefined)?.language;
  return LANGUAGES.find((known) => known === language);
}
