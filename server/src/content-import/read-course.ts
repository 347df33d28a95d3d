import { ChapterFile, CourseFile } from '@shared/content/structure-files';
import type { Language } from '@shared/runner/runner';
import type { ChapterContent, CourseContent } from './content';
import { checkSlug, orderedChildren } from './ordered-children';
import { languageIn, type Reading, readLesson } from './read-lesson';
import { readSpellbook } from './read-spellbook';
import { type Teachers, teachersOf } from './read-teachers';

/** Reads a course's folder; undefined, with every problem reported, if course.yaml is invalid. */
export function readCourse(reading: Reading, slug: string, teachers: Teachers): CourseContent | undefined {
  const { files, names } = reading;
  const folder = `courses/${slug}`;
  const yaml = files.readYaml(`${folder}/course.yaml`);
  files.allowOnly(folder, ['course.yaml', 'chapters', 'spellbook', 'outline.md']);
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
  return { ...file, chapters, spellbook, teachers: teachersOf(yaml, file.teachers, teachers) };
}

function readChapter(reading: Reading, folder: string, language?: Language): ChapterContent | undefined {
  const { files, names } = reading;
  const yaml = files.readYaml(`${folder}/chapter.yaml`);
  files.allowOnly(folder, ['chapter.yaml', 'lessons']);
  if (!yaml) return undefined;
  names.register('chapter', yaml);
  const file = yaml.parse(ChapterFile);
  const lessons = orderedChildren(files, yaml, 'lessons', `${folder}/lessons`)
    .map((name) => readLesson(reading, `${folder}/lessons/${name}`, language))
    .filter((lesson) => lesson !== undefined);
  if (!file) return undefined;
  checkSlug(yaml, file.slug, folder.slice(folder.lastIndexOf('/') + 1));
  return { ...file, lessons };
}
