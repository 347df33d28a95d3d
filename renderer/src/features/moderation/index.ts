export { type Reportable, ReportButton } from './ReportButton';
export { KIND_NAMES, REASON_NAMES } from './report-texts';
