import type { Content } from '@server/authoring/content-import/content';
import { languageOf } from '@shared/lesson-types';
import { checkLesson } from './check-lesson';
import type { Checker } from './checker';
import { inParallel } from './in-parallel';
import type { CheckedLessons, PlacedLesson } from './placed-lesson';

export type { Checker } from './checker';
export type { CheckedLessons, PlacedLesson } from './placed-lesson';

/** Every lesson below `path` (relative to the content folder; empty for all), or the lesson that contains it. */
export function lessonsBelow({ courses }: Content, path: string): PlacedLesson[] {
  return courses
    .flatMap(({ slug: course, language: courseLanguage, chapters }) =>
      chapters.flatMap(({ slug: chapter, lessons }) =>
        lessons.map((lesson) => ({
          lesson,
          language: languageOf(lesson.data, { language: courseLanguage }),
          folder: `courses/${course}/chapters/${chapter}/lessons/${lesson.slug}`,
        })),
      ),
    )
    .filter(({ folder }) => isWithin(folder, path) || isWithin(path, folder));
}

/**
 * Runs every solution (has to pass), every starter (has to fail) and every known mistake (has to fail in a way of its own),
 * and finds what else a lesson's type checks.
 */
export async function checkLessons(
  placed: readonly PlacedLesson[],
  { cache, threads = 1, ...checker }: Checker,
): Promise<CheckedLessons> {
  const results = await inParallel(placed, threads, async (lesson) => {
    const subject = [lesson.language, lesson.lesson];
    const known = cache?.get(lesson.folder, subject);
    if (known) return known;
    const checked = await checkLesson(lesson, checker);
    if (checked.problems.length === 0) cache?.set(lesson.folder, subject, checked);
    return checked;
  });
  const sum = (count: (checked: CheckedLessons) => number) =>
    results.reduce((all, one) => all + count(one), 0);
  return {
    lessons: sum(({ lessons }) => lessons),
    solutionsPass: sum(({ solutionsPass }) => solutionsPass),
    startersFail: sum(({ startersFail }) => startersFail),
    mistakesFail: sum(({ mistakesFail }) => mistakesFail),
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** Whether `path` is `folder` or inside it. */
export const isWithin = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
