export { ModerationModule } from './moderation.module';
