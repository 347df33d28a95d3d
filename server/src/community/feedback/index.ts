export { FeedbackReceived, ReportDecided } from './feedback.events';
export { FeedbackModule } from './feedback.module';
export { Reports } from './reports';
export { SpellbookPages } from './spellbook-pages';
