import { z } from 'zod';
import { failure, type Grade } from '../../grading';
import { checkMessage, checkProblem, findUnmet, type SourceCheck, SourceChecks } from '../../source-checks';
import { resultText } from '../../texts/lesson-results';
import type { LessonFolder } from '../lesson-folder';
import type { GradeTask } from '../lesson-type';
import type { Program } from './program';

const HasChecks = z.looseObject({ checks: SourceChecks });

/** The `checks` of a lesson.yaml that the course's language can't have. */
export function reportUnusableChecks(folder: LessonFolder): void {
  const { language, fields } = folder;
  const parsed = HasChecks.safeParse(fields);
  // The lesson's schema reports wrong checks.
  if (!parsed.success || !language) return;
  for (const [index, check] of parsed.data.checks.entries()) {
    const problem = checkProblem(check, language);
    if (problem) folder.reportField(['checks', index], `"checks[${index}]" ${problem}`);
  }
}

type CheckedProgram = Program & { checks?: SourceCheck[]; hiddenRuns?: readonly { set?: object }[] };
type CheckedTask = GradeTask<CheckedProgram, { files: Program['solutionFiles'] }>;

/** What a program that passed has to meet as well. Only the learner's own files count. */
export function gradeSource({ data, language, answer }: CheckedTask): Grade | undefined {
  const editable = new Set(
    data.files.filter((file) => !file.isReadonly && !file.isHidden).map(({ name }) => name),
  );
  const files = answer.files.filter(({ name }) => editable.has(name));
  const unmet = findUnmet(data.checks ?? [], language, files);
  return unmet && failure(resultText('twist.task', { task: checkMessage(unmet) }));
}

/** The server parses programs in its own process, so it only parses those of a reasonable length. */
const MAX_PARSED_LENGTH = 64 * 1024;

/** Refuses a program that would have to be parsed for the further checks of its lesson and is too long for that. */
export function gradeLength({ data, answer }: CheckedTask): Grade | undefined {
  const isParsed = data.checks !== undefined || data.hiddenRuns?.some(({ set }) => set !== undefined);
  const length = answer.files.reduce((sum, { content }) => sum + content.length, 0);
  if (!isParsed || length <= MAX_PARSED_LENGTH) return undefined;
  return failure(resultText('twist.too-long'));
}

/** A passing grade stays as it is, unless one of the further checks fails; they run in order until one does. */
export async function passAlso(
  grade: Grade,
  ...checks: Array<() => Grade | undefined | Promise<Grade | undefined>>
): Promise<Grade> {
  if (grade.verdict !== 'success') return grade;
  for (const check of checks) {
    const failed = await check();
    // The tests that passed stay, and the case that failed comes after them.
    if (failed)
      return { ...grade, ...failed, tests: grade.tests && [...grade.tests, ...(failed.tests ?? [])] };
  }
  return grade;
}
