export { FeedbackReceived } from './feedback.events';
export { FeedbackModule } from './feedback.module';
export { SpellbookPages } from './spellbook-pages';
