import type { ContentProblem } from '@server/content-import/problem';
import { type Content, hasCode, type LessonContent, solvedProgram, starterProgram } from '@shared/content';
import type { Language, SourceFile } from '@shared/runner/runner';

/** What a judge says of a program; `message` says why in words. */
export interface Verdict {
  passed: boolean;
  message: string;
}

/** Judges a program as a submit would. */
export type JudgeProgram = (
  lesson: LessonContent,
  language: Language,
  files: readonly SourceFile[],
) => Promise<Verdict>;

export interface CheckedLessons {
  lessons: number;
  solutionsPass: number;
  startersFail: number;
  problems: ContentProblem[];
}

interface PlacedLesson {
  lesson: LessonContent;
  language: Language;
  /** Relative to the content folder. */
  folder: string;
}

/** Every lesson below `path` (relative to the content folder; empty for all), or the one that holds it. */
export function lessonsBelow({ courses }: Content, path: string): PlacedLesson[] {
  return courses
    .flatMap(({ slug: course, language, chapters }) =>
      chapters.flatMap(({ slug: chapter, lessons }) =>
        lessons.map((lesson) => ({
          lesson,
          language,
          folder: `courses/${course}/chapters/${chapter}/lessons/${lesson.slug}`,
        })),
      ),
    )
    .filter(({ folder }) => isWithin(folder, path) || isWithin(path, folder));
}

/** Runs every solution, which has to pass, and every starter, which has to fail. */
export async function checkLessons(
  placed: readonly PlacedLesson[],
  judge: JudgeProgram,
): Promise<CheckedLessons> {
  const checked: CheckedLessons = { lessons: placed.length, solutionsPass: 0, startersFail: 0, problems: [] };
  for (const { lesson, language, folder } of placed) {
    if (!hasCode(lesson.data)) continue;
    const report = (message: string) =>
      checked.problems.push({ file: `${folder}/lesson.yaml`, line: 1, message });
    const solution = await judge(lesson, language, solvedProgram(lesson.data));
    if (solution.passed) checked.solutionsPass++;
    else report(`the solution fails: ${solution.message}`);
    const starter = await judge(lesson, language, starterProgram(lesson.data));
    if (starter.passed) report('the starter passes already: there is nothing left to do');
    else checked.startersFail++;
  }
  return checked;
}

/** True when `path` is `folder` or lies in it. */
export const isWithin = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
