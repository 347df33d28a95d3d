import { hasCode, type LessonData } from '@shared/content';
import type { LessonSubmissionEvent, SubmissionReply, TestResult, XPBreakdownLine } from '@shared/contracts';
import type { Grade, TestReport } from '@shared/grading';
import type { XpLine } from '@shared/rules/xp';
import type { JudgedSubmission } from './judged-submission';
import type { SubmissionEntity } from './submission.entity';

/** A learner reads no more of one text; a program may print a megabyte in every test. */
const LONGEST_TEXT = 100_000;
const LONGEST_TEST_TEXT = 2_000;

/** What the socket and the reply say alike. */
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
  Expected: clip(expected, LONGEST_TEXT),
  Got: clip(got, LONGEST_TEXT),
  Stderr: clip(stderr, LONGEST_TEXT),
});

function presentTests(grade: Grade, tests: TestReport[]): NonNullable<SubmissionReply['Tests']> {
  const hidden = tests.filter((test) => test.hidden);
  return {
    Results: tests.filter((test) => !test.hidden).map(presentTest),
    NumHidden: hidden.length,
    NumHiddenPassed: hidden.filter((test) => test.passed).length,
    Stdout: clip(grade.output?.stdout ?? '', LONGEST_TEXT),
    Stderr: clip(grade.output?.stderr ?? '', LONGEST_TEXT),
  };
}

const presentTest = (test: TestReport): TestResult => ({
  Call: test.call ?? '',
  Expected: clip(test.expected ?? '', LONGEST_TEST_TEXT),
  Got: clip(test.got ?? '', LONGEST_TEST_TEXT),
  Stdout: clip(test.stdout ?? '', LONGEST_TEST_TEXT),
  Passed: test.passed,
});

function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest)}… (${text.length - longest} more characters)`;
}
