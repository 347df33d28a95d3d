export { onSubmissionResult, showSubmissionResult } from './show-submission-result';
export { XpBreakdown } from './XpBreakdown';
