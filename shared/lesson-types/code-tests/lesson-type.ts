import { z } from 'zod';
import { filledText } from '../../content/fields';
import type { VisibleTest } from '../../contracts';
import { type CodeTest, gradeTestFiles, gradeTests, type TestFile } from '../../grading';
import { type LessonTypeDefinition, lessonBase } from '../lesson-type';
import { presentProgram, presentTestFiles } from '../program/present';
import { CodeFiles, type ProgramData, programFields } from '../program/program';
import { type FilesAnswer, programRequest, testedLesson } from '../program/program-lesson';
import { gradeLength, gradeSource, passAlso } from '../program/source-rules';
import { TestFiles } from '../program/test-files';
import { programTranslation } from '../program/translation';
import { gradeRandom, reportUnusableRandom } from './random/grade-random';
import { RandomTests } from './random/inputs';

const LessonTest = z
  .strictObject({
    call: filledText.describe('An expression in the course’s language, such as add(1, 2).'),
    expect: filledText
      .optional()
      .describe('An expression for the expected value, evaluated apart from the learner’s code.'),
    raises: z
      .string()
      .regex(/^[A-Za-z_][A-Za-z0-9_.]*$/, { error: 'must be the name of an error, such as ValueError' })
      .optional()
      .describe('The name of the error that the call must raise, instead of expect.'),
    prints: z.string().optional().describe('What the call must print.'),
    hidden: z.boolean().optional().describe('Only runs on submission; the learner never sees it.'),
  })
  .superRefine((test, context) => {
    if (test.expect === undefined && test.raises === undefined && test.prints === undefined)
      context.addIssue({ code: 'custom', message: 'needs expect, raises or prints' });
    if (test.expect !== undefined && test.raises !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['raises'],
        message: 'can’t be combined with expect; keep one of them',
      });
  })
  .describe('A call and its expected result.');

const TESTS_OF_EACH_KIND = 2;

const LessonTests = z
  .array(LessonTest)
  .superRefine((tests, context) => {
    const hidden = tests.filter((test) => test.hidden).length;
    const demand = (kind: string, count: number) => {
      if (count < TESTS_OF_EACH_KIND)
        context.addIssue({
          code: 'custom',
          message: `needs at least ${TESTS_OF_EACH_KIND} ${kind} tests, and has ${count}`,
        });
    };
    demand('visible', tests.length - hidden);
    demand('hidden', hidden);
  })
  .describe('At least 2 visible and 2 hidden tests.');

const CodeTestsLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code_tests'),
    files: CodeFiles,
    tests: LessonTests.optional(),
    testFiles: TestFiles.optional(),
    random: RandomTests.optional(),
    openChecks: z
      .boolean()
      .optional()
      .describe('C: true lets the tests compare with values that depend on what the program does.'),
    ...programFields,
  })
  .superRefine(({ tests, testFiles }, context) => {
    const problem = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', path, message });
    if (!tests && !testFiles) problem('needs "tests" or "testFiles"');
    if (tests && testFiles) problem('can’t be combined with tests; keep one of them', ['testFiles']);
    if (testFiles?.every((file) => file.hidden))
      problem('must leave at least one file that the learner sees', ['testFiles']);
  })
  .describe('A program that is tested by calls or by test files.');

/** Has either `tests` or `testFiles`, never both. */
export type CodeTestsLessonData = ProgramData<typeof CodeTestsLessonFile> & { testFiles?: TestFile[] };

/** `type_code_tests`: tests the learner's program with calls, or with test files in the language's own style. */
export const codeTests: LessonTypeDefinition<CodeTestsLessonData, FilesAnswer> = {
  ...testedLesson,
  file: CodeTestsLessonFile,
  present(data, language) {
    const { tests = [], testFiles } = data;
    const isHidden = [
      ...tests.map(({ hidden }) => hidden),
      ...(testFiles ?? []).map((file) => file.isHidden),
    ];
    return {
      LessonDataCodeTests: {
        ...presentProgram(data, language),
        Tests: tests.filter((test) => !test.hidden).map(presentTest),
        ...(testFiles && { TestFiles: presentTestFiles(testFiles) }),
        NumHiddenTests: isHidden.filter(Boolean).length,
      },
    };
  },
  readFiles(folder) {
    reportUnusableRandom(folder);
    return testedLesson.readFiles(folder);
  },
  async grade(runner, task) {
    const request = programRequest(task);
    const { tests = [], testFiles } = task.data;
    const grade = testFiles
      ? await gradeTestFiles(runner, { request, testFiles })
      : await gradeTests(runner, { request, tests });
    return passAlso(
      grade,
      () => gradeLength(task),
      () => gradeRandom(runner, task),
      () => gradeSource(task),
    );
  },
  translation: programTranslation<CodeTestsLessonData>(),
};

const presentTest = (test: CodeTest): VisibleTest => ({
  Call: test.call,
  Expected: test.expect ?? null,
  Raises: test.raises ?? null,
  Prints: test.prints ?? null,
});
