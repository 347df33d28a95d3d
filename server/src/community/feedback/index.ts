export { FeedbackReceived, ReportDecided } from './feedback.events';
export { FeedbackModule } from './feedback.module';
export type { Report } from './report-rows';
export type { ReportStatus } from './report-state.entity';
export { type ChangeReportInput, Reports } from './reports';
export { SpellbookPages } from './spellbook-pages';
