export { FeedbackReceived, ReportDecided } from './feedback.events';
export { FeedbackModule } from './feedback.module';
export { type Report, type ReportState, Reports } from './reports';
export { SpellbookPages } from './spellbook-pages';
