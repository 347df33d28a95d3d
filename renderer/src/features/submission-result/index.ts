export { onSubmissionResult, showSubmissionResult } from './show-submission-result';
