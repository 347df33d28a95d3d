import { lessonTypeOf, translatedData } from '@shared/lesson-types';
import { alwaysTrueTests } from './always-true';
import { cTestProblems } from './c-tests';
import { variantProblems } from './check-variants';
import type { Checker } from './checker';
import { mistakeProblems } from './known-mistakes';
import type { CheckedLessons, PlacedLesson } from './placed-lesson';
import { testFileErrors } from './test-file-errors';
import { shownTests } from './texts/shown-tests';
import { inFull } from './verdict';

/** Checks one lesson (`checkLessons`). */
export async function checkLesson(
  placed: PlacedLesson,
  { judge, runner }: Pick<Checker, 'judge' | 'runner'>,
): Promise<CheckedLessons> {
  const { lesson, language, folder } = placed;
  const checked: CheckedLessons = {
    lessons: 1,
    solutionsPass: 0,
    startersFail: 0,
    mistakesFail: 0,
    problems: [],
  };
  const reportIn = (file: string, message: string, line = 1) =>
    checked.problems.push({ file: `${folder}/${file}`, line, message });
  const report = (message: string) => reportIn('lesson.yaml', message);
  const type = lessonTypeOf(lesson.data);
  for (const problem of type.findProblems?.(lesson.data) ?? []) report(problem);
  for (const [locale, { fields }] of Object.entries(lesson.translations ?? {})) {
    const found = type.findProblems?.(translatedData(type, lesson.data, fields)) ?? [];
    for (const problem of found) reportIn(`lesson.${locale}.md`, problem);
  }
  for (const problem of await variantProblems(placed, { judge, runner })) reportIn('training.yaml', problem);
  for (const { line, message } of shownTests(lesson, lesson.prose)) reportIn('lesson.md', message, line);
  // The fields above a translation's text aren't part of it.
  for (const [locale, { prose }] of Object.entries(lesson.translations ?? {}))
    for (const { message } of shownTests(lesson, prose ?? '')) reportIn(`lesson.${locale}.md`, message);
  const answers = type.authorAnswers?.(lesson.data);
  if (!answers) return checked;

  const solution = await judge(lesson, language, answers.solution);
  if (solution.outcome === 'passed') {
    checked.solutionsPass++;
    for (const fault of await cTestProblems(lesson, language)) report(fault);
  } else {
    const errors = runner ? await testFileErrors(runner, lesson, language) : [];
    for (const { file, line, message } of errors) reportIn(`tests/${file}`, message, line);
    if (errors.length === 0) report(`the solution fails: ${inFull(solution)}`);
  }
  const starter = await judge(lesson, language, answers.starter);
  if (starter.outcome === 'failed') checked.startersFail++;
  else if (starter.outcome === 'passed') report('the starter passes already: there is nothing left to do');
  else report(`the starter cannot be judged: ${starter.message}`);

  const mistakes = type.knownMistakes?.(lesson.data) ?? [];
  const faults = await mistakeProblems(mistakes, (answer) => judge(lesson, language, answer), starter);
  for (const { name, message } of faults) reportIn(`wrong/${name}/message.md`, message);
  checked.mistakesFail += mistakes.length - faults.length;

  const cheat = type.cheat?.(lesson.data, language);
  if (cheat && (await judge(lesson, language, cheat)).outcome === 'passed')
    report('a program that prints the expected output passes: the checks and hidden runs let it through');
  if (solution.outcome === 'passed' && starter.outcome === 'failed')
    for (const { file, message } of await alwaysTrueTests(placed, judge, solution, starter))
      reportIn(file, message);
  return checked;
}
