import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import { readContent } from '@server/authoring/content-import/read-content';
import { type Checker, checkLessons, lessonsBelow } from '../check/check-lessons';
import { chapterSlug, type ImportedLesson, type ImportedTrack } from './import-track';

export interface TriedTrack {
  /** Lessons whose examples pass and whose stubs fail. */
  good: ImportedLesson[];
  /** Why each other lesson can't be used. */
  problems: ContentProblem[];
}

/** Reads and judges the lessons of a track in a folder of their own. */
export async function tryLessons(track: ImportedTrack, checker: Checker): Promise<TriedTrack> {
  const root = mkdtempSync(join(tmpdir(), 'exercism-'));
  try {
    writeCourse(root, track, track.lessons);
    const { content, problems } = readContent(root);
    const checked = await checkLessons(lessonsBelow(content, ''), checker);
    const found = [...problems, ...checked.problems];
    const good = track.lessons.filter((lesson) => {
      const folder = folderOf(track, lesson);
      return !found.some(({ file }) => file.startsWith(`${folder}/`));
    });
    const reasons = track.lessons.flatMap((lesson) => {
      const folder = folderOf(track, lesson);
      return found
        .filter(({ file }) => file.startsWith(`${folder}/`))
        .map(({ file, ...rest }) => ({ ...rest, file: `${lesson.from}/${file.slice(folder.length + 1)}` }));
    });
    return { good, problems: reasons };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Writes a course with some of a track's lessons into a content folder, in place of an earlier import. */
export function writeCourse(
  contentDir: string,
  track: ImportedTrack,
  lessons: readonly ImportedLesson[],
): void {
  const course = `courses/${track.course}`;
  rmSync(join(contentDir, course), { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(contentDir, path)), { recursive: true });
    writeFileSync(join(contentDir, path), text);
  };
  for (const [name, text] of track.structure(lessons)) write(`${course}/${name}`, text);
  for (const lesson of lessons)
    for (const [name, text] of lesson.files) write(`${folderOf(track, lesson)}/${name}`, text);
}

const folderOf = ({ course }: ImportedTrack, { chapter, slug }: ImportedLesson) =>
  `courses/${course}/chapters/${chapterSlug(course, chapter)}/lessons/${slug}`;
