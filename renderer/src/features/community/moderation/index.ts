export { ReportButton } from './ReportButton';
export { KIND_NAMES, REASON_NAMES } from './report-texts';
export type { Reportable } from './reportable';
