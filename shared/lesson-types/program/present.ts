import type { TestResult } from '../../contracts';
import type { Grade, ProgramError, TestFile, TestReport } from '../../grading';
import type { Language } from '../../runner/languages';
import type { GradeView } from '../lesson-type';
import { type ContentFile, checksTypes, type Program } from './program';

/** More than anyone reads; a program may print a megabyte in every test. */
const MAX_TEXT_LENGTH = 100_000;
const MAX_TEST_TEXT_LENGTH = 2_000;

export const presentProgram = (data: Program & { checkTypes?: boolean }, language: Language) => ({
  ProgrammingLanguage: language,
  StarterFiles: data.files.map(presentFile),
  ...(checksTypes(language, data) && { CheckTypes: true as const }),
});

/** Hidden files run in the browser too, where a learner could read them: hidden means out of the way. */
const presentFile = (file: ContentFile) => ({
  Name: file.name,
  Content: file.content,
  IsHidden: file.isHidden,
  IsReadonly: file.isReadonly,
});

/** Visible test files only. */
export const presentTestFiles = (files: readonly TestFile[]) =>
  files.filter((file) => !file.isHidden).map(({ name, content }) => ({ Name: name, Content: content }));

/** The expected and the actual output, for lessons judged by their output. */
export const presentOutput = ({ output, error }: Grade): GradeView => ({
  ...presentError(error),
  Output: output && {
    Expected: clip(output.expected, MAX_TEXT_LENGTH),
    Got: clip(output.got, MAX_TEXT_LENGTH),
    Stderr: clip(output.stderr, MAX_TEXT_LENGTH),
  },
});

/** The results of the visible tests, for lessons judged by tests; hidden ones are only counted. */
export function presentTests({ tests, output, error }: Grade): GradeView {
  const hidden = tests?.filter((test) => test.hidden) ?? [];
  return {
    ...presentError(error),
    Tests: tests && {
      Results: tests.filter((test) => !test.hidden).map(presentTest),
      NumHidden: hidden.length,
      NumHiddenPassed: hidden.filter((test) => test.passed).length,
      Stdout: clip(output?.stdout ?? '', MAX_TEXT_LENGTH),
      Stderr: clip(output?.stderr ?? '', MAX_TEXT_LENGTH),
    },
  };
}

const presentTest = (test: TestReport): TestResult => ({
  Call: test.call ?? '',
  Expected: clip(test.expected ?? '', MAX_TEST_TEXT_LENGTH),
  ExpectedText: ifWhole(test.expectedText, test.expected),
  Got: clip(test.got ?? '', MAX_TEST_TEXT_LENGTH),
  GotText: ifWhole(test.gotText, test.got),
  Stdout: clip(test.stdout ?? '', MAX_TEST_TEXT_LENGTH),
  ExpectedStdout: test.expectedStdout === undefined ? null : clip(test.expectedStdout, MAX_TEST_TEXT_LENGTH),
  Passed: test.passed,
  Mismatch: test.mismatch ?? null,
  Reason: clip(test.reason ?? '', MAX_TEST_TEXT_LENGTH),
  ReasonText: ifWhole(test.reasonText, test.reason),
  Source: test.source ?? null,
});

const presentError = (error: ProgramError | undefined): GradeView =>
  error
    ? {
        ProgramError: {
          Kind: error.kind,
          Message: clip(error.message, MAX_TEST_TEXT_LENGTH),
          File: error.place?.file ?? null,
          Line: error.place?.line ?? null,
        },
      }
    : {};

/** A text that had to be clipped stays in English. */
const ifWhole = (reference: string | undefined, text = ''): string | undefined =>
  text.length > MAX_TEST_TEXT_LENGTH ? undefined : reference;

function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}… (${text.length - longest} more characters)`;
}
