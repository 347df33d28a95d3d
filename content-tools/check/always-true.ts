import { type FilesAnswer, lessonTypeOf } from '@shared/lesson-types';
import { programMutants } from './mutants/program-mutants';
import type { PlacedLesson } from './placed-lesson';
import type { JudgeAnswer, Verdict } from './verdict';

/**
 * Hidden tests that no program fails: neither the starter, nor a known mistake, nor a changed solution. Nobody sees that
 * they check nothing. Judges changed solutions only until each test has failed once.
 */
export async function alwaysTrueTests(
  placed: PlacedLesson,
  judge: JudgeAnswer,
  solution: Verdict,
  starter: Verdict,
): Promise<Array<{ file: string; message: string }>> {
  const { lesson, language } = placed;
  const suspects = new Set<number>();
  const total = solution.tests?.length ?? 0;
  for (const [at, test] of (solution.tests ?? []).entries()) if (test.hidden) suspects.add(at);
  /** A program that ended early says nothing about the tests that it didn't reach. */
  const clear = ({ tests = [], outcome }: Verdict) => {
    if (outcome !== 'failed') return;
    for (const at of suspects) if (tests.length === total && !tests[at]!.passed) suspects.delete(at);
    if (tests.length !== total) suspects.clear();
  };
  clear(starter);
  const answers: FilesAnswer[] = (lessonTypeOf(lesson.data).knownMistakes?.(lesson.data) ?? []).map(
    ({ answer }) => answer as FilesAnswer,
  );
  if (suspects.size > 0) answers.push(...programMutants(placed).map(({ answer }) => answer));
  let judged = 0;
  for (const answer of answers) {
    if (suspects.size === 0) return [];
    const verdict = await judge(lesson, language, answer);
    if (verdict.isUnbuilt) continue;
    clear(verdict);
    judged++;
  }
  if (judged === 0) return [];
  return [...suspects].map((at) => explain(placed, at, total));
}

function explain({ lesson: { data } }: PlacedLesson, at: number, total: number) {
  const why = 'passes for the starter and for every changed solution: it checks nothing';
  const tests = 'tests' in data && data.tests?.length === total ? data.tests : undefined;
  if (tests) return { file: 'lesson.yaml', message: `the hidden test ${tests[at]!.call} ${why}` };
  return { file: 'lesson.yaml', message: `the hidden test number ${at + 1} of ${total} ${why}` };
}
