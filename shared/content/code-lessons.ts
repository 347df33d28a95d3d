import { z } from 'zod';
import { filePath, filledText, refuseRepeats } from './fields';
import { lessonBase } from './lesson-base';
import { TestFiles } from './test-files';

export const CodeFileEntry = z
  .strictObject({
    name: filePath.describe('The path below starter/.'),
    readonly: z.boolean().optional().describe('The learner sees the file but can’t change it.'),
    hidden: z.boolean().optional().describe('Part of every run, never shown to the learner.'),
  })
  .describe('One file of the program.');
export type CodeFileEntry = z.infer<typeof CodeFileEntry>;

/** The files of a program in the order of the editor's tabs; the first is the entry. */
export const CodeFiles = z
  .array(CodeFileEntry)
  .min(1, { error: 'must list at least one file' })
  .superRefine((files, context) => {
    refuseRepeats(
      files.map((file) => file.name.toLowerCase()),
      context,
    );
    if (files[0]?.hidden)
      context.addIssue({ code: 'custom', path: [0], message: 'is the entry and may not be hidden' });
    if (files.length > 0 && files.every((file) => file.readonly || file.hidden))
      context.addIssue({ code: 'custom', message: 'must leave at least one file for the learner to edit' });
  })
  .describe('The files in starter/, the entry first.');

const checkTypes = z
  .boolean()
  .optional()
  .describe('TypeScript: false runs the program without checking its types first.');

/** A TypeScript program has to pass the type checker before it runs, unless its lesson says otherwise. */
export const checksTypes = (language: string, lesson: { checkTypes?: boolean }): boolean =>
  language === 'typescript' && lesson.checkTypes !== false;

/** `type_code`: the whole program runs, and its output is compared. */
export const CodeLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code'),
    files: CodeFiles,
    expectedOutput: filledText.describe('The exact output; trailing whitespace is ignored.'),
    stdin: z.string().optional().describe('What the program reads from its standard input.'),
    checkTypes,
  })
  .describe('A program whose output is compared.');

export const LessonTest = z
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
      context.addIssue({ code: 'custom', path: ['raises'], message: 'cannot stand beside expect: keep one' });
  })
  .describe('A call and its expected result.');
export type LessonTest = z.infer<typeof LessonTest>;

const TESTS_OF_EACH_KIND = 2;

/** Calls of the learner's functions: at least 2 visible and 2 hidden ones. */
export const LessonTests = z
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

/** `type_code_tests`: tests the learner's program with calls, or with test files in the language's own style. */
export const CodeTestsLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code_tests'),
    files: CodeFiles,
    tests: LessonTests.optional(),
    testFiles: TestFiles.optional(),
    checkTypes,
  })
  .superRefine(({ tests, testFiles }, context) => {
    const problem = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', path, message });
    if (!tests && !testFiles) problem('needs "tests" or "testFiles"');
    if (tests && testFiles) problem('cannot stand beside tests: keep one', ['testFiles']);
    if (testFiles?.every((file) => file.hidden))
      problem('must leave at least one file that the learner sees', ['testFiles']);
  })
  .describe('A program that is tested by calls or by test files.');

/** `type_code_sql`: runs a script on a database and compares result sets. */
export const CodeSqlLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_code_sql'),
    files: CodeFiles.superRefine((files, context) => {
      files.forEach(({ readonly, hidden }, at) => {
        if (at > 0 && !readonly && !hidden)
          context.addIssue({
            code: 'custom',
            path: [at],
            message: 'makes the database, the solution’s too: it must be readonly or hidden',
          });
      });
    }).describe('The learner’s script first; all other files create the database before it runs.'),
    testFiles: TestFiles,
  })
  .describe('A script whose result sets are compared with those of the solution.');
