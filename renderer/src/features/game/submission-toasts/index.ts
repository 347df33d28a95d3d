export { resultMomentsOf } from './result-moments.store';
export { isOnScreen, registerResultScreen } from './result-screens';
export { dismissResultToasts, onSubmissionResult, showSubmissionResult } from './show-submission-result';
export { signed } from './signed';
export { COUNT_MS, STRIKE_MS, tallyAt } from './tally';
export { XpLines } from './XpBreakdown';
