/** The judge: pure functions on top of the Runner port, the same in the browser (visible tests) and on the server. */
export type { CodeTest } from './call-tests';
export { failure, type Grade, type OutputReport, success, type TestReport, type Verdict } from './grade';
export { gradeOutput, normalizeOutput, type OutputTask } from './grade-output';
export { gradeTestFiles, type TestFile, type TestFilesTask } from './grade-test-files';
export { gradeTests, type TestsTask } from './grade-tests';
export { errorLine, gradeRunEnd, limitMessage } from './run-end';
