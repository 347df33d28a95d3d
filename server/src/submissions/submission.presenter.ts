import { hasCode, type LessonData } from '@shared/content';
import type { LessonSubmissionEvent, SubmissionReply, TestResult, XPBreakdownLine } from '@shared/contracts';
import type { Grade, TestReport } from '@shared/grading';
import type { XpLine } from '@shared/rules/xp';
import type { JudgedSubmission } from './judged-submission';
import type { SubmissionEntity } from './submission.entity';

/** More than anyone reads; a program may print a megabyte in every test. */
const MAX_TEXT_LENGTH = 100_000;
const MAX_TEST_TEXT_LENGTH = 2_000;

/** The part that the socket and the reply share. */
export function presentSubmissionEvent(submission: SubmissionEntity): LessonSubmissionEvent {
  return {
    SubmissionUUID: submission.id,
    ResultSlug: submission.resultSlug,
    ResultMessage: submission.resultMessage,
    XPReward: submission.xpReward,
    XPBreakdown: submission.xpBreakdown.map(presentXpLine),
    LessonUUID: submission.lessonId,
    CourseUUID: submission.courseId,
    ChallengeUUID: null,
  };
}

export function presentSubmission({ open, judgement, submission }: JudgedSubmission): SubmissionReply {
  const { data } = open.lesson;
  return {
    ...presentSubmissionEvent(submission),
    StructuredErrCLI: null,
    Output: data.type === 'type_code' && judgement?.output ? presentOutput(judgement.output) : null,
    Tests: judgement?.tests ? presentTests(judgement, judgement.tests) : null,
    Explanation: judgement?.verdict === 'success' ? explanationOf(data) : null,
  };
}

const presentXpLine = ({ name, percent, xp }: XpLine): XPBreakdownLine => ({
  Name: name,
  Percent: percent,
  XP: xp,
});

const explanationOf = (data: LessonData) => (hasCode(data) ? null : data.explanation);

const presentOutput = ({ expected, got, stderr }: NonNullable<Grade['output']>) => ({
  Expected: clip(expected, MAX_TEXT_LENGTH),
  Got: clip(got, MAX_TEXT_LENGTH),
  Stderr: clip(stderr, MAX_TEXT_LENGTH),
});

function presentTests(grade: Grade, tests: TestReport[]): NonNullable<SubmissionReply['Tests']> {
  const hidden = tests.filter((test) => test.hidden);
  return {
    Results: tests.filter((test) => !test.hidden).map(presentTest),
    NumHidden: hidden.length,
    NumHiddenPassed: hidden.filter((test) => test.passed).length,
    Stdout: clip(grade.output?.stdout ?? '', MAX_TEXT_LENGTH),
    Stderr: clip(grade.output?.stderr ?? '', MAX_TEXT_LENGTH),
  };
}

const presentTest = (test: TestReport): TestResult => ({
  Call: test.call ?? '',
  Expected: clip(test.expected ?? '', MAX_TEST_TEXT_LENGTH),
  Got: clip(test.got ?? '', MAX_TEST_TEXT_LENGTH),
  Stdout: clip(test.stdout ?? '', MAX_TEST_TEXT_LENGTH),
  Passed: test.passed,
});

function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}… (${text.length - longest} more characters)`;
}
