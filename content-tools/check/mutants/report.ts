import type { Content } from '@server/authoring/content-import/content';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import type { PlacedLesson } from '../placed-lesson';
import type { ResultCache } from '../result-cache';
import type { JudgeAnswer } from '../verdict';
import { type MutationResult, type Survivor, testMutants } from './test-mutants';

/** A course's mutants, and what it asks for. */
export interface CourseMutants {
  slug: string;
  killed: number;
  total: number;
  equivalent: number;
  /** Whole percents, rounded down. */
  rate: number;
  /** From course.yaml; undefined if it doesn't ask for anything. */
  required?: number;
}

export interface MutantReport {
  courses: CourseMutants[];
  survivors: Survivor[];
  problems: ContentProblem[];
}

export interface MutantChecker {
  judge: JudgeAnswer;
  /** How many mutants are judged at the same time. */
  threads?: number;
  cache?: ResultCache<MutationResult>;
}

/** Judges the mutants of these lessons' solutions. */
export async function reportMutants(
  { courses }: Content,
  placed: readonly PlacedLesson[],
  { judge, threads = 1, cache }: MutantChecker,
): Promise<MutantReport> {
  const results = new Map<PlacedLesson, MutationResult>();
  for (const lesson of placed) {
    // Not the lesson's text: a better sentence doesn't change what its tests notice.
    const subject = [lesson.language, lesson.lesson.data];
    const result = cache?.get(lesson.folder, subject) ?? (await testMutants(lesson, judge, threads));
    if (!result) continue;
    results.set(lesson, result);
    cache?.set(lesson.folder, subject, result);
  }

  const inOrder = placed.flatMap((lesson) => {
    const result = results.get(lesson);
    return result ? [{ folder: lesson.folder, ...result }] : [];
  });
  return {
    courses: courses.flatMap(({ slug, mutants }) => {
      const own = inOrder.filter(({ folder }) => folder.startsWith(`courses/${slug}/`));
      return own.length === 0 ? [] : [rateOf(slug, own, mutants)];
    }),
    survivors: inOrder.flatMap(({ survivors }) => survivors),
    problems: inOrder.flatMap(({ folder, stale }) =>
      stale.map((line) => ({
        file: `${folder}/lesson.yaml`,
        line: 1,
        message: `"equivalentMutants" names a line that no surviving mutant has: ${line}`,
      })),
    ),
  };
}

function rateOf(
  slug: string,
  results: readonly MutationResult[],
  required: number | undefined,
): CourseMutants {
  const sum = (count: (result: MutationResult) => number) =>
    results.reduce((all, one) => all + count(one), 0);
  const killed = sum((result) => result.killed);
  const total = killed + sum(({ survivors }) => survivors.length);
  const rate = total === 0 ? 100 : Math.floor((100 * killed) / total);
  return { slug, killed, total, equivalent: sum((result) => result.equivalent), rate, required };
}
