import type { Content, LessonContent } from '@server/content-import/content';
import type { ContentProblem } from '@server/content-import/problem';
import { languageOf, lessonTypeOf } from '@shared/lesson-types';
import type { Language } from '@shared/runner/languages';
import { cTestProblems } from './c-tests';
import { mistakeProblems } from './known-mistakes';
import type { JudgeAnswer } from './verdict';

export interface CheckedLessons {
  lessons: number;
  solutionsPass: number;
  startersFail: number;
  /** Programs of known mistakes that fail in a way of their own. */
  mistakesFail: number;
  problems: ContentProblem[];
}

export interface PlacedLesson {
  lesson: LessonContent;
  language: Language;
  /** Relative to the content folder. */
  folder: string;
}

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
  judge: JudgeAnswer,
): Promise<CheckedLessons> {
  const counts = { solutionsPass: 0, startersFail: 0, mistakesFail: 0 };
  const checked: CheckedLessons = { lessons: placed.length, ...counts, problems: [] };
  for (const { lesson, language, folder } of placed) {
    const report = (message: string) =>
      checked.problems.push({ file: `${folder}/lesson.yaml`, line: 1, message });
    const type = lessonTypeOf(lesson.data);
    for (const problem of type.findProblems?.(lesson.data) ?? []) report(problem);
    const answers = type.authorAnswers?.(lesson.data);
    if (!answers) continue;

    const solution = await judge(lesson, language, answers.solution);
    if (solution.outcome === 'passed') {
      checked.solutionsPass++;
      for (const fault of await cTestProblems(lesson, language)) report(fault);
    } else report(`the solution fails: ${solution.message}`);
    const starter = await judge(lesson, language, answers.starter);
    if (starter.outcome === 'failed') checked.startersFail++;
    else if (starter.outcome === 'passed') report('the starter passes already: there is nothing left to do');
    else report(`the starter cannot be judged: ${starter.message}`);

    const mistakes = type.knownMistakes?.(lesson.data) ?? [];
    const faults = await mistakeProblems(mistakes, (answer) => judge(lesson, language, answer), starter);
    for (const { name, message } of faults)
      checked.problems.push({ file: `${folder}/wrong/${name}/message.md`, line: 1, message });
    checked.mistakesFail += mistakes.length - faults.length;

    const cheat = type.cheat?.(lesson.data, language);
    if (cheat && (await judge(lesson, language, cheat)).outcome === 'passed')
      report('a program that prints the expected output passes: the checks and hidden runs let it through');
  }
  return checked;
}

/** Whether `path` is `folder` or inside it. */
export const isWithin = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
