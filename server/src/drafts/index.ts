export { DraftsModule } from './drafts.module';
