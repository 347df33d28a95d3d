/** The judge: pure functions on top of the Runner port, the same in the browser (visible tests) and on the server. */
export { expectedText } from './call-report';
export { type CodeTest, callTestName, callTests } from './call-tests';
export { failureSignature, isFailureSignature, MAX_SIGNATURE_LENGTH } from './failure-signature';
export {
  failure,
  type Grade,
  type InterviewReview,
  type Mismatch,
  type OutputReport,
  type PointReview,
  type PointVerdict,
  type ProgramError,
  type RepositoryCheck,
  success,
  type TerminalFailure,
  type TestReport,
  type Verdict,
} from './grade';
export { gradeOutput, type OutputTask } from './grade-output';
export { gradeTestFiles, type TestFile, type TestFilesTask } from './grade-test-files';
export { gradeTests, type TestsTask } from './grade-tests';
export { normalizeOutput } from './normalize-output';
export { errorMessage, programErrorOf } from './program-error';
export { gradeRunEnd, limitMessage } from './run-end';
export { type TestReportOptions, testReports } from './test-report';
