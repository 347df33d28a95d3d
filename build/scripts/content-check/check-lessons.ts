import type { ContentProblem } from '@server/content-import/problem';
import {
  type Content,
  hasCode,
  type LessonContent,
  solvedProgram,
  starterProgram,
  type TextInputLessonData,
} from '@shared/content';
import { gradeTextInput } from '@shared/grading';
import type { Language, SourceFile } from '@shared/runner/runner';
import { cTestProblems } from './c-tests';

/** The result for one program; `message` explains it. `broken` means that it couldn't be judged at all. */
export interface Verdict {
  outcome: 'passed' | 'failed' | 'broken';
  message: string;
}

/** Judges a program like a submission. */
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

/** Every lesson below `path` (relative to the content folder; empty for all), or the lesson that contains it. */
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

/** Runs every solution (has to pass) and every starter (has to fail); tries the answers of typed questions. */
export async function checkLessons(
  placed: readonly PlacedLesson[],
  judge: JudgeProgram,
): Promise<CheckedLessons> {
  const checked: CheckedLessons = { lessons: placed.length, solutionsPass: 0, startersFail: 0, problems: [] };
  for (const { lesson, language, folder } of placed) {
    const report = (message: string) =>
      checked.problems.push({ file: `${folder}/lesson.yaml`, line: 1, message });
    if (lesson.data.type === 'type_text_input') for (const fault of answerFaults(lesson.data)) report(fault);
    if (!hasCode(lesson.data)) continue;

    const solution = await judge(lesson, language, solvedProgram(lesson.data));
    if (solution.outcome === 'passed') {
      checked.solutionsPass++;
      for (const fault of await cTestProblems(lesson, language)) report(fault);
    } else report(`the solution fails: ${solution.message}`);
    const starter = await judge(lesson, language, starterProgram(lesson.data));
    if (starter.outcome === 'failed') checked.startersFail++;
    else if (starter.outcome === 'passed') report('the starter passes already: there is nothing left to do');
    else report(`the starter cannot be judged: ${starter.message}`);
  }
  return checked;
}

/** Answers that the author calls correct must be judged correct, and the rules must not contradict each other. */
function answerFaults(data: TextInputLessonData): string[] {
  const answers = data.matchesOne ?? (data.containsAll ? [data.containsAll.join(' ')] : []);
  return answers
    .filter((answer) => gradeTextInput(data, answer).verdict !== 'success')
    .map((answer) => `the right answer "${answer}" is judged wrong: the lists contradict each other`);
}

/** Whether `path` is `folder` or inside it. */
export const isWithin = (path: string, folder: string) =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);
