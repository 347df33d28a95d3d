import { COURSE_EMBLEMS } from '@shared/content/course-emblems';
import { ChapterFile, CourseFile } from '@shared/content/structure-files';
import { translatedNames } from '@shared/content/translation-files';
import type { Language } from '@shared/runner/runner';
import type { ChapterContent, CourseContent, LessonContent } from './content';
import { didYouMean } from './nearest-name';
import { checkSlug, orderedChildren } from './ordered-children';
import { languageIn, type Reading } from './read-lesson';
import { readSpellbook } from './read-spellbook';
import { type Teachers, teachersOf } from './read-teachers';
import { readCourseTranslations, readPartTranslations, withTranslations } from './translations/read-part';
import type { UniqueNames } from './unique-names';

/** Reads the lesson in a folder, or remembers it. */
export type ReadLesson = (path: string, language?: Language) => LessonContent | undefined;
interface CourseReading extends Pick<Reading, 'files'> {
  names: UniqueNames;
  readLesson: ReadLesson;
}

/** Reads a course's folder; undefined, with every problem reported, if course.yaml is invalid. */
export function readCourse(
  reading: CourseReading,
  slug: string,
  teachers: Teachers,
): CourseContent | undefined {
  const { files, names } = reading;
  const folder = `courses/${slug}`;
  const yaml = files.readYaml(`${folder}/course.yaml`);
  files.allowOnly(folder, [
    'course.yaml',
    ...translatedNames('course.yaml'),
    'chapters',
    'spellbook',
    'outline.md',
  ]);
  if (!yaml) return undefined;
  names.register('course', yaml);
  const file = yaml.parse(CourseFile);
  const language = languageIn(yaml.data);
  const chapters = orderedChildren(files, yaml, 'chapters', `${folder}/chapters`)
    .map((name) => readChapter(reading, `${folder}/chapters/${name}`, language))
    .filter((chapter) => chapter !== undefined);
  const spellbook = readSpellbook(reading, `${folder}/spellbook`, chapters);
  if (!file) return undefined;
  checkSlug(yaml, file.slug, slug);
  if (!COURSE_EMBLEMS.includes(file.emblem))
    files.problems.add(
      yaml.file,
      yaml.lineOf(['emblem']),
      `there is no emblem ${file.emblem}; shared/content/course-emblems.ts lists them${didYouMean(file.emblem, COURSE_EMBLEMS)}`,
    );
  const translations = readCourseTranslations(files, yaml.file, file);
  const course = { ...file, chapters, spellbook, teachers: teachersOf(yaml, file.teachers, teachers) };
  return withTranslations(course, translations);
}

function readChapter(
  reading: CourseReading,
  folder: string,
  language?: Language,
): ChapterContent | undefined {
  const { files, names } = reading;
  const yaml = files.readYaml(`${folder}/chapter.yaml`);
  files.allowOnly(folder, ['chapter.yaml', ...translatedNames('chapter.yaml'), 'lessons']);
  if (!yaml) return undefined;
  names.register('chapter', yaml);
  const file = yaml.parse(ChapterFile);
  const lessons = orderedChildren(files, yaml, 'lessons', `${folder}/lessons`)
    .map((name) => reading.readLesson(`${folder}/lessons/${name}`, language))
    .filter((lesson) => lesson !== undefined);
  if (!file) return undefined;
  checkSlug(yaml, file.slug, folder.slice(folder.lastIndexOf('/') + 1));
  return withTranslations({ ...file, lessons }, readPartTranslations(files, yaml.file, file));
}
