export { CalmCard } from './CalmCard';
export { registerResultScreen } from './result-screens';
export { SuccessCard } from './SuccessCard';
export { dismissResultToasts, onSubmissionResult, showSubmissionResult } from './show-submission-result';
